import { deepEqual } from "node:assert/strict";
import { type Change, flightsOf } from "../src/flights.ts";

/** A piece as far as flights look at it. */
function piece(data: Record<string, string> | null): SVGGraphicsElement | null {
  return data && { dataset: data } as unknown as SVGGraphicsElement;
}

function change(id: string, old: Record<string, string> | null, next: Record<string, string> | null): Change {
  return { id, old: piece(old), next: piece(next) };
}

/** Flights as `source>goal number`. */
function said(changes: Change[]): string[] {
  return flightsOf(changes).map(({ source, goal, number }) =>
    `${source?.id ?? "-"}>${goal?.id ?? "-"} ${number}`
  );
}

const tanks = (count: number, like = "T red") => ({ like, count: String(count) });

Deno.test("what leaves one stack comes to another like it", () => {
  deepEqual(said([change("a", tanks(5), tanks(3)), change("b", null, tanks(2))]), ["a>b 2"]);
  deepEqual(said([change("a", tanks(1), null), change("b", tanks(1), tanks(2))]), ["a>b 1"]);
});

Deno.test("its own first, then its sort; what has no like goes nowhere", () => {
  const changes = [
    change("green", null, tanks(2, "T green")),
    change("blue", null, tanks(1, "T blue")),
    change("isle-blue", tanks(1, "T blue"), null),
    change("isle-red", tanks(3), tanks(1)),
    change("ship", tanks(1, "D red"), null),
  ];
  deepEqual(said(changes), ["isle-blue>blue 1", "isle-red>green 2"]);
});

Deno.test("one stack parts, and two come together", () => {
  const parts = [change("a", tanks(3), null), change("b", null, tanks(1)), change("c", null, tanks(2))];
  deepEqual(said(parts), ["a>b 1", "a>c 2"]);
  const meet = [change("a", tanks(1), null), change("b", tanks(2), tanks(1)), change("c", null, tanks(2))];
  deepEqual(said(meet), ["a>c 1", "b>c 1"]);
});

Deno.test("the rest comes out of something and goes into something", () => {
  const out = { like: "card", from: "deck" };
  const into = { like: "unit", to: "discard", count: "2" };
  deepEqual(said([change("new", null, out), change("gone", into, { ...into, count: "1" })]), [
    "gone>- 1",
    "->new 1",
  ]);
});

Deno.test("what only moves, or is not counted, is no flight", () => {
  deepEqual(said([change("ship", { like: "ship" }, { like: "ship" }), change("text", null, {})]), []);
});
