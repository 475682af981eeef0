/** What was just touched (tap highlight): shown over the page before anything else is worked out. */

import { make } from "./dom.ts";

/** Rings around what a finger lies on, over the page: the picture under them need not be painted anew. */
const rings = make("div", { class: "answers", "aria-hidden": "true" });

/** Rings around what is touched, in place of those that there were. */
export function ringed(touched: Element[]): void {
  const boxes = touched.map((element) => element.getBoundingClientRect());
  if (boxes.length === 0 && !rings.hasChildNodes()) return;
  rings.replaceChildren(...boxes.map(({ left, top, width, height }) => {
    const ring = make("div", { class: "answer" });
    Object.assign(ring.style, px({ left, top, width, height }));
    return ring;
  }));
  if (!rings.isConnected) document.body.append(rings);
}

function px(lengths: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, `${length}px`]));
}
