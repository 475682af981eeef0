import { deepEqual } from "node:assert/strict";
import { joined } from "../src/steps.ts";

Deno.test("a word that counts is one more of it when it is put again", () => {
  deepEqual(joined("", "$1"), ["$1"]);
  deepEqual(joined("$1", "$1"), ["$2"]);
  deepEqual(joined("P1", "$1"), ["P1", "$1"]);
  deepEqual(joined("E2", "Ec1"), ["E2", "Ec1"]);
});

Deno.test("one that ends in + has no number the first time", () => {
  deepEqual(joined("", "S+"), ["S"]);
  deepEqual(joined("S", "S+"), ["S2"]);
  deepEqual(joined("S2", "S+"), ["S3"]);
  deepEqual(joined("I", "I/B+"), ["I", "I/B"]);
});

Deno.test("+1 belongs to the word before it", () => {
  deepEqual(joined("F", "+1"), ["F+1"]);
  deepEqual(joined("Fh+1", "+1"), ["Fh+2"]);
  deepEqual(joined("", "+1"), []);
});

Deno.test("other words stand as often as they are put", () => {
  deepEqual(joined("X", "X"), ["X", "X"]);
  deepEqual(joined("X", "U guns II"), ["X", "U guns II"]);
});
