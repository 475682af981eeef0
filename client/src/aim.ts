/** What is meant by a place in the picture (hit testing): a mouse means a point, a finger all within 44 pixels. */

import type { Board } from "./picture.ts";
import type { Point } from "./svg.ts";
import { thingAt } from "./things.ts";

/** Pixels beside an element that still mean it with a mouse. */
const MOUSE = 5;
/** What a finger needs. */
const FINGER = 44;
/** Up to this size a thing is touched anywhere in its box: a ship has gaps between its sails. */
const SMALL = 64;
/** So far from a finger that is inside one thing, another is not meant. */
const APART = 9;
/** Smaller things are never told apart by being inside them. */
const SURE = 30;

/** What a finger may mean: one thing, or several to choose from; `idle` lies there and cannot be touched now. */
export interface Aim {
  ids: string[];
  idle: SVGGraphicsElement[];
}

interface Near {
  id: string;
  box: DOMRect;
  inside: boolean;
  far: number;
}

export class Aiming {
  constructor(private readonly board: Board) {}

  /** With a mouse: a small one in its ring, else the topmost of these, those of the first list before the others. */
  point(event: MouseEvent, lit: string[], begins: string[]): string | null {
    const stack = document.elementsFromPoint(event.clientX, event.clientY);
    if (event.target instanceof Element) stack.unshift(event.target);
    for (const ids of [new Set(lit), new Set([...lit, ...begins])]) {
      for (const top of stack) {
        for (let one: Element | null = top; one !== null && one !== this.board.svg; one = one.parentElement) {
          if (one.id && ids.has(one.id)) return this.#smaller(event, one, lit);
        }
      }
    }
    const near = this.#near({ x: event.clientX, y: event.clientY }, lit, MOUSE * 2, stack);
    return near.sort((one, two) => one.far - two.far)[0]?.id ?? null;
  }

  /** With a finger, by the same order. */
  finger(at: Point, lit: string[], begins: string[]): Aim {
    const stack = document.elementsFromPoint(at.x, at.y);
    for (const ids of [lit, begins]) {
      const near = this.#near(at, ids, FINGER, stack).sort((one, two) => one.far - two.far);
      if (near.length === 0) continue;
      const found = meant(near);
      const sure = found.length === 1 && found[0]!.inside;
      return { ids: found.map(({ id }) => id), idle: sure ? [] : this.#idle(stack, near) };
    }
    return { ids: [], idle: this.#idle(stack, []) };
  }

  /** All that a finger lies on: pieces, and what can be touched there; where there is none, the place itself. */
  things(at: Point, target: Element | null, ids: string[]): SVGGraphicsElement[] {
    const stack = document.elementsFromPoint(at.x, at.y);
    const near = this.#near(at, [...new Set(ids)], FINGER, stack).sort((one, two) => one.far - two.far);
    const pieces = this.board.layer("pieces");
    const found = near.map(({ id }) => this.board.element(id)!).filter((one) => pieces.contains(one));
    found.push(...this.#idle(stack, near));
    const under = thingAt(target, this.board.svg);
    if (found.length === 0 && under !== null) found.push(under);
    return found;
  }

  /** What lies right under a finger, be it an empty place. */
  place(at: Point): SVGGraphicsElement | null {
    for (const one of document.elementsFromPoint(at.x, at.y)) {
      const thing = thingAt(one, this.board.svg);
      if (thing !== null) return thing;
    }
    return null;
  }

  #near(at: Point, ids: string[], finger: number, stack: Element[]): Near[] {
    const found: Near[] = [];
    for (const id of ids) {
      const element = this.board.element(id);
      if (element === null) continue;
      const box = element.getBoundingClientRect();
      const far = distance(at, box);
      const large = Math.max(box.width, box.height) > SMALL;
      const inside = far === 0 && (!large || stack.some((one) => element.contains(one)));
      const across = Math.abs(at.x - (box.left + box.right) / 2) <= Math.max(finger, box.width) / 2;
      const down = Math.abs(at.y - (box.top + box.bottom) / 2) <= Math.max(finger, box.height) / 2;
      if (inside || (across && down && !(large && far === 0))) found.push({ id, box, inside, far });
    }
    return found;
  }

  /** Pieces right under the finger that cannot be touched now. */
  #idle(stack: Element[], near: Near[]): SVGGraphicsElement[] {
    const known = new Set(near.map(({ id }) => id));
    const pieces = this.board.layer("pieces");
    const found = new Set<SVGGraphicsElement>();
    for (const one of stack) {
      const thing = thingAt(one, this.board.svg);
      if (thing !== null && pieces.contains(thing) && !known.has(thing.id)) found.add(thing);
    }
    return [...found];
  }

  /** Within the ring of a small one it is meant, not what shows through its gaps. */
  #smaller(event: MouseEvent, top: Element, lit: string[]): string {
    const at = { x: event.clientX, y: event.clientY };
    let [best, least] = [top.id, size(top.getBoundingClientRect()) / 2];
    for (const id of lit) {
      const box = this.board.element(id)?.getBoundingClientRect();
      if (box && size(box) < least && distance(at, box) === 0) [best, least] = [id, size(box)];
    }
    return best;
  }
}

/** Of what is near, what may be meant: not the island under the ship that was hit, nor what is clearly beside. */
function meant(near: Near[]): Near[] {
  const held = (one: Near) =>
    near.some((other) => other.inside && other !== one && size(other.box) * 2 < size(one.box));
  const left = near.filter((one) => !held(one));
  const [hit, ...more] = left.filter((one) => one.inside);
  if (hit === undefined || more.length > 0) return left;
  const large = Math.min(hit.box.width, hit.box.height) >= SURE;
  const apart = left.every((one) => one === hit || one.far >= APART);
  return large && apart ? [hit] : left;
}

function size(box: DOMRect): number {
  return box.width * box.height;
}

function distance(at: Point, box: DOMRect): number {
  const x = Math.max(box.left - at.x, 0, at.x - box.right);
  const y = Math.max(box.top - at.y, 0, at.y - box.bottom);
  return Math.hypot(x, y);
}
