/** The steps that a piece may be seen doing, with Web Animations, in units of the drawing. */

import { makeSvg, parseSvg } from "./dom.ts";
import type { Board } from "./picture.ts";
import type { Beat, Step } from "./protocol.ts";
import {
  type Box,
  IDENTITY,
  mapped,
  type Matrix,
  middleOf,
  type Point,
  shifted,
  stretched,
  times,
  written,
} from "./svg.ts";

/** Milliseconds at normal speed. */
const TRAVEL = 750;
const SHORT = 420;
const LONG = 1100;

/** Dice that lie: they show their faces for a while and go. */
type Lying = () => Promise<unknown>;

export class Motion {
  /** The final drawing of the pieces, to take from it what appears. */
  readonly #final = new Map<string, SVGGraphicsElement>();
  /** What has travelled, and where it is now; `same`: the id names this one piece. */
  readonly #ghosts: { id: string; at: string; element: SVGGraphicsElement; same: boolean }[] = [];
  readonly #running = new Set<Animation>();
  /** Where each id goes from its place, how many have still to leave it, and how many come back. */
  readonly #travels = new Map<string, { goals: string[]; left: number; returns: number }>();
  #hurried = false;
  #over = false;

  constructor(private readonly board: Board, pieces: string, steps: Step[], private readonly speed: number) {
    for (const node of parseSvg(pieces)) {
      if (node instanceof SVGGraphicsElement && node.id) this.#final.set(node.id, node);
    }
    for (const step of steps) {
      if (step.kind !== "travel" || step.shown) continue;
      const plan = this.#travels.get(step.id) ?? { goals: [], left: 0, returns: 0 };
      this.#travels.set(step.id, plan);
      if (step.source) plan.returns++;
      else plan.left = plan.goals.push(step.to);
    }
  }

  /** The dice of a beat fall, if it has any; what they show is not said before they lie. */
  async tumble(beat: Beat): Promise<Lying> {
    const rolls = beat.steps.filter((step) => step.kind === "roll");
    const dice = await Promise.all(rolls.map((step) => this.#roll(step)));
    return () => Promise.all(dice.map((lie) => lie()));
  }

  /** All other steps of a beat at once, those of one element one after another; then it is as drawn. */
  async play(beat: Beat): Promise<void> {
    const carried = beat.steps.filter((step) => step.shown);
    const steps = beat.steps.filter((step) => !step.shown && step.kind !== "roll");
    const goals = new Set(carried.map((step) => step.to));
    const drawn = Object.entries(beat.drawn ?? {});
    const left = (id: string) => carried.some((step) => step.id === id);
    const ways = carried.map((step) => this.#carry(step, beat.drawn?.[step.to] ?? ""));
    // What something comes to changes when it is there; the rest makes room and shows what stays.
    const changes = drawn.filter(([id]) => !goals.has(id)).map(([id, piece]) =>
      this.#change(id, piece, left(id))
    );
    const ghosts = await Promise.all([Promise.all(ways), ...changes, this.#chains(steps)]);
    if (this.#over) return;
    for (const ghost of ghosts[0]) ghost?.remove();
    for (const [id, piece] of drawn) if (goals.has(id)) this.#put(id, piece);
  }

  async #chains(steps: Step[]): Promise<void> {
    const chains = new Map<string, Step[]>();
    for (const step of steps) chains.set(step.id, [...(chains.get(step.id) ?? []), step]);
    await Promise.all([...chains.values()].map(async (chain) => {
      for (const step of chain) await this.#step(step);
    }));
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
  }

  pause(yes: boolean): void {
    for (const animation of this.#running) yes ? animation.pause() : animation.play();
  }

  /** Part of a stack on its way: it looks as the server drew it, with its own number. */
  async #carry(step: Step, goal: string): Promise<SVGGraphicsElement | null> {
    const ghost = drawing(step.shown ?? "");
    const target = drawing(goal) ?? this.board.element(step.to);
    if (ghost === null || target === null) return null;
    ghost.removeAttribute("id");
    const frames = [matrixOf(ghost), matrixOf(target)].map((matrix) => ({ transform: written(matrix) }));
    ghost.setAttribute("transform", frames[1]!.transform);
    this.board.layer("pieces").append(ghost);
    await this.#run(ghost, frames, TRAVEL, "ease-in-out");
    return ghost;
  }

  /** A piece becomes what it is after a beat: it moves, comes or goes. */
  async #change(id: string, piece: string, left: boolean): Promise<void> {
    const old = this.board.element(id);
    if (piece === "") {
      if (old !== null && !left) await this.#run(old, this.#small(old).reverse(), SHORT, "ease-in");
      if (!this.#over) old?.remove();
      return;
    }
    const from = old && written(matrixOf(old));
    const shown = this.#put(id, piece);
    if (shown === null) return;
    const to = written(matrixOf(shown));
    if (from === null) await this.#run(shown, this.#small(shown), SHORT, "ease-out");
    else if (from !== to) {
      await this.#run(shown, [{ transform: from }, { transform: to }], SHORT, "ease-in-out");
    }
  }

  /** Draws a piece in the place of the one with its id. */
  #put(id: string, piece: string): SVGGraphicsElement | null {
    const shown = drawing(piece);
    const old = this.board.element(id);
    if (shown === null) old?.remove();
    else if (old === null) this.board.layer("pieces").append(shown);
    else old.replaceWith(shown);
    return shown;
  }

  /** Frames from small and unseen to what a piece is. */
  #small(piece: SVGGraphicsElement): Keyframe[] {
    const matrix = matrixOf(piece);
    const small = written(stretched(matrix, this.board.middle(piece), 0.3, 0.3));
    return [{ opacity: 0, transform: small }, { opacity: 1, transform: written(matrix) }];
  }

  #step(step: Step): Promise<void> {
    switch (step.kind) {
      case "travel":
        return this.#travel(step);
      case "appear":
        return this.#appear(step);
      case "vanish":
        return this.#vanish(step);
      case "turn":
        return this.#turn(step);
      case "shake":
        return this.#shake(step);
      case "label":
        return this.#label(step);
      default:
        return Promise.resolve();
    }
  }

  async #travel(step: Step): Promise<void> {
    const goal = this.board.element(step.to);
    const source = this.board.element(step.source);
    const ghost = this.#ghosts.find((one) =>
      one.id === step.id && (step.source ? one.at === step.source : one.same)
    );
    const piece = ghost?.element ?? this.#mover(step, source !== null);
    if (piece === null || goal === null) return;
    const matrix = matrixOf(piece);
    const here = this.board.middle(piece);
    const start = source !== null && ghost === undefined ? this.board.middle(source) : here;
    const end = this.#goal(step.id, piece, this.board.boxOf(goal));
    const others = this.#ghosts.filter((one) => one.at === step.to).length;
    const aside = (others % 2 ? 1 : -1) * Math.ceil(others / 2) * this.board.boxOf(piece).width * 0.6;
    const from = shifted(matrix, start.x - here.x, start.y - here.y);
    const to = shifted(matrix, end.x - here.x + aside, end.y - here.y);
    piece.setAttribute("transform", written(to));
    piece.parentElement?.append(piece);
    if (ghost) ghost.at = step.to;
    else this.#ghosts.push({ id: step.id, at: step.to, element: piece, same: this.#isOne(step.id) });
    await this.#run(piece, [{ transform: written(from) }, { transform: written(to) }], TRAVEL, "ease-in-out");
  }

