/** A board that keeps still while one decides (layout shift): what is touched next stands where it was seen. */

import { find } from "./dom.ts";

/** Milliseconds after the board has moved in which a button in its old place is not meant. */
const TIME = 500;
/** What commits something, or does it for somebody: never hit by a finger that aimed at the board. */
const COMMITS = ".draft-send, .lesson-show, .lesson-next";
/** What opens the bar for a while, beyond what a decision needs. */
const OPENED = ":scope :is(.as-list, .further, .draft-list, .trays)[open], :scope [data-answer]:not(:empty)";

export class Steady {
  readonly #bar = find(".decide:not(.study)");
  readonly #frame = find(".frame");
  /** Where the board was before it moved, and when that was. */
  #was: DOMRect | null = null;
  #now: DOMRect | null = null;
  #moved = -Infinity;
  #room = 0;

  constructor() {
    const [bar, frame] = [this.#bar, this.#frame];
    if (bar === null || frame === null) return;
    this.#now = frame.getBoundingClientRect();
    new ResizeObserver(() => this.#resized()).observe(frame);
    new ResizeObserver(() => this.#keep()).observe(bar);
    new MutationObserver(() => this.#keep()).observe(bar, { childList: true, subtree: true });
    document.addEventListener("click", (event) => this.#guard(event), { capture: true });
  }

  /** The board has another size: it may be that a finger is on its way already. */
  #resized(): void {
    this.#was = this.#now;
    this.#now = this.#frame!.getBoundingClientRect();
    this.#moved = performance.now();
  }

  /** As long as something is written the bar does not become lower again. */
  #keep(): void {
    const bar = this.#bar!;
    const written = find(".draft-lines li, .basket-items .some", bar) !== null;
    if (!written) this.#room = 0;
    else if (find(OPENED, bar) === null) this.#room = Math.max(this.#room, bar.offsetHeight);
    bar.style.setProperty("--room", `${this.#room}px`);
  }

  #guard(event: MouseEvent): void {
    if (event.detail === 0 || performance.now() - this.#moved > TIME) return;
    const target = event.target instanceof Element ? event.target.closest(COMMITS) : null;
    const was = this.#was;
    if (target === null || was === null || !this.#bar!.contains(target)) return;
    if (event.clientY < was.top || event.clientY > was.bottom || event.clientX > was.right) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
