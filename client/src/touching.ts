/** Touches on the picture: what can be touched is lit, and a path of touches ends in a line. */

import { type Aim, Aiming } from "./aim.ts";
import { afterPaint } from "./answer.ts";
import { openChooser } from "./chooser.ts";
import { find } from "./dom.ts";
import { sayInHand } from "./in_hand.ts";
import { closeMenu, menuIsOpen, openMenu } from "./menu.ts";
import { type Board, ring } from "./picture.ts";
import type { Touch } from "./protocol.ts";
import { Regions } from "./regions.ts";
import type { Box, Point } from "./svg.ts";
import { aboutOf, titleOf } from "./things.ts";
import { Tips } from "./tips.ts";
import { ringed } from "./touched.ts";
import { at, grow, Node, touch } from "./tree.ts";
import { Zoom } from "./zoom.ts";

const LONG_PRESS = 450;
const OURS = ["role", "tabindex", "aria-label", "aria-description"];
const LIGHTS = ["can-touch", "can-follow", "touched"];

/** Where one looks: an element has focus, or others can be touched now. */
export interface Watching {
  focused(element: SVGGraphicsElement): void;
  lit(boxes: Box[]): void;
}

export class Touching {
  #root = new Node();
  #path: string[] = [];
  #lit: string[] = [];
  /** Elements we changed, with the attributes they had. */
  readonly #changed = new Map<Element, (string | null)[]>();
  readonly #aim: Aiming;
  readonly #tips: Tips;
  #pressed: number | undefined;
  #pressedAt = 0;
  #pressedBy = "";
  #pressedPlace: Point = { x: 0, y: 0 };
  #wasLong = false;
  /** What a finger that is down means, as long as the same can be touched. */
  #aimed: Aim | null = null;
  /** The element that had focus before the picture was drawn anew. */
  #held = "";
  active = true;

