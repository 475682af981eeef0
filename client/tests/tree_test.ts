import { deepEqual, equal } from "node:assert/strict";
import type { Basket, Touch } from "../src/protocol.ts";
import { at, grow, touch, withBasket } from "../src/tree.ts";

function line(line: string, ...path: string[]): Touch {
  return { line, path, label: `say ${line}`, group: "" };
}

const touches = [
  line("T 1", "tank", "isle"),
  line("T 2", "tank", "sea"),
  line("S 2", "ship", "sea"),
  line("swap", "tank", "tank"),
  line("rest"),
  line("sail", "flag"),
  line("wait a", "hut"),
  line("wait b", "hut"),
  line("hold", "fort"),
  line("sortie", "fort", "gate"),
];

Deno.test("what may be touched first, in the order of the lines; a line without a path is in no tree", () => {
  deepEqual([...grow(touches).next.keys()], ["tank", "ship", "flag", "hut", "fort"]);
});

Deno.test("a first touch lights what may follow", () => {
  const root = grow(touches);
  deepEqual(touch(root, [], "tank"), { kind: "walk", path: ["tank"] });
  deepEqual([...at(root, ["tank"])!.next.keys()], ["isle", "sea", "tank"]);
});

Deno.test("a path that ends with one line gives it, also over the same element twice", () => {
  const root = grow(touches);
  deepEqual(touch(root, ["tank"], "sea"), { kind: "line", touch: touches[1] });
  deepEqual(touch(root, ["tank"], "tank"), { kind: "line", touch: touches[3] });
  deepEqual(touch(root, [], "flag"), { kind: "line", touch: touches[5] });
});

Deno.test("several lines on one path are chosen from, and so is a line that could go on", () => {
  const root = grow(touches);
  const hut = touch(root, [], "hut");
  deepEqual(hut, { kind: "choose", path: ["hut"], touches: [touches[6], touches[7]] });
  deepEqual(touch(root, [], "fort"), { kind: "choose", path: ["fort"], touches: [touches[8]] });
  deepEqual(touch(root, ["fort"], "gate"), { kind: "line", touch: touches[9] });
});

Deno.test("a touch elsewhere begins another path where one begins there, else leads nowhere", () => {
  const root = grow(touches);
  deepEqual(touch(root, ["tank"], "ship"), { kind: "walk", path: ["ship"] });
  deepEqual(touch(root, ["ship"], "isle"), { kind: "none" });
});

Deno.test("elements of a basket's items are touched too, while one more fits", () => {
  const item = (line: string, count: number, ids: string[]) => ({
    line,
    label: line,
    count,
    most: 2,
    weight: 1,
    ids,
  });
  const basket: Basket = {
    title: "force",
    unit: "",
    rule: "at_least",
    total: 2,
    items: [item("a", 1, ["card-1", "card-2"]), item("b", 2, ["card-3"])],
  };
  const all = withBasket([line("a", "card-1")], basket);
  deepEqual(all.map((one) => [one.line, ...one.path]), [["a", "card-1"], ["a", "card-2"]]);
  equal(withBasket(touches, null), touches);
});
