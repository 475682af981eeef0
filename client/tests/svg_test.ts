import { deepEqual, equal } from "node:assert/strict";
import { IDENTITY, inverse, kept, mapped, shifted, stretched, times, written, zoomed } from "../src/svg.ts";

const double = { a: 2, b: 0, c: 0, d: 2, e: 10, f: 20 };
const whole = { x: 0, y: 0, width: 100, height: 50 };

Deno.test("a matrix and its inverse undo each other", () => {
  deepEqual(times(double, inverse(double)), IDENTITY);
  deepEqual(mapped(double, { x: 3, y: 4 }), { x: 16, y: 28 });
  deepEqual(mapped(inverse(double), { x: 16, y: 28 }), { x: 3, y: 4 });
});

Deno.test("the right factor is applied first", () => {
  const move = shifted(IDENTITY, 5, 0);
  deepEqual(mapped(times(double, move), { x: 0, y: 0 }), { x: 20, y: 20 });
  deepEqual(mapped(times(move, double), { x: 0, y: 0 }), { x: 15, y: 20 });
});

Deno.test("a stretch leaves its middle in place", () => {
  const thin = stretched(double, { x: 30, y: 40 }, 0.5, 1);
  deepEqual(mapped(thin, mapped(inverse(double), { x: 30, y: 40 })), { x: 30, y: 40 });
  equal(written(thin), "matrix(1, 0, 0, 2, 20, 20)");
});

Deno.test("zooming keeps the point under the finger and stays inside", () => {
  deepEqual(zoomed(whole, whole, 2, { x: 100, y: 0 }), { x: 50, y: 0, width: 50, height: 25 });
  deepEqual(zoomed(whole, whole, 0.5, { x: 10, y: 10 }), whole);
  equal(zoomed(whole, whole, 1000, { x: 0, y: 0 }).width, 12.5);
});

Deno.test("a shown part never leaves the drawing", () => {
  deepEqual(kept({ x: -5, y: 40, width: 50, height: 25 }, whole), { x: 0, y: 25, width: 50, height: 25 });
});
