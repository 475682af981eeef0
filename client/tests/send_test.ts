import { deepEqual, equal, notEqual } from "node:assert/strict";
import { newKey, send, type Sending } from "../src/send.ts";

/** A network that gives these answers in turn; a number is a status, null a failure. */
function network(...answers: (number | null)[]) {
  const keys: (string | null)[] = [];
  const told: boolean[] = [];
  const by: Sending = {
    fetch: (_, request) => {
      keys.push(new Headers(request?.headers).get("Idempotency-Key"));
      const next = answers.shift();
      if (next === null || next === undefined) return Promise.reject(new TypeError("network"));
      return Promise.resolve(new Response(next === 204 ? null : `{"status":${next}}`, { status: next }));
    },
    wait: () => Promise.resolve(),
    chance: () => 0,
    retrying: (yes) => told.push(yes),
  };
  return { by, keys, told };
}

Deno.test("a retry carries the same key", async () => {
  const { by, keys, told } = network(null, 503, 200);
  const answer = await send("POST", "/acts", {}, by);
  equal(answer?.ok, true);
  equal(keys.length, 3);
  equal(new Set(keys).size, 1);
  deepEqual(told, [true, true, false]);
});

Deno.test("a refusal is an answer and is not repeated", async () => {
  const { by, keys } = network(409, 200);
  const answer = await send("PUT", "/draft", {}, by);
  deepEqual([answer?.ok, answer?.status, answer?.data.status], [false, 409, 409]);
  equal(keys.length, 1);
});

Deno.test("two requests have two keys, and reading needs none", async () => {
  const { by, keys } = network(200, 200, 204);
  await send("POST", "/acts", {}, by);
  await send("POST", "/acts", {}, by);
  const read = await send("GET", "/history/1", undefined, by);
  notEqual(keys[0], keys[1]);
  equal(keys[2], null);
  deepEqual(read?.data, {});
  notEqual(newKey(), newKey());
});

Deno.test("when nobody ever answers, that is said", async () => {
  const { by, keys } = network();
  equal(await send("POST", "/acts", {}, by), null);
  equal(keys.length, 10);
});
