import { deepEqual, equal } from "node:assert/strict";
import { clockText, dated, valuesOf } from "../src/page.ts";
import { readWords, say } from "../src/words.ts";

Deno.test("a clock rounds up, so that 0:00 means over", () => {
  deepEqual([0, 1, 59_001, 61_000, 3_600_000, -5].map(clockText), [
    "0:00",
    "0:01",
    "1:00",
    "1:01",
    "1:00:00",
    "0:00",
  ]);
});

Deno.test("clocks count from when their markup arrived", () => {
  const markup = '<time class="clock" data-left="60000">1:00</time><time>3:00</time>';
  deepEqual(dated(markup, 5000), '<time class="clock" data-end="65000">1:00</time><time>3:00</time>');
});

Deno.test("a form is an object, and what is said twice a list", () => {
  const form = new FormData();
  form.append("text", "hello");
  form.append("seat", "a");
  form.append("seat", "b");
  deepEqual(valuesOf(form), { text: "hello", seat: ["a", "b"] });
});

Deno.test("words are filled in, and a missing one is its key", () => {
  readWords('{"sum":"{sum} of {total}"}');
  equal(say("sum", { sum: 3, total: 5 }), "3 of 5");
  equal(say("zoom_in"), "zoom in");
  readWords(null);
});
