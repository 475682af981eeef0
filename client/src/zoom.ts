/** Zoom and pan of the picture: pinch, wheel with ctrl, buttons, double tap. It changes the viewBox only. */

import { button, UPRIGHT } from "./dom.ts";
import { still } from "./pace.ts";
import { type Box, inverse, kept, mapped, middleOf, type Point, zoomed } from "./svg.ts";
import { say } from "./words.ts";

const STEP = 1.5;
/** Pixels that a finger may tremble and still mean a touch. */
const TREMBLE = 8;
/** Milliseconds in which another part comes into sight. */
const GLIDE = 220;

export class Zoom {
  #whole: Box;
  #shown: Box;
  readonly #fingers = new Map<number, Point>();
  #travelled = 0;
  /** The size of the picture in pixels. */
  #frame: { width: number; height: number } = { width: 0, height: 0 };
  readonly #upright = matchMedia(UPRIGHT);
  #glide = 0;
  /** Told when somebody zooms or drags: what was shown for them is not what they look at any longer. */
  moved: () => void = () => {};

  constructor(private readonly svg: SVGSVGElement, buttons: HTMLElement | null) {
    const box = svg.viewBox.baseVal;
    this.#whole = { x: box.x, y: box.y, width: box.width, height: box.height };
    this.#shown = this.#whole;
    new ResizeObserver(([entry]) => this.#frame = entry!.contentRect).observe(svg);
    this.#hang();
    this.#upright.addEventListener("change", () => this.#hang());
    buttons?.replaceChildren(
      button("zoom-in", "+", () => this.by(STEP), say("zoom_in")),
      button("zoom-out", "−", () => this.by(1 / STEP), say("zoom_out")),
      button("zoom-reset", "⤢", () => this.reset(), say("zoom_reset")),
    );
    svg.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      this.#own(zoomed(this.#shown, this.#whole, Math.exp(-event.deltaY / 200), this.#at(event)));
    }, { passive: false });
    svg.addEventListener("pointerdown", (event) => this.#down(event));
    svg.addEventListener("pointermove", (event) => this.#move(event));
    for (const name of ["pointerup", "pointercancel", "pointerleave"] as const) {
      svg.addEventListener(name, (event) => this.#fingers.delete(event.pointerId));
    }
    // A drag is no touch: the click that ends it goes nowhere.
    svg.addEventListener("click", (event) => {
      if (this.#travelled > TREMBLE) event.stopImmediatePropagation();
      this.#travelled = 0;
    }, { capture: true });
    svg.addEventListener("dblclick", (event) => {
      if (!this.isZoomed) return;
      event.preventDefault();
      this.reset();
    });
  }

  get isZoomed(): boolean {
    return this.#shown.width < this.#whole.width * 0.999 || this.#shown.height < this.#whole.height * 0.999;
  }

  /** What is in sight: more than was asked for where the frame has another shape. */
  get seen(): Box {
    const { x, y, width, height } = this.#shown;
    const { width: wide, height: high } = this.#frame;
    if (wide === 0 || high === 0) return this.#shown;
    const unit = Math.max(width / wide, height / high);
    const [more, longer] = [unit * wide - width, unit * high - height];
    const above = this.#upright.matches ? 0 : longer / 2;
    return { x: x - more / 2, y: y - above, width: width + more, height: height + longer };
  }

  /** Upright the picture hangs from the top of its frame: it stays where it is when the bar below it grows. */
  #hang(): void {
    this.svg.setAttribute("preserveAspectRatio", this.#upright.matches ? "xMidYMin meet" : "xMidYMid meet");
  }

  /** How many times smaller everything is in the whole than in a part. */
  shrinks(part: Box): number {
    const { width, height } = this.#frame;
    const unit = (box: Box) => Math.max(box.width / (width || 1), box.height / (height || 1));
    return unit(this.#whole) / unit(part);
  }

  /** Whether a part is all of the drawing, or nearly. */
  covers({ width, height }: Box): boolean {
    return width > this.#whole.width * 0.9 && height > this.#whole.height * 0.9;
  }

  /** The drawing has another size: show all of it. The same size changes nothing. */
  resize(whole: Box): void {
    // an attribute gives back what was written only nearly
    const near = (one: number, two: number) => Math.abs(one - two) < 0.1;
    if (near(whole.width, this.#whole.width) && near(whole.height, this.#whole.height)) return;
    this.#whole = whole;
    this.#glide++;
    this.#set(whole);
  }

  by(factor: number): void {
    this.#own(zoomed(this.#shown, this.#whole, factor, middleOf(this.#shown)));
  }

  reset(): void {
    this.#own(this.#whole);
  }

  /** Shows a part of the drawing, or all of it; it glides there where things may move. */
  show(part: Box | null): void {
    const [from, to] = [this.#shown, part ?? this.#whole];
    const [run, begun] = [++this.#glide, performance.now()];
    if (still() || document.hidden) return this.#set(to);
    const mix = (one: number, two: number, share: number) => one + (two - one) * share;
    const step = (now: number) => {
      if (run !== this.#glide) return;
      const time = Math.min(1, Math.max(0, (now - begun) / GLIDE));
      const share = time * time * (3 - 2 * time);
      const [x, y] = [mix(from.x, to.x, share), mix(from.y, to.y, share)];
      this.#set({
        x,
        y,
        width: mix(from.width, to.width, share),
        height: mix(from.height, to.height, share),
      });
      if (time < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  /** Brings a part into sight where it is not. */
  reveal(box: Box): void {
    if (!this.isZoomed) return;
    const inside = box.x >= this.#shown.x && box.y >= this.#shown.y &&
      box.x + box.width <= this.#shown.x + this.#shown.width &&
      box.y + box.height <= this.#shown.y + this.#shown.height;
    if (inside) return;
    const middle = middleOf(box);
    const [x, y] = [middle.x - this.#shown.width / 2, middle.y - this.#shown.height / 2];
    this.#set(kept({ ...this.#shown, x, y }, this.#whole));
  }

  /** By somebody's own hand. */
  #own(shown: Box): void {
    this.#glide++;
    this.#set(shown);
    this.moved();
  }

  #set(shown: Box): void {
    this.#shown = shown;
    this.svg.setAttribute("viewBox", `${shown.x} ${shown.y} ${shown.width} ${shown.height}`);
    this.svg.classList.toggle("zoomed", this.isZoomed);
  }

  #at(event: { clientX: number; clientY: number }): Point {
    const matrix = this.svg.getScreenCTM();
    const point = { x: event.clientX, y: event.clientY };
    return matrix ? mapped(inverse(matrix), point) : point;
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (this.#fingers.size === 0) this.#travelled = 0;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  #move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.#fingers.size === 2) {
      const other = [...this.#fingers].find(([id]) => id !== event.pointerId)![1];
      const apart = (p: Point) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
      const middle = this.#at({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
      this.#own(zoomed(this.#shown, this.#whole, apart(now) / apart(before), middle));
      this.#travelled = TREMBLE + 1;
    } else if (this.#fingers.size === 1) {
      this.#travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (this.isZoomed && this.#travelled > TREMBLE) {
        const from = this.#at({ clientX: before.x, clientY: before.y });
        const to = this.#at(event);
        const [x, y] = [this.#shown.x + from.x - to.x, this.#shown.y + from.y - to.y];
        this.#own(kept({ ...this.#shown, x, y }, this.#whole));
      }
    }
    this.#fingers.set(event.pointerId, now);
  }
}
