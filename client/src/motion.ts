/** What is seen of a beat: the difference between two drawings, and effects, with Web Animations. */

import { makeDie, starPath } from "./dice.ts";
import { makeSvg, parseSvg } from "./dom.ts";
import { type Change, type Flight, flightsOf } from "./flights.ts";
import { type Board, ring } from "./picture.ts";
import type { Beat, Effect } from "./protocol.ts";
import { play } from "./sounds.ts";
import { IDENTITY, type Matrix, middleOf, type Point, shifted, stretched, times, written } from "./svg.ts";

/** Milliseconds at normal speed. */
const TRAVEL = 750;
const SHORT = 420;
const QUICK = 260;
const LONG = 1100;

/** Dice that lie: they show their faces for a while and go. */
type Lying = () => Promise<unknown>;

export class Motion {
  readonly #running = new Set<Animation>();
  #hurried = false;
  #over = false;
  #rings: SVGElement[] = [];

  /** `speed` is asked for whenever something begins to move: it may be changed meanwhile. */
  constructor(private readonly board: Board, private readonly speed: () => number) {}

  /** The dice of a beat fall, if it has any; what they show is not said before they lie. */
  async tumble(beat: Beat): Promise<Lying> {
    const rolls = beat.effects.filter((effect) => effect.kind === "roll");
    if (rolls.length > 0) play("dice");
    const dice = await Promise.all(rolls.map((effect) => this.#roll(effect)));
    return () => Promise.all(dice.map((lie) => lie()));
  }

  /** All else of a beat at once; then everything is as drawn. */
  async play(beat: Beat): Promise<void> {
    this.#ring(beat.effects.filter((effect) => effect.kind === "ring"));
    const changes = Object.entries(beat.pieces).map(([id, markup]) => this.#changeOf(id, markup));
    const flights = flightsOf(changes);
    const left = new Set(flights.map((flight) => flight.source));
    const goals = new Set(flights.map((flight) => flight.goal));
    // A count grows when what it counts has come.
    const later = Object.entries(beat.state).filter(([id, markup]) =>
      flights.length > 0 && this.#grows(id, markup)
    );
    const soon = Object.entries(beat.state).filter((entry) => !later.some(([id]) => id === entry[0]));
    await Promise.all([
      // What something comes to changes when it is there; the rest makes room and shows what stays.
      ...flights.map((flight) => this.#fly(flight)),
      ...changes.filter((change) => !goals.has(change)).map((change) =>
        this.#become(change, left.has(change))
      ),
      ...soon.map(([id, markup]) => this.#restate(id, markup)),
      ...beat.effects.map((effect) => this.#effect(effect)),
    ]);
    if (this.#over) return;
    for (const change of changes) if (goals.has(change)) this.#put(change, "pieces");
    for (const [id, markup] of later) this.#put(this.#changeOf(id, markup), "state");
  }

  #grows(id: string, markup: string): boolean {
    const { old, next } = this.#changeOf(id, markup);
    return Number(next?.dataset.count ?? 0) > Number(old?.dataset.count ?? Infinity);
  }

  /** Ends everything that moves now. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
  }

  /** Ends everything; what is begun after that is at its end at once. */
  hurry(): void {
    this.#hurried = true;
    this.finish();
  }

  /** Another drawing takes over: from now on nothing is touched. */
  end(): void {
    this.#over = true;
    this.hurry();
    this.#ring([]);
  }

  pause(yes: boolean): void {
    for (const animation of this.#running) yes ? animation.pause() : animation.play();
  }

  #changeOf(id: string, markup: string): Change {
    return { id, old: this.board.element(id), next: drawing(markup) };
  }

  /** What a change of the drawing lets go elsewhere, seen over the new drawing, which is there at once. */
  async slide(pieces: Record<string, string>, draw: () => void): Promise<void> {
    const changes = Object.entries(pieces).map(([id, markup]) => this.#changeOf(id, markup));
    const ghosts = flightsOf(changes).map((flight) => this.#ghost(flight, this.board.overlay));
    draw();
    await Promise.all(ghosts.map(async (found) => {
      if (found === null) return;
      if (found.frames) await this.#run(found.ghost, found.frames, QUICK, "ease-out");
      found.ghost.remove();
    }));
  }

  /** So many of a piece on their way: from where they stood, or what they come out of, to where they go. */
  async #fly(flight: Flight): Promise<void> {
    const found = this.#ghost(flight, this.board.layer("pieces"));
    if (found?.frames) await this.#run(found.ghost, found.frames, TRAVEL, "ease-in-out");
    found?.ghost.remove();
  }

  /** What is seen flying, and its way; no frames: it stays where it is. */
  #ghost(flight: Flight, layer: Element): { ghost: SVGGraphicsElement; frames: Keyframe[] | null } | null {
    const { source, goal, number } = flight;
    const model = source?.old ?? goal?.next;
    if (!model) return null;
    const ghost = partOf(model, number);
    layer.append(ghost);
    const over = (id: string | undefined): Matrix | null => {
      const place = this.board.element(id ?? "");
      return place && this.#centred(ghost, this.board.middle(place));
    };
    const from = source?.old ? matrixOf(source.old) : over(goal?.next?.dataset.from);
    const to = goal?.next ? matrixOf(goal.next) : over(source?.old?.dataset.to);
    if (!from || !to) return { ghost, frames: null };
    const frames = [from, to].map((matrix) => ({ transform: written(matrix) }));
    ghost.setAttribute("transform", frames[1]!.transform);
    return { ghost, frames };
  }

  /** The matrix with which a piece stands in the middle of something. */
  #centred(piece: SVGGraphicsElement, middle: Point): Matrix {
    const here = this.board.middle(piece);
    return shifted(matrixOf(piece), middle.x - here.x, middle.y - here.y);
  }

  /** A piece becomes what it is after a beat: it moves, comes, goes or turns; `left`: it is seen leaving. */
  async #become(change: Change, left: boolean): Promise<void> {
    const { old, next } = change;
    if (next === null) {
      if (old !== null && !left) await this.#run(old, this.#small(old).reverse(), SHORT, "ease-in");
      if (!this.#over) old?.remove();
    } else if (old === null) {
      this.#put(change, "pieces");
      await this.#run(next, this.#small(next), SHORT, "ease-out");
    } else if (isTurned(old, next)) await this.#turn(change, "pieces");
    else {
      const [from, to] = [matrixOf(old), matrixOf(next)];
      const size = this.board.boxOf(old).width;
      this.#put(change, "pieces");
      if (written(from) === written(to)) return;
      const far = Math.hypot(to.e - from.e, to.f - from.f) > size;
      if (far) next.parentElement?.append(next); // over all others
      const frames = [from, to].map((matrix) => ({ transform: written(matrix) }));
      await this.#run(next, frames, far ? TRAVEL : SHORT, "ease-in-out");
    }
  }

  /** Texts and marks become others at once; what has a face is turned over. */
  async #restate(id: string, markup: string): Promise<void> {
    const change = this.#changeOf(id, markup);
    if (change.old && change.next && isTurned(change.old, change.next)) await this.#turn(change, "state");
    else this.#put(change, "state");
  }

  /** Shows another face: thin, then broad again; halfway to its place where it has another. */
  async #turn(change: Change, layer: string): Promise<void> {
    const { old, next } = change;
    if (old === null || next === null) return;
    const [from, to] = [matrixOf(old), matrixOf(next)];
    const [x, y] = [(to.e - from.e) / 2, (to.f - from.f) / 2];
    const half = (x || y ? TRAVEL : SHORT) / 2;
    const thin = (piece: SVGGraphicsElement, side: number) => {
      const narrow = stretched(matrixOf(piece), this.board.middle(piece), 0.02, 1);
      return { transform: written(shifted(narrow, side * x, side * y)) };
    };
    await this.#run(old, [{ transform: written(from) }, thin(old, 1)], half, "ease-in");
    if (this.#over) return;
    this.#put(change, layer);
    await this.#run(next, [thin(next, -1), { transform: written(to) }], half, "ease-out");
  }

  /** Draws a piece in the place of the one with its id. */
  #put(change: Change, layer: string): void {
    const { old, next } = change;
    if (next === null) old?.remove();
    else if (old === null) this.board.layer(layer).append(next);
    else old.replaceWith(next);
  }

  /** Frames from small and unseen to what a piece is. */
  #small(piece: SVGGraphicsElement): Keyframe[] {
    const matrix = matrixOf(piece);
    const small = written(stretched(matrix, this.board.middle(piece), 0.3, 0.3));
    return [{ opacity: 0, transform: small }, { opacity: 1, transform: written(matrix) }];
  }

  #effect(effect: Effect): Promise<void> {
    if (effect.kind === "shake") return this.#shake(effect);
    if (effect.kind === "burst") return this.#burst(effect);
    return effect.kind === "label" ? this.#label(effect) : Promise.resolve();
  }

  /** What a beat is about is framed until the next one. */
  #ring(effects: Effect[]): void {
    for (const ring of this.#rings) ring.remove();
    const framed = effects.map(({ id }) => this.board.element(id)).filter((one) => one !== null);
    this.#rings = framed.map((element) => ring(this.board.boxOf(element), "told"));
    this.board.overlay.append(...this.#rings);
  }

  /** An explosion: a star and a ring that grow and fade. */
  async #burst(effect: Effect): Promise<void> {
    const piece = this.board.element(effect.id);
    if (piece === null) return;
    const box = this.board.boxOf(piece);
    const middle = middleOf(box);
    const size = Math.max(box.width, box.height, this.#unit() * 3) * 0.6;
    const burst = makeSvg("g", { class: "beat-burst" });
    burst.append(
      makeSvg("circle", { r: size }),
      makeSvg("path", { d: starPath(12, size * 0.95, size * 0.5) }),
      makeSvg("path", { class: "core", d: starPath(9, size * 0.55, size * 0.28) }),
    );
    this.board.overlay.append(burst);
    const at = (by: number) => written(stretched(shifted(IDENTITY, middle.x, middle.y), middle, by, by));
    const frames = [
      { opacity: 0, transform: at(0.1) },
      { opacity: 1, transform: at(0.9), offset: 0.3 },
      { opacity: 1, transform: at(1), offset: 0.6 },
      { opacity: 0, transform: at(1.35) },
    ];
    await this.#run(burst, frames, LONG, "ease-out");
    burst.remove();
  }

  async #shake(effect: Effect): Promise<void> {
    const piece = this.board.element(effect.id);
    if (piece === null) return;
    const matrix = matrixOf(piece);
    const far = Math.max(4, Math.min(12, this.board.boxOf(piece).width * 0.12));
    const frames = [0, -1, 1, -1, 1, 0].map((side) => ({
      transform: written(shifted(matrix, side * far, 0)),
    }));
    await this.#run(piece, frames, SHORT, "linear");
  }

  async #label(effect: Effect): Promise<void> {
    const piece = this.board.element(effect.id);
    if (piece === null) return;
    const box = this.board.boxOf(piece);
    const size = this.#unit() * 1.25;
    const label = makeSvg("g", { class: "beat-label" });
    const text = makeSvg("text", { "text-anchor": "middle", "font-size": size, y: size * 0.35 });
    text.textContent = effect.text;
    label.append(text);
    this.board.overlay.append(label);
    const width = text.getBBox().width + size;
    const plate = { x: -width / 2, y: -size * 0.8, width, height: size * 1.6, rx: size * 0.4 };
    label.prepend(makeSvg("rect", plate));
    const middle = middleOf(box);
    const at = (up: number) => written(shifted(IDENTITY, middle.x, middle.y - up));
    const frames = [
      { opacity: 0, transform: at(0) },
      { opacity: 1, transform: at(size * 0.6), offset: 0.2 },
      { opacity: 1, transform: at(size), offset: 0.8 },
      { opacity: 0, transform: at(size * 1.4) },
    ];
    await this.#run(label, frames, LONG, "ease-out");
    label.remove();
  }

