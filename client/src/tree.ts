/** Touch paths as a prefix tree: from what is touched so far to what may be touched next. */

import type { Basket, Touch } from "./protocol.ts";

export class Node {
  /** In the order in which the server listed them. */
  readonly next = new Map<string, Node>();
  /** The lines whose path ends here. */
  readonly touches: Touch[] = [];

  /** All lines from here on. */
  *below(): Generator<Touch> {
    yield* this.touches;
    for (const child of this.next.values()) yield* child.below();
  }
}

export function grow(touches: Touch[]): Node {
  const root = new Node();
  for (const touch of touches) {
    if (touch.path.length === 0) continue;
    let node = root;
    for (const id of touch.path) {
      let child = node.next.get(id);
      if (child === undefined) {
        child = new Node();
        node.next.set(id, child);
      }
      node = child;
    }
    node.touches.push(touch);
  }
  return root;
}

/** The touches and, for a basket, its own: an element of an item that still fits puts one in. */
export function withBasket(touches: Touch[], basket: Basket | null): Touch[] {
  if (basket === null) return touches;
  const known = new Set(touches.map((touch) => `${touch.path.join(" ")}\n${touch.line}`));
  const more: Touch[] = [];
  for (const item of basket.items) {
    if (item.count >= item.most) continue;
    for (const id of item.ids) {
      if (known.has(`${id}\n${item.line}`)) continue;
      more.push({ line: item.line, path: [id], label: item.label, group: "" });
    }
  }
  return [...touches, ...more];
}

/** What a touch of `id` leads to when `path` was touched before. */
export type Outcome =
  | { kind: "walk"; path: string[] }
  | { kind: "line"; touch: Touch }
  | { kind: "choose"; path: string[]; touches: Touch[] }
  | { kind: "none" };

export function at(root: Node, path: string[]): Node | null {
  let node: Node | undefined = root;
  for (const id of path) node = node?.next.get(id);
  return node ?? null;
}

export function touch(root: Node, path: string[], id: string): Outcome {
  // Elsewhere may be the beginning of another path: then that one is begun at once.
  for (const from of [path, []]) {
    const node = at(root, from)?.next.get(id);
    if (node === undefined) continue;
    const to = [...from, id];
    if (node.touches.length === 0) return { kind: "walk", path: to };
    if (node.touches.length === 1 && node.next.size === 0) return { kind: "line", touch: node.touches[0]! };
    return { kind: "choose", path: to, touches: node.touches };
  }
  return { kind: "none" };
}
