/** What has been touched and what can follow (prompt): in the place of the line that says what to do. */

import { find, make } from "./dom.ts";
import { titleOf } from "./things.ts";
import type { Node } from "./tree.ts";
import { say } from "./words.ts";

/** Says of the last thing touched where it can go, and what touching it again does; null: nothing is in hand. */
export function sayInHand(thing: Element | null, node: Node | null): void {
  const place = find(".asks");
  const name = thing && titleOf(thing);
  place?.querySelector(".in-hand")?.remove();
  if (!place || !name || !node || node.next.size === 0) return;
  const again = [...node.next.get(thing.id)?.below() ?? []].map(({ label }) => label);
  const elsewhere = node.next.size > 1 || again.length === 0;
  const key = again.length === 0 ? "in_hand_goes" : elsewhere ? "in_hand_or" : "in_hand_again";
  const what = again.length === 1 ? again[0]! : "…";
  // what to do comes first: where there is little room the rest is cut
  place.append(make("p", { class: "prompt in-hand" }, `${say(key, { what })} – ${name}`));
}
