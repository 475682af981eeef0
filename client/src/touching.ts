/** Touches on the picture: what can be touched is lit, and a path of touches ends in a line. */

import { make } from "./dom.ts";
import { closeMenu, menuIsOpen, openMenu, place } from "./menu.ts";
import type { Board } from "./picture.ts";
import type { Touch } from "./protocol.ts";
import { at, grow, Node, touch } from "./tree.ts";

const LONG_PRESS = 500;
/** Pixels beside an element that still mean it. */
const FINGER = 22;
const MOUSE = 5;
const OURS = ["role", "tabindex", "aria-label"];
const LIGHTS = ["can-touch", "can-follow", "touched"];

export class Touching {
  #root = new Node();
  #path: string[] = [];
  #lit: string[] = [];
  /** Elements we changed, with the attributes they had. */
  readonly #changed = new Map<Element, (string | null)[]>();
  #pressed: number | undefined;
  #pressedAt = 0;
  #wasLong = false;
  /** The element that had focus before the picture was drawn anew. */
  #held = "";
  active = true;

  constructor(
    private readonly board: Board,
    private readonly write: (touch: Touch) => void,
    private readonly seen: (element: SVGGraphicsElement) => void,
  ) {
    const svg = board.svg;
    svg.addEventListener("click", (event) => this.#click(event));
    svg.addEventListener("keydown", (event) => this.#key(event));
    svg.addEventListener("pointerdown", (event) => this.#press(event));
    for (const name of ["pointerup", "pointercancel", "pointermove"] as const) {
      svg.addEventListener(name, (event) => this.#unpress(event));
    }
    document.addEventListener("click", (event) => {
      const inside = event.target instanceof Element &&
        event.target.closest(".touch-menu, [data-picture], [data-zoom]");
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
    const id = this.#under(event);
    if (id !== null) this.#touch(id, false);
    else if (!this.back()) closeMenu();
  }

  /** The id of the element that is meant: a small one in its ring, else the topmost that may be touched now. */
  #under(event: MouseEvent): string | null {
    const wanted = new Set([...this.#lit, ...this.#root.next.keys()]);
    const stack = document.elementsFromPoint(event.clientX, event.clientY);
    if (event.target instanceof Element) stack.unshift(event.target);
    for (const lit of [new Set(this.#lit), wanted]) {
      for (const top of stack) {
        for (let one: Element | null = top; one !== null && one !== this.board.svg; one = one.parentElement) {
          if (one.id && lit.has(one.id)) return this.#smaller(event, one);
        }
      }
    }
    return this.#near(event);
  }

  /** A ship has gaps between its sails: within its ring it is meant, not the island that shows through. */
  #smaller(event: MouseEvent, top: Element): string {
    const size = (box: DOMRect) => box.width * box.height;
    let [best, least] = [top.id, size(top.getBoundingClientRect()) / 2];
    for (const id of this.#lit) {
      const box = this.board.element(id)?.getBoundingClientRect();
      if (box === undefined || size(box) >= least) continue;
      const across = event.clientX >= box.left && event.clientX <= box.right;
      if (across && event.clientY >= box.top && event.clientY <= box.bottom) [best, least] = [id, size(box)];
    }
    return best;
  }

  /** The nearest lit element within a finger's breadth: pieces are small on a phone. */
  #near(event: MouseEvent): string | null {
    const finger = (event as PointerEvent).pointerType === "touch" ? FINGER : MOUSE;
    let [best, least]: [string | null, number] = [null, finger];
    for (const id of this.#lit) {
      const box = this.board.element(id)?.getBoundingClientRect();
      if (box === undefined) continue;
      const x = Math.max(box.left - event.clientX, 0, event.clientX - box.right);
      const y = Math.max(box.top - event.clientY, 0, event.clientY - box.bottom);
      const far = Math.hypot(x, y);
      if (far < least) [best, least] = [id, far];
    }
    return best;
  }

  #touch(id: string, byKey: boolean): void {
    closeMenu();
    const outcome = touch(this.#root, this.#path, id);
    const element = this.board.element(id);
    if (outcome.kind === "none") return;
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
    this.seen(element);
  }

  /** Takes our marks off before the picture is drawn anew; `set` puts them back, and focus with them. */
  rest(): void {
    const focused = document.activeElement;
    this.#held = focused !== null && this.#lit.includes(focused.id) ? focused.id : "";
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
    const focused = this.#held || document.activeElement?.id || "";
    this.#held = "";
    this.#unlight();
    const node = this.active ? at(this.#root, this.#path) : null;
    this.#lit = [];
    if (node === null) return;
    for (const [id, child] of node.next) {
      const element = this.board.element(id);
      if (element === null) continue;
      this.#lit.push(id);
      this.#change(element);
      element.classList.add(this.#path.length === 0 ? "can-touch" : "can-follow");
      element.setAttribute("role", "button");
      element.setAttribute("aria-label", this.#name(element, child));
      element.setAttribute("tabindex", "-1");
      this.board.ring(element, this.#path.length === 0 ? "begins" : "follows");
    }
    for (const id of this.#path) {
      const element = this.board.element(id);
      if (element === null) continue;
      this.#change(element);
      element.classList.add("touched");
      this.board.ring(element, "chosen");
    }
    const stays = this.#lit.includes(focused);
    const first = this.board.element(stays ? focused : this.#lit[0] ?? "");
    first?.setAttribute("tabindex", "0");
    if (stays && document.activeElement !== first) first?.focus({ preventScroll: true });
    this.board.svg.classList.toggle("in-path", this.#path.length > 0);
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

  #press(event: PointerEvent): void {
    this.#wasLong = false;
    this.#pressedAt = event.timeStamp;
    clearTimeout(this.#pressed);
    if (event.pointerType === "mouse") return;
    const titled = event.target instanceof Element ? event.target.closest("[id]:has(> title)") : null;
    if (titled === null || titled === this.board.svg) return;
    this.#pressed = setTimeout(() => {
      this.#wasLong = true;
      tell(titled);
    }, LONG_PRESS) as unknown as number;
  }

  #unpress(event: PointerEvent): void {
    if (event.type === "pointermove" && Math.hypot(event.movementX, event.movementY) < 3) return;
    clearTimeout(this.#pressed);
    // A busy machine hears late that the finger went up: how long it was down counts, not when the timer ran.
    if (event.timeStamp - this.#pressedAt < LONG_PRESS && this.#wasLong) {
      this.#wasLong = false;
      document.querySelector(".touch-tip")?.remove();
    }
  }
}

function titleOf(element: Element): string | null {
  const title = [...element.children].find((child) => child.localName === "title");
  return title?.textContent || null;
}

/** The element's title in a bubble, for fingers, which cannot hover. */
function tell(element: Element): void {
  document.querySelector(".touch-tip")?.remove();
  const tip = make("div", { class: "touch-tip", role: "status" }, titleOf(element) ?? "");
  document.body.append(tip);
  place(tip, element.getBoundingClientRect());
  const away = () => tip.remove();
  setTimeout(() => document.addEventListener("pointerdown", away, { once: true }), 50);
  setTimeout(away, 4000);
}