  /** Dice fall at an element; then they can be read. */
  async #roll(effect: Effect): Promise<Lying> {
    const piece = this.board.element(effect.id);
    if (piece === null) return () => Promise.resolve();
    // where they fall may have little room: then they are no larger, and fall straight down
    const room = Number(piece.dataset.room) || Infinity;
    const size = Math.min(this.#unit() * 2.75, room);
    const [far, steep] = room < Infinity ? [0, 0.3] : [1, 1];
    const faces = effect.text.split(/\s+/).filter(Boolean);
    const middle = this.board.middle(piece);
    const dice = await Promise.all(faces.map(async (face, index) => {
      const { die, width, turnUp } = makeDie(face, effect.manner ?? "", size);
      this.board.overlay.append(die);
      const x = middle.x + (index - (faces.length - 1) / 2) * width * 1.25;
      const turned = (angle: number, high: number, aside = 0) =>
        `translate(${x + aside * far}px, ${middle.y - high * steep}px) rotate(${angle}deg)`;
      const side = index % 2 === 0 ? -1 : 1;
      const tumble = [
        { opacity: 0, transform: turned(side * 420, size * 2.6, side * size * 2) },
        { opacity: 1, offset: 0.06 },
        { opacity: 1, transform: turned(side * 240, 0, side * size), offset: 0.4 },
        { opacity: 1, transform: turned(side * 120, size * 0.8, side * size * 0.5), offset: 0.6 },
        { opacity: 1, transform: turned(side * 30, 0, side * size * 0.1), offset: 0.85 },
        { opacity: 1, transform: turned(0, 0) },
      ];
      await this.#run(die, tumble, TRAVEL + 120 * index, "ease-out");
      turnUp();
      die.setAttribute("transform", `translate(${x} ${middle.y})`); // it stays there until the others lie
      return { die, still: [{ transform: turned(0, 0) }, { transform: turned(0, 0) }] };
    }));
    return () =>
      Promise.all(dice.map(async ({ die, still }) => {
        await this.#run(die, still, LONG, "linear");
        die.remove();
      }));
  }

