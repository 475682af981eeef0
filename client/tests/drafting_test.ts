import { deepEqual, equal } from "node:assert/strict";
import { Drafting, EMPTY } from "../src/drafting.ts";
import type { Draft } from "../src/protocol.ts";
import type { Answer } from "../src/send.ts";

const line = (text: string) => ({ text, said: text, ruling: null });
const withLines = (lines: string[], more: Partial<Draft> = {}): Draft => ({
  ...EMPTY,
  lines: lines.map(line),
  ...more,
});
const settled = (draft: Draft, written: number, revision = 0): Answer => ({
  ok: true,
  status: 200,
  data: { revision, written, draft, touches: [], marks: "", html: {} },
});
const refusal: Answer = { ok: false, status: 409, data: { text: "no" } };

/** A desk whose answers the test gives by hand. */
function desk() {
  const puts: string[][] = [];
  const moves: string[][] = [];
  const refused: (Answer | null)[] = [];
  const open: ((answer: Answer | null) => void)[] = [];
  let shown: Draft | null = null;
  let warned = 0;
  const drafting = new Drafting({
    put: (lines) => (puts.push(lines), new Promise((done) => open.push(done))),
    move: (lines) => (moves.push(lines), new Promise((done) => open.push(done))),
    show: (draft) => shown = draft,
    settled: () => {},
    overtaken: () => {},
    refused: (answer) => refused.push(answer),
    sent: () => {},
    warned: () => warned++,
  });
  /** The live connection tells something, as the page takes it. */
  const hear = (draft: Draft | null, written: number | null, revision = 0) => {
    const counts = drafting.hear({ draft, written, revision });
    if (counts) drafting.take(draft);
    return counts;
  };
  hear(EMPTY, 0);
  const answer = async (given: Answer | null) => {
    open.shift()!(given);
    await new Promise((done) => setTimeout(done));
  };
  const texts = () => shown?.lines.map((one) => one.text);
  return { drafting, puts, moves, refused, answer, texts, hear, warned: () => warned };
}

Deno.test("a line shows at once and is settled by the answer", async () => {
  const { drafting, puts, answer, texts } = desk();
  drafting.add("a");
  deepEqual(texts(), ["a"]);
  await answer(settled(withLines(["A"]), 1));
  deepEqual(puts, [["a"]]);
  deepEqual(texts(), ["A"]);
});

Deno.test("what is done while an answer is awaited goes in one more request", async () => {
  const { drafting, puts, answer, texts } = desk();
  drafting.add("a");
  drafting.add("b");
  drafting.add("c");
  await answer(settled(withLines(["a"]), 1));
  deepEqual(puts, [["a"], ["a", "b", "c"]]);
  deepEqual(texts(), ["a", "b", "c"]);
  await answer(settled(withLines(["a", "b", "c"]), 2));
  deepEqual(texts(), ["a", "b", "c"]);
});

Deno.test("a state that arrives meanwhile does not undo it", async () => {
  const { drafting, answer, texts } = desk();
  drafting.add("a");
  equal(drafting.take(EMPTY), false);
  deepEqual(texts(), ["a"]);
  await answer(settled(withLines(["a"]), 1));
  equal(drafting.take(withLines(["z"])), true);
  deepEqual(texts(), ["z"]);
});

Deno.test("a state made before the draft was written does not undo it, however late it comes", async () => {
  const { drafting, answer, texts, hear } = desk();
  drafting.add("a");
  await answer(settled(withLines(["a"]), 1));
  equal(hear(EMPTY, 0, 1), false);
  deepEqual(texts(), ["a"]);
  equal(hear(withLines(["a"]), 1, 1), true);
  // the same list, written later: another page cleared it
  equal(hear(EMPTY, 2, 1), true);
  deepEqual(texts(), []);
});

Deno.test("who has the seat no more writes nothing, whatever was written before", async () => {
  const { drafting, answer, texts, hear } = desk();
  drafting.add("a");
  await answer(settled(withLines(["a"]), 1));
  equal(hear(null, null), true);
  equal(texts(), undefined);
});

Deno.test("what another page wrote after us counts, though our answer comes later", async () => {
  const { drafting, moves, answer, texts, hear } = desk();
  drafting.add("a");
  drafting.send();
  hear(withLines(["theirs"], { complete: true }), 2);
  deepEqual(texts(), ["a"]);
  await answer(settled(withLines(["a"], { complete: true }), 1));
  deepEqual(texts(), ["theirs"]);
  deepEqual(moves, []);
});

