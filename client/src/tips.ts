/** What a thing is and what could be done with it (tooltip): under the mouse, at a long press, at the keyboard. */

import { make } from "./dom.ts";
import { place } from "./menu.ts";
import type { Board } from "./picture.ts";
import { aboutOf, hush, speak, thingAt, titleOf } from "./things.ts";
import { say } from "./words.ts";

const HOVER = 350;
/** Things larger than this are told of beside the pointer. */
const LARGE = 140;
/** How many things to do are named. */
const MOST = 3;
/** Pixels around a finger that it covers. */
const COVERED = 34;

/** What could be done now, in a few words; empty: nothing. */
export function nowText(labels: string[]): string {
  if (labels.length === 0) return "";
  const named = labels.slice(0, MOST).join(" · ");
  return say("now_do", { what: labels.length > MOST ? `${named} · …` : named });
}

export class Tips {
  #tip: HTMLElement | null = null;
  #of: Element | null = null;
  #timer: number | undefined;

  constructor(private readonly board: Board, private readonly doing: (id: string) => string[]) {
    const svg = board.svg;
    svg.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "mouse") return;
      const target = event.target instanceof Element ? event.target : null;
      const thing = thingAt(target, svg);
      if (thing === this.#of && thing !== null) return;
      this.hide();
      if (thing === null || event.buttons > 0) return;
      this.#after(() => this.#hover(thing, target!, event));
    });
    svg.addEventListener("pointerleave", () => this.hide());
    svg.addEventListener("pointerdown", (event) => event.pointerType === "mouse" && this.hide());
    svg.addEventListener("wheel", () => this.hide(), { passive: true });
    svg.addEventListener("focusin", (event) => {
      const thing = thingAt(event.target as Element, svg);
      this.hide();
      if (thing?.matches(":focus-visible")) {
        this.#after(() => thing.isConnected && this.tell(thing, thing.getBoundingClientRect(), false));
      }
    });
    svg.addEventListener("focusout", () => this.hide());
    document.addEventListener("scroll", () => this.hide(), { passive: true, capture: true });
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.hide(), { capture: true });
  }

  /** Tells of a thing at a place where a finger lies. */
  tellAt(thing: SVGGraphicsElement, x: number, y: number): void {
    this.tell(thing, new DOMRect(x - COVERED, y - COVERED, 2 * COVERED, 2 * COVERED), true);
    const away = () => this.hide();
    setTimeout(() => document.addEventListener("pointerdown", away, { once: true }), 50);
  }

  tell(thing: SVGGraphicsElement, near: DOMRect, above: boolean): void {
    this.hide();
    const tip = make("div", { class: "touch-tip", role: "status" });
    const add = (kind: string, words: string | null) =>
      words && tip.append(make("p", { class: kind }, words));
    add("tip-name", titleOf(thing));
    for (const text of aboutOf(thing)) add("tip-about", text);
    add("tip-now", nowText(this.doing(thing.id)));
    if (!tip.firstChild) return;
    document.body.append(tip);
    place(tip, near, above);
    this.#tip = tip;
    this.#of = thing;
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#tip?.remove();
    this.#tip = null;
    this.#of = null;
    speak();
  }

  #hover(thing: SVGGraphicsElement, target: Element, at: PointerEvent): void {
    if (!thing.isConnected) return;
    const box = thing.getBoundingClientRect();
    const large = Math.max(box.width, box.height) > LARGE;
    this.tell(thing, large ? new DOMRect(at.clientX - 6, at.clientY - 6, 12, 22) : box, false);
    hush(target, this.board.svg);
  }

  #after(show: () => void): void {
    this.#timer = setTimeout(show, HOVER) as unknown as number;
  }
}