  /** A size that reads well whatever part of the drawing is shown. */
  #unit(): number {
    const pixels = this.board.svg.getScreenCTM()?.a || 1;
    return 16 / pixels;
  }

  async #run(element: Element, frames: Keyframe[], milliseconds: number, easing: string): Promise<void> {
    if (this.#hurried) return;
    const animation = element.animate(frames, { duration: milliseconds / this.speed(), easing });
    this.#running.add(animation);
    try {
      await animation.finished;
    } catch {
      // cancelled: what follows draws the end anyway
    }
    this.#running.delete(animation);
  }
}

/** A piece from its markup. */
function drawing(markup: string): SVGGraphicsElement | null {
  const found = parseSvg(markup).find((node) => node instanceof SVGGraphicsElement);
  return found ? document.importNode(found as SVGGraphicsElement, true) : null;
}

/** So many of a piece, seen for themselves: with their own number, or with none where it is one. */
function partOf(piece: SVGGraphicsElement, number: number): SVGGraphicsElement {
  const part = document.importNode(piece, true);
  part.removeAttribute("id");
  part.setAttribute("aria-hidden", "true");
  for (const name of ["role", "tabindex"]) part.removeAttribute(name);
  for (const title of part.querySelectorAll("title")) title.remove();
  for (const count of part.querySelectorAll(".count")) count.textContent = String(number);
  if (number === 1) { for (const tally of part.querySelectorAll(".tally")) tally.remove(); }
  return part;
}

function isTurned(old: SVGGraphicsElement, next: SVGGraphicsElement): boolean {
  return old.dataset.face !== next.dataset.face;
}

/** The matrix of an element's `transform` attribute, which is left as it is written. */
export function matrixOf(element: SVGGraphicsElement): Matrix {
  let whole = IDENTITY;
  for (const { matrix } of element.transform.baseVal) whole = times(whole, matrix);
  return whole;
}