Deno.test("what another page wrote before us does not", async () => {
  const { drafting, answer, texts, hear } = desk();
  drafting.add("a");
  hear(withLines(["theirs"]), 1);
  await answer(settled(withLines(["a"]), 2));
  deepEqual(texts(), ["a"]);
});

Deno.test("an answer that comes after a newer state is past, and nothing else is sent for it", async () => {
  const { drafting, moves, answer, texts, hear } = desk();
  drafting.add("a");
  drafting.send();
  hear(withLines([], { complete: true }), 1, 1); // the next round
  await answer(settled(withLines(["a"], { complete: true }), 1, 0));
  deepEqual(texts(), []);
  deepEqual(moves, []);
});

Deno.test("a change refused because the game went on gives way to the new state", async () => {
  const { drafting, answer, texts, hear } = desk();
  drafting.add("a");
  hear(withLines(["next"]), 0, 1);
  await answer(refusal);
  deepEqual(texts(), ["next"]);
});

Deno.test("lines that nobody took are kept and written again", async () => {
  const { drafting, puts, answer, texts } = desk();
  drafting.add("a");
  await answer(null);
  deepEqual(texts(), ["a"]);
  await answer(settled(withLines(["a"]), 1));
  deepEqual(puts, [["a"], ["a"]]);
});

Deno.test("a decision that is over by the time of the answer leaves no draft", async () => {
  const { drafting, answer, texts } = desk();
  drafting.add("a");
  const over = settled(EMPTY, 1);
  over.data.draft = null;
  await answer(over);
  equal(texts(), undefined);
});

Deno.test("a refused change goes back to what was agreed, and says why", async () => {
  const { drafting, answer, texts, refused } = desk();
  drafting.add("a");
  await answer(settled(withLines(["a"]), 1));
  drafting.rewrite([]);
  deepEqual(texts(), []);
  await answer(refusal);
  deepEqual(texts(), ["a"]);
  deepEqual(refused, [refusal]);
});

Deno.test("a line that is the whole decision is sent by itself, but not over a warning", async () => {
  const one = desk();
  one.drafting.add("a");
  await one.answer(settled(withLines(["a"], { complete: true, at_once: true }), 1));
  deepEqual(one.moves, [["a"]]);
  const two = desk();
  two.drafting.add("a");
  await two.answer(settled(withLines(["a"], { complete: true, at_once: true, warnings: ["sure?"] }), 2));
  deepEqual(two.moves, []);
});

Deno.test("Send pressed too early is sent when the line is written, but not over a warning", async () => {
  const one = desk();
  one.drafting.add("a");
  one.drafting.send();
  deepEqual(one.moves, []);
  await one.answer(settled(withLines(["a"], { complete: true }), 1));
  deepEqual(one.moves, [["a"]]);
  const two = desk();
  two.drafting.add("a");
  two.drafting.send();
  await two.answer(settled(withLines(["a"], { complete: true, warnings: ["sure?"] }), 2));
  deepEqual(two.moves, []);
  equal(two.warned(), 1);
});

Deno.test("a refused move leaves the draft as it is", async () => {
  const { drafting, answer, texts, refused, moves } = desk();
  drafting.take(withLines(["a", "b"], { complete: true }));
  drafting.send();
  drafting.send(); // a second press does nothing
  await answer(refusal);
  deepEqual(moves, [["a", "b"]]);
  deepEqual(texts(), ["a", "b"]);
  deepEqual(refused, [refusal]);
});

Deno.test("one less of a basket's item takes its last line", async () => {
  const { drafting, puts, answer } = desk();
  const item = { line: "T", label: "tank", count: 2, most: 3, weight: 4, ids: [] };
  const basket = { title: "force", unit: "", rule: "at_least" as const, total: 9, items: [item] };
  drafting.take(withLines(["T", "x", "T"], { basket }));
  drafting.less("T");
  equal(drafting.draft?.basket?.items[0]?.count, 1);
  drafting.less("unknown");
  await answer(settled(withLines(["T", "x"], { basket }), 1));
  deepEqual(puts, [["T", "x"]]);
});
