/** How states are told (a queue): at one look, beat by beat or not at all, each before it settles; the past too. */

import { afterPaint } from "./answer.ts";
import { serveAside } from "./aside.ts";
import { Teller } from "./beats.ts";
import { find, make } from "./dom.ts";
import type { Drawing } from "./drawing.ts";
import type { Looking } from "./looking.ts";
import type { Board } from "./picture.ts";
import type { State } from "./protocol.ts";

/** The table that is told of. */
export interface Course {
  inPast(): boolean;
  /** A step is told beat by beat, whatever can be seen at one look. */
  stepping(): boolean;
  /** The newest state, with what was written on it since it came. */
  latest(): State;
  settle(state: State): void;
  /** Everything there was to tell has been told or skipped. */
  told(): void;
}

export class Telling {
  readonly #teller: Teller;
  readonly #queue: State[] = [];
  #pumping = false;
  #skipping = false;
  /** A step of the past that is being played. */
  #unfinished: State | null = null;

  constructor(
    private readonly board: Board | null,
    private readonly drawing: Drawing,
    private readonly looking: Looking | null,
    rules: string,
    private readonly course: Course,
  ) {
    const caption = find("[data-caption]") ?? make("div");
    this.#teller = new Teller(caption, board, rules, () => this.skip());
    if (board) serveAside(board, caption);
    board?.svg.addEventListener("click", () => this.#teller.playing && afterPaint(() => this.skip()));
  }

  /** Something is told, and what it leads to has not settled. */
  get busy(): boolean {
    return this.#pumping;
  }

  /** A state to be told after those that wait already. */
  take(state: State): void {
    this.#queue.push(state);
    this.#pump();
  }

  /** What was, and what led on from it; then what is now. */
  again(before: State, after: State): void {
    if (this.#pumping) return;
    this.drawing.fallAsleep();
    if (before.picture) this.board?.show(before.picture);
    this.take({ ...this.course.latest(), beats: after.beats, look: null });
  }

  skip(): void {
    this.#skipping = this.#queue.length > 0;
    this.#teller.skip();
  }

  /** What is told and looked at goes. */
  clear(): void {
    this.#teller.stop();
    this.looking?.close();
  }

  /** A moment of the past; what leads there from the one that is shown is played. */
  async lookBack(state: State, from: number): Promise<void> {
    this.clear();
    this.drawing.fallAsleep();
    if (this.#unfinished) this.drawing.show(this.#unfinished); // what was being told has happened
    this.board?.mark("");
    if (from === 0 && state.beat === state.beat_count && this.#looksAt(state)) {
      this.drawing.show(state);
      return this.looking!.show(state.look!);
    }
    this.board?.sketch(null);
    const beats = from < 0 ? [] : state.beats.slice(from);
    const moving = this.#teller.moves(beats);
    this.#unfinished = state;
    if (moving && !await this.#teller.play(beats, true, false)) return;
    this.#unfinished = null;
    this.drawing.show(state);
    const last = state.beats.at(-1);
    if (!moving && beats.length > 1 && !await this.#teller.play(beats, false)) return;
    if (last && this.course.inPast()) this.#teller.hold(last);
  }

  /** The past is left. */
  leavePast(): void {
    this.#unfinished = null;
    this.#teller.stop();
  }

  /** Whether a state is seen at one look before it is told. */
  #looksAt(state: State): boolean {
    return !!state.look && this.looking !== null && !this.course.stepping() && !document.hidden &&
      toldBy() === "look";
  }

  /** States one after another, each told before it settles. */
  async #pump(): Promise<void> {
    if (this.#pumping) return;
    this.#pumping = true;
    while (this.#queue.length > 0) {
      const state = this.#queue.shift()!;
      if (this.course.inPast()) continue;
      const looking = this.#looksAt(state);
      const silent = this.#skipping || toldBy() === "log";
      const moving = !looking && !silent && this.#teller.moves(state.beats);
      if (moving) {
        this.drawing.fallAsleep();
        this.looking?.close();
        this.board?.mark("");
        this.board?.sketch(null);
        await this.#teller.play(state.beats, true);
        if (this.course.inPast()) continue;
      }
      // The last one may have been written on since it came.
      this.course.settle(this.#queue.length > 0 ? state : this.course.latest());
      if (looking) this.looking!.show(state.look!);
      else if (!moving && !silent && state.beats.length > 0) this.#teller.play(state.beats, false);
    }
    this.#skipping = false;
    this.#pumping = false;
    if (!this.looking?.open) this.course.told();
  }
}

/** How the reader wants to be told what happened: at one look, step by step, or by the log alone. */
function toldBy(): string {
  return document.documentElement.dataset.told ?? "look";
}