  /** Whether an id names one piece wherever it goes (and not whatever stands at its place). */
  #isOne(id: string): boolean {
    const final = this.#final.get(id);
    const goals = this.#travels.get(id)?.goals ?? [];
    if (final === undefined || goals.length === 0) return false;
    const model = this.board.element(id) ?? this.#ghosts.find((one) => one.id === id)?.element;
    return goals.some((name) => {
      const goal = this.board.element(name);
      return goal && model && this.#finalIn(final, model, this.board.boxOf(goal)) !== null;
    });
  }

  /** What moves: the piece itself; a copy where one like it stays behind; a new one where it was unseen. */
  #mover(step: Step, hasSource: boolean): SVGGraphicsElement | null {
    const piece = this.board.element(step.id);
    const final = this.#final.get(step.id);
    if (piece === null) return hasSource && final ? this.#add(final) : this.#like(step);
    const plan = this.#travels.get(step.id);
    if (hasSource || plan === undefined || this.#isOne(step.id)) return piece;
    const rest = --plan.left;
    const stays = final?.getAttribute("transform") === piece.getAttribute("transform");
    // Of a stack that stays, or that more will leave, a copy goes; the last one is the piece itself.
    const copied = stays ? plan.goals.length > plan.returns : rest > 0;
    return copied ? this.#add(piece) : piece;
  }

  #add(model: SVGGraphicsElement): SVGGraphicsElement {
    const copy = document.importNode(model, true);
    if (this.board.element(model.id) !== null) copy.removeAttribute("id");
    this.board.layer("pieces").append(copy);
    return copy;
  }

  /** The middle of the goal, or the very place of the final drawing where that lies in the goal. */
  #goal(id: string, piece: SVGGraphicsElement, goal: Box): Point {
    const final = this.#final.get(id);
    return (final && this.#finalIn(final, piece, goal)) ?? middleOf(goal);
  }

  /** Where a piece stands in the final drawing, if that is inside a box. */
  #finalIn(final: SVGGraphicsElement, piece: SVGGraphicsElement, box: Box): Point | null {
    const place = mapped(matrixOf(final), middleOf(piece.getBBox()));
    const across = place.x >= box.x && place.x <= box.x + box.width;
    return across && place.y >= box.y && place.y <= box.y + box.height ? place : null;
  }

  /** A piece that is in neither drawing looks like one whose name ends in the same words. */
  #like(step: Step): SVGGraphicsElement | null {
    const source = this.board.element(step.source);
    if (source === null) return null;
    const words = step.id.split("-");
    for (let from = 1; from < Math.max(3, words.length - 1) && from < words.length; from++) {
      const ending = `-${words.slice(from).join("-")}`;
      const known = [...this.#final.values(), ...this.board.layer("pieces").children];
      const model = known.find((one) => one.id.endsWith(ending) && one instanceof SVGGraphicsElement);
      if (model === undefined) continue;
      const copy = this.#add(model as SVGGraphicsElement);
      copy.id = step.id;
      const [here, there] = [this.board.middle(copy), this.board.middle(source)];
      copy.setAttribute("transform", written(shifted(matrixOf(copy), there.x - here.x, there.y - here.y)));
      return copy;
    }
    return null;
  }

  async #appear(step: Step): Promise<void> {
    const final = this.#final.get(step.id);
    const piece = this.board.element(step.id) ?? (final ? this.#add(final) : this.#like(step));
    if (piece === null) return;
    piece.removeAttribute("visibility");
    await this.#run(piece, this.#small(piece), SHORT, "ease-out");
  }

  async #vanish(step: Step): Promise<void> {
    const index = this.#ghosts.findLastIndex((one) => one.id === step.id);
    const piece = index >= 0 ? this.#ghosts.splice(index, 1)[0]!.element : this.board.element(step.id);
    if (piece === null) return;
    await this.#run(piece, this.#small(piece).reverse(), SHORT, "ease-in");
    if (!this.#over) piece.setAttribute("visibility", "hidden");
  }

  async #turn(step: Step): Promise<void> {
    const piece = this.board.element(step.id);
    if (piece === null) return;
    const matrix = matrixOf(piece);
    const thin = written(stretched(matrix, this.board.middle(piece), 0.02, 1));
    const flat = written(matrix);
    await this.#run(piece, [{ transform: flat }, { transform: thin }], SHORT / 2, "ease-in");
    const final = this.#final.get(step.id);
    let shown = piece;
    if (final) {
      shown = document.importNode(final, true);
      shown.setAttribute("transform", piece.getAttribute("transform") ?? "");
      piece.replaceWith(shown);
    }
    await this.#run(shown, [{ transform: thin }, { transform: flat }], SHORT / 2, "ease-out");
  }

  async #shake(step: Step): Promise<void> {
    const piece = this.board.element(step.id);
    if (piece === null) return;
    const matrix = matrixOf(piece);
    const far = Math.max(4, Math.min(12, this.board.boxOf(piece).width * 0.12));
    const frames = [0, -1, 1, -1, 1, 0].map((side) => ({
      transform: written(shifted(matrix, side * far, 0)),
    }));
    await this.#run(piece, frames, SHORT, "linear");
  }

  async #label(step: Step): Promise<void> {
    const piece = this.board.element(step.id);
    if (piece === null) return;
    const box = this.board.boxOf(piece);
    const size = this.#unit() * 1.25;
    const label = makeSvg("g", { class: "beat-label" });
    const text = makeSvg("text", { "text-anchor": "middle", "font-size": size, y: size * 0.35 });
    text.textContent = step.text;
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
  async #roll(step: Step): Promise<Lying> {
    const piece = this.board.element(step.id);
    if (piece === null) return () => Promise.resolve();
    const size = this.#unit() * 2.75;
    const faces = step.text.split(/\s+/).filter(Boolean);
    const middle = this.board.middle(piece);
    const dice = await Promise.all(faces.map(async (face, index) => {
      const die = makeSvg("g", { class: "beat-die" });
      const width = Math.max(size, face.length * size * 0.5);
      const plate = { x: -width / 2, y: -size / 2, width, height: size, rx: size * 0.2 };
      const text = makeSvg("text", { "text-anchor": "middle", "font-size": size * 0.62, y: size * 0.22 });
      die.append(makeSvg("rect", plate), text);
      this.board.overlay.append(die);
      const x = middle.x + (index - (faces.length - 1) / 2) * width * 1.25;
      const turned = (angle: number, high: number) =>
        `translate(${x}px, ${middle.y - high}px) rotate(${angle}deg)`;
      text.textContent = "?";
      const tumble = [
        { opacity: 0, transform: turned(-300 - index * 60, size * 2) },
        { opacity: 1, transform: turned(-120, 0), offset: 0.5 },
        { opacity: 1, transform: turned(0, 0) },
      ];
      await this.#run(die, tumble, TRAVEL, "ease-out");
      text.textContent = face;
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
    const animation = element.animate(frames, { duration: milliseconds / this.speed, easing });
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

/** The matrix of an element's `transform` attribute, which is left as it is written. */
export function matrixOf(element: SVGGraphicsElement): Matrix {
  let whole = IDENTITY;
  for (const { matrix } of element.transform.baseVal) whole = times(whole, matrix);
  return whole;
}
