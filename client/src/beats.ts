/** What happened, told beat by beat: a caption, its clause, and the pieces that move meanwhile. */

import { button, make } from "./dom.ts";
import type { Motion } from "./motion.ts";
import { factor, keepSpeed, reading, type Speed, speed, still } from "./pace.ts";
import type { Board } from "./picture.ts";
import type { Beat } from "./protocol.ts";
import { say } from "./words.ts";

/** More than this was missed, not watched: it is in the log. */
const MOST = 120;

export class Teller {
  readonly #text = make("p", { class: "beat-text", "aria-live": "polite" });
  readonly #count = make("span", { class: "beat-count", "aria-hidden": "true" });
  readonly #controls = make("div", { class: "beat-controls" });
  readonly #pause: HTMLButtonElement;
  readonly #speed: HTMLSelectElement;
  #motion: Motion | null = null;
  #skipped = false;
  #paused = false;
  #proceed: () => void = () => {};
  #run = 0;
  playing = false;

  constructor(
    private readonly bar: HTMLElement,
    private readonly board: Board | null,
    private readonly rules: string,
    ended: () => void,
  ) {
    this.#pause = button("beat-pause", say("pause"), () => this.#setPause(!this.#paused));
    this.#speed = make("select", { class: "beat-speed", "aria-label": say("speed") });
    for (const name of ["slow", "normal", "fast"]) {
      this.#speed.append(make("option", { value: name, selected: name === speed() }, say(name)));
    }
    this.#speed.addEventListener("change", () => keepSpeed(this.#speed.value as Speed));
    const step = button("beat-step", say("step"), () => {
      this.#setPause(true);
      this.#motion?.finish();
      this.#proceed();
    });
    const skip = button("beat-skip", say("skip"), ended);
    this.#controls.append(this.#pause, step, skip, this.#speed);
    bar.replaceChildren(this.#count, this.#text, this.#controls);
    bar.hidden = true;
  }

  /** Whether these beats hold back the final drawing. With no movement they are only captions. */
  moves(beats: Beat[]): boolean {
    const watched = !document.hidden && this.board !== null && !still();
    const seen = ({ effects, pieces, state }: Beat) =>
      effects.length + Object.keys(pieces).length + Object.keys(state).length > 0;
    return watched && beats.length <= MOST && beats.some(seen);
  }

  /** Tells the beats, from the drawing that is shown on; `follow`: in sight. False: others came between. */
  async play(beats: Beat[], moving: boolean, follow = true): Promise<boolean> {
    this.stop();
    const run = this.#run;
    if (document.hidden || beats.length === 0 || beats.length > MOST) return true;
    this.playing = true;
    this.#skipped = false;
    this.#controls.hidden = false;
    this.bar.hidden = false;
    document.documentElement.classList.toggle("telling", moving);
    if (moving && follow) this.board?.svg.scrollIntoView({ block: "nearest" });
    const motion = moving && this.board ? await prepare(this.board) : null;
    this.#motion = motion;
    for (const [index, beat] of beats.entries()) {
      if (this.#skipped || run !== this.#run) break;
      this.#count.textContent = `${index + 1}/${beats.length}`;
      const waits: Promise<unknown>[] = [];
      if (motion && beat.effects.some((effect) => effect.kind === "roll")) {
        this.#text.append(" …"); // what chance decides is seen before it is said
        const lie = await motion.tumble(beat);
        if (this.#skipped || run !== this.#run) break;
        waits.push(lie());
      }
      this.#caption(beat);
      waits.push(this.#wait(reading(beat.caption, speed())));
      if (motion) {
        this.board?.told(beat);
        waits.push(motion.play(beat));
      }
      await Promise.all(waits);
    }
    if (run !== this.#run) return false;
    this.stop();
    return true;
  }

  /** What was told at a moment of the past stands there as long as the moment does. */
  hold(beat: Beat): void {
    this.stop();
    this.#count.textContent = "";
    this.#controls.hidden = true;
    this.bar.hidden = false;
    this.#caption(beat);
  }

  /** Ends what is being told, whatever it was. */
  stop(): void {
    this.#run++;
    this.#motion?.end();
    this.skip();
    this.playing = false;
    this.#motion = null;
    document.documentElement.classList.remove("telling");
    this.bar.hidden = true;
  }

  /** Straight to the end. */
  skip(): void {
    this.#skipped = true;
    this.#setPause(false);
    this.#motion?.hurry();
    this.#proceed();
  }

  #setPause(yes: boolean): void {
    if (this.#paused === yes) return;
    this.#paused = yes;
    this.#pause.textContent = say(yes ? "go_on" : "pause");
    this.#pause.setAttribute("aria-pressed", String(yes));
    this.#motion?.pause(yes);
    if (!yes) this.#proceed();
  }

  #caption(beat: Beat): void {
    this.#text.replaceChildren(beat.caption);
    if (beat.clause && this.rules) {
      const link = make(
        "a",
        { class: "clause", href: `${this.rules}/${beat.clause}`, target: "_blank" },
        beat.clause,
      );
      link.setAttribute("aria-label", `${say("rule")} ${beat.clause}`);
      this.#text.append(" ", link);
    }
  }

  /** Ends after the time, unless paused: then when told to go on. */
  #wait(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      let over = false;
      const end = () => {
        if (over) return;
        over = true;
        clearTimeout(timer);
        done();
      };
      const timer = setTimeout(() => this.#paused || end(), milliseconds);
      this.#proceed = end;
    });
  }
}

/** Movement is a file of its own: who wants none never loads it, and who cannot reads captions. */
async function prepare(board: Board): Promise<Motion | null> {
  try {
    const { Motion } = await import("./motion.ts");
    return new Motion(board, () => factor(speed()));
  } catch {
    return null;
  }
}

/** From now on pieces of a decision being written are seen going where they go. */
export async function letSlide(board: Board): Promise<void> {
  const motion = await prepare(board);
  if (motion) board.slide = (pieces, draw) => void motion.slide(pieces, draw);
}