  constructor(
    private readonly board: Board,
    private readonly write: (touch: Touch) => void,
    private readonly watching: Watching,
  ) {
    const svg = board.svg;
    this.#aim = new Aiming(board);
    this.#tips = new Tips(board, (id) => this.#doing(id));
    svg.addEventListener("click", (event) => this.#click(event));
    svg.addEventListener("keydown", (event) => this.#key(event));
    svg.addEventListener("pointerdown", (event) => this.#press(event));
    for (const name of ["pointerup", "pointercancel", "pointermove"] as const) {
      svg.addEventListener(name, (event) => this.#unpress(event));
    }
    svg.addEventListener("contextmenu", (event) => this.#pressedBy === "touch" && event.preventDefault());
    document.addEventListener("click", (event) => {
      const inside = event.target instanceof Element &&
        event.target.closest(
          ".touch-menu, .chooser, [data-picture], [data-zoom], .regions, [data-over], .rule-over",
        );
      if (!inside && this.#path.length > 0 && this.active) this.back();
    });
  }

  /** New touches, or the same ones after the picture was drawn anew. */
  set(touches: Touch[] | null): void {
    if (touches !== null) {
      this.#root = grow(touches);
      const touched = this.#path.length;
      while (this.#path.length > 0 && at(this.#root, this.#path) === null) this.#path.pop();
      if (this.#path.length < touched) closeMenu();
    }
    this.#light();
  }

  /** One touch back; whether there was one. */
  back(): boolean {
    if (this.#path.length === 0) return false;
    closeMenu();
    const left = this.#path.pop()!;
    this.#light();
    this.#focus(left);
    return true;
  }

  #click(event: MouseEvent): void {
    if (!this.active) return;
    if (this.#wasLong) {
      this.#wasLong = false;
      return;
    }
    this.#tips.hide();
    const { pointerType = "" } = event as PointerEvent;
    const by = pointerType || (event.isTrusted ? this.#pressedBy : "");
    const begins = [...this.#root.next.keys()];
    if (by === "touch") {
      // where the finger came down: a browser moves the click to what it would rather have been
      const place = event.isTrusted ? this.#pressedPlace : { x: event.clientX, y: event.clientY };
      const aim = (event.isTrusted && this.#aimed) || this.#aim.finger(place, this.#lit, begins);
      return this.#finger(aim, place);
    }
    const id = this.#aim.point(event, this.#lit, begins);
    this.#answer(id === null ? [] : [id], () => {
      if (id !== null) return this.#touch(id, false);
      this.#miss();
      if (!this.back()) closeMenu();
    });
  }

  /** What is touched is ringed at once; all that follows from it is seen after that. */
  #answer(ids: string[], work: () => void): void {
    if (this.#aimed?.ids !== ids) ringed(this.#found(ids));
    this.#aimed = null;
    afterPaint(() => {
      ringed([]);
      work();
    });
  }

  /** One thing is touched; of several one is chosen; what cannot be touched says what it is. */
  #finger({ ids, idle }: Aim, place: Point): void {
    this.#answer(ids, () => {
      if (ids.length === 1 && idle.length === 0) this.#touch(ids[0]!, false);
      else if (ids.length > 0) this.#choose(ids, idle);
      else {
        this.#miss();
        if (this.back()) return;
        closeMenu();
        const told = idle[0] ?? this.#aim.place(place);
        if (told) this.#tips.tellAt(told, place.x, place.y);
      }
    });
  }

  /** Beside all that can be touched: a lesson says so. */
  #miss(): void {
    if (this.#lit.length > 0) this.board.svg.dispatchEvent(new CustomEvent("missed"));
  }

  #choose(ids: string[], idle: SVGGraphicsElement[]): void {
    const choices = [...this.#found(ids), ...idle].map((element) => ({
      element,
      doing: this.#doing(element.id),
    }));
    openChooser(choices, (id) => this.active && this.#touch(id, false), () => {});
  }

  /** What could be done with a thing now, in words: from where one is, else from the beginning. */
  #doing(id: string): string[] {
    if (!this.active) return [];
    const node = at(this.#root, this.#path)?.next.get(id) ?? this.#root.next.get(id);
    return node ? [...node.below()].map(({ label }) => label) : [];
  }

  #touch(id: string, byKey: boolean): void {
    closeMenu();
    const outcome = touch(this.#root, this.#path, id);
    const element = this.board.element(id);
    if (outcome.kind === "none") return;
    this.board.svg.dispatchEvent(new CustomEvent("hit"));
    if (outcome.kind === "line") {
      this.#path = [];
      this.#light();
      this.write(outcome.touch);
      return;
    }
    this.#path = outcome.path;
    this.#light();
    if (outcome.kind === "choose" && element !== null) {
      const pick = (one: Touch) => {
        this.#path = [];
        this.#light();
        this.write(one);
      };
      openMenu(element, outcome.touches, pick, () => this.back());
    } else if (byKey) this.#focus(this.#lit[0] ?? "");
  }

  #key(event: KeyboardEvent): void {
    if (!this.active || menuIsOpen()) return;
    const here = event.target instanceof Element ? event.target.id : "";
    const place = this.#lit.indexOf(here);
    if ((event.key === "Enter" || event.key === " ") && place >= 0) this.#touch(here, true);
    else if (event.key === "Escape" && this.#path.length > 0) this.back();
    else if (["ArrowRight", "ArrowDown"].includes(event.key)) this.#focus(this.#beside(place, 1));
    else if (["ArrowLeft", "ArrowUp"].includes(event.key)) this.#focus(this.#beside(place, -1));
    else if (event.key === "Home") this.#focus(this.#lit[0] ?? "");
    else if (event.key === "End") this.#focus(this.#lit.at(-1) ?? "");
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #beside(place: number, step: number): string {
    const many = this.#lit.length;
    return many === 0 ? "" : this.#lit[(place + step + many) % many]!;
  }

  #focus(id: string): void {
    const element = this.board.element(id);
    if (element === null || !this.#lit.includes(id)) return;
    for (const other of this.#lit) {
      this.board.element(other)?.setAttribute("tabindex", other === id ? "0" : "-1");
    }
    element.focus({ preventScroll: true });
    this.watching.focused(element);
  }

  /** Takes our marks off before the picture is drawn anew; `set` puts them back, and focus with them. */
  rest(): void {
    const focused = document.activeElement;
    this.#held = focused !== null && this.#lit.includes(focused.id) ? focused.id : "";
    this.#tips.hide();
    this.#unlight();
  }

  #unlight(): void {
    for (const [element, had] of this.#changed) {
      element.classList.remove(...LIGHTS);
      OURS.forEach((name, index) => {
        const value = had[index];
        if (value === null || value === undefined) element.removeAttribute(name);
        else element.setAttribute(name, value);
      });
    }
    this.#changed.clear();
    this.board.halos.replaceChildren();
  }

  /** Shows on the elements what the path and the tree say. */
  #light(): void {
    this.#aimed = null;
    const focused = this.#held || document.activeElement?.id || "";
    const before = this.#lit.join(" ");
    this.#held = "";
    const node = this.active ? at(this.#root, this.#path) : null;
    const elements = node ? this.#found([...node.next.keys()]) : [];
    const path = node ? this.#found(this.#path) : [];
    // all is measured before anything is written: each change would have the page laid out anew
    const [boxes, chosen] = [elements, path].map((some) => some.map((one) => this.board.boxOf(one)));
    this.#unlight();
    this.#lit = [];
    sayInHand(path.at(-1) ?? null, node);
    if (node === null) return;
    const kind = path.length === 0 ? "begins" : "follows";
    this.board.halos.replaceChildren(
      ...boxes!.map((box) => ring(box, kind)),
      ...chosen!.map((box) => ring(box, "chosen")),
    );
    for (const element of elements) {
      this.#lit.push(element.id);
      this.#lightOne(element, node.next.get(element.id)!);
    }
    for (const element of path) {
      this.#change(element);
      element.classList.add("touched");
    }
    const stays = this.#lit.includes(focused);
    const first = this.board.element(stays ? focused : this.#lit[0] ?? "");
    first?.setAttribute("tabindex", "0");
    if (stays && document.activeElement !== first) first?.focus({ preventScroll: true });
    this.board.svg.classList.toggle("in-path", this.#path.length > 0);
    if (this.#lit.join(" ") !== before) this.watching.lit(boxes!);
  }

  #found(ids: string[]): SVGGraphicsElement[] {
    return ids.map((id) => this.board.element(id)).filter((one) => one !== null);
  }

  #lightOne(element: SVGGraphicsElement, node: Node): void {
    this.#change(element);
    const begins = this.#path.length === 0;
    element.classList.add(begins ? "can-touch" : "can-follow");
    element.setAttribute("role", "button");
    element.setAttribute("aria-label", this.#name(element, node));
    const about = aboutOf(element).join(" ");
    if (about) element.setAttribute("aria-description", about);
    element.setAttribute("tabindex", "-1");
  }

  #change(element: Element): void {
    if (this.#changed.has(element)) return;
    this.#changed.set(element, OURS.map((name) => element.getAttribute(name)));
  }

  #name(element: Element, node: Node): string {
    const lines = [...node.below()];
    if (node.next.size === 0 && lines.length === 1) return lines[0]!.label;
    return element.getAttribute("aria-label") ?? titleOf(element) ?? lines[0]?.label ?? element.id;
  }

  /** A finger that stays tells what lies under it: one thing in a bubble, several to choose from. */
  #press(event: PointerEvent): void {
    this.#wasLong = false;
    this.#pressedAt = event.timeStamp;
    this.#pressedBy = event.pointerType;
    const place = { x: event.clientX, y: event.clientY };
    this.#pressedPlace = place;
    clearTimeout(this.#pressed);
    if (event.pointerType === "mouse") return;
    if (this.active) {
      this.#aimed = this.#aim.finger(place, this.#lit, [...this.#root.next.keys()]);
      ringed(this.#found(this.#aimed.ids));
    }
    const target = event.target instanceof Element ? event.target : null;
    this.#pressed = setTimeout(() => {
      const things = this.#aim.things(place, target, [...this.#lit, ...this.#root.next.keys()]);
      if (things.length === 0) return;
      this.#wasLong = true;
      if (things.length === 1) this.#tips.tellAt(things[0]!, place.x, place.y);
      else this.#choose([], things);
    }, LONG_PRESS) as unknown as number;
  }

  #unpress(event: PointerEvent): void {
    if (event.type === "pointermove" && Math.hypot(event.movementX, event.movementY) < 3) return;
    clearTimeout(this.#pressed);
    if (event.type !== "pointerup") {
      this.#aimed = null;
      ringed([]);
    }
    // A busy machine hears late that the finger went up: how long it was down counts, not when the timer ran.
    if (event.timeStamp - this.#pressedAt < LONG_PRESS && this.#wasLong) {
      this.#wasLong = false;
      this.#tips.hide();
      closeMenu();
    }
  }
}

/** A picture that can be zoomed, shown part by part, and touched. */
export function touchable(board: Board, write: (touch: Touch) => void): Touching {
  const zoom = new Zoom(board.svg, find("[data-zoom]"));
  const regions = new Regions(board, zoom, find("[data-region-chips]"));
  board.resized = (whole) => zoom.resize(whole);
  board.told = (beat) => regions.follow(beat);
  board.covered = (yes) => regions.whole(yes);
  return new Touching(board, write, {
    focused: (element) => zoom.reveal(board.boxOf(element)),
    lit: (boxes) => regions.seek(boxes),
  });
}
