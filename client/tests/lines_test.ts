import { deepEqual, equal } from "node:assert/strict";
import { counted, holds, moved, removed, sumOf, without } from "../src/lines.ts";
import type { Basket } from "../src/protocol.ts";

const basket: Basket = {
  title: "force",
  unit: "",
  rule: "at_least",
  total: 9,
  items: [
    { line: "T", label: "tank", count: 2, most: 3, weight: 4, ids: [] },
    { line: "S", label: "soldier", count: 0, most: 1, weight: 1, ids: [] },
  ],
};

Deno.test("lines are taken out and put elsewhere", () => {
  deepEqual(removed(["a", "b", "c"], 1), ["a", "c"]);
  deepEqual(moved(["a", "b", "c"], 0, 2), ["b", "c", "a"]);
  deepEqual(moved(["a", "b", "c"], 2, 0), ["c", "a", "b"]);
  deepEqual(moved(["a", "b"], 0, -1), ["a", "b"]);
  deepEqual(moved(["a", "b"], 0, 2), ["a", "b"]);
});

Deno.test("the last of equal lines goes first", () => {
  deepEqual(without(["x", "y", "x"], "x"), ["x", "y"]);
  deepEqual(without(["x"], "z"), ["x"]);
});

Deno.test("a basket is weighed by its rule", () => {
  equal(sumOf(basket), 8);
  equal(holds(basket), false);
  equal(holds(counted(basket, "S", 1)), true);
  equal(holds({ ...basket, rule: "at_most" }), true);
  equal(holds({ ...basket, rule: "exactly", total: 8 }), true);
  equal(holds({ ...basket, rule: "exactly" }), false);
});

Deno.test("no more than there are, no fewer than none", () => {
  equal(sumOf(counted(basket, "T", 5)), 12);
  equal(sumOf(counted(basket, "S", -1)), 8);
});
