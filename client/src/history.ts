/** The game step by step and moment by moment, from one's own view; the live state waits meanwhile. */

import { button, make } from "./dom.ts";
import type { State } from "./protocol.ts";
import { send } from "./send.ts";
import { say } from "./words.ts";

export interface Past {
  /** `from`: the first of its beats that leads on from what is shown, so that it can be played; else -1. */
  show(state: State, from: number): Promise<void>;
  /** The past is left: what is told of it ends. */
  left(): void;
  now(): unknown;
  refused(answer: Awaited<ReturnType<typeof send>>): void;
}

/** The moment before the last one of a step, whichever that is. */
const LAST_BUT_ONE = -1;

export class History {
  #steps = 0;
  /** What is shown; null: the present. */
  #step: number | null = null;
  /** After how many of its beats, and how many there are; equal: the step is over. */
  #moment = 0;
  #moments = 0;
  #asked = 0;
  readonly #slider = make("input", { type: "range", min: 0, max: 0, class: "history-slider" });
  readonly #place = make("output", { class: "history-place" });
  readonly #badge = make("span", { class: "history-badge", role: "status" });
  readonly #previous = button("history-previous", "«", () => this.#back(), say("previous"));
  readonly #earlier = button("history-earlier", "‹", () => this.#earlierMoment(), say("previous_moment"));
  readonly #later = button("history-later", "›", () => this.#laterMoment(), say("next_moment"));
  readonly #next = button("history-next", "»", () => this.#on(), say("next"));
  readonly #now = button("history-now", say("now"), () => this.leave());

  constructor(
    private readonly box: HTMLElement,
    private readonly address: (step: number, moment: number) => string,
    private readonly past: Past,
  ) {
    this.#slider.setAttribute("aria-label", say("past"));
    this.#slider.addEventListener("input", () => this.go(Number(this.#slider.value)));
    const moves = [this.#previous, this.#earlier, this.#slider, this.#later, this.#next];
    box.replaceChildren(...moves, this.#place, this.#now, this.#badge);
    this.setSteps(Number(box.dataset.steps ?? 0));
  }

  get inPast(): boolean {
    return this.#step !== null;
  }

  get here(): number {
    return this.#step ?? this.#steps;
  }

  /** Whether a step is shown halfway. */
  get #halfway(): boolean {
    return this.inPast && this.#moment < this.#moments;
  }

  setSteps(steps: number): void {
    this.#steps = steps;
    this.#slider.max = String(steps);
    this.box.hidden = steps === 0;
    this.#show();
  }

  /** Something happened while one looks at the past. */
  happened(): void {
    if (this.inPast) this.#badge.textContent = say("happened");
  }

  #back(): void {
    this.go(this.here - 1);
  }

  /** To the end of the step: of this one where it is shown halfway. */
  #on(): void {
    this.go(this.#halfway ? this.here : this.here + 1);
  }

  #earlierMoment(): void {
    if (!this.#halfway) this.go(this.here, LAST_BUT_ONE);
    else if (this.#moment > 1) this.go(this.here, this.#moment - 1);
    else this.go(this.here - 1);
  }

  #laterMoment(): void {
    if (this.#halfway) this.go(this.here, this.#moment + 1);
    else this.go(this.here + 1, 1);
  }

  async go(step: number, moment = 0): Promise<void> {
    if (step < 0) return;
    const [was, beats] = [this.here, this.#halfway ? this.#moment : null];
    // What is shown leads on to the step after it, or to the rest of its own.
    const leads = beats === null ? step === was + 1 : step === was && (moment === 0 || moment > beats);
    if (step > this.#steps || (step === this.#steps && moment === 0 && !leads)) return this.leave();
    this.#step = step;
    this.#show();
    const asked = ++this.#asked;
    const answer = await send("GET", this.address(step, moment));
    if (asked !== this.#asked || this.#step !== step) return;
    if (!answer?.ok) {
      this.leave();
      this.past.refused(answer);
      return;
    }
    const state = answer.data as State;
    this.#step = state.step ?? step;
    this.#moments = state.moments ?? 0;
    this.#moment = state.moment ?? this.#moments;
    this.#show();
    const from = moment === 0 ? beats ?? 0 : 0;
    await this.past.show(state, leads && moment >= 0 ? from : -1);
    const isEnd = this.#step >= this.#steps && !this.#halfway;
    if (asked === this.#asked && isEnd) this.leave();
  }

  leave(): void {
    if (this.#step === null) return;
    this.#asked++;
    this.#step = null;
    this.past.left();
    this.#badge.textContent = "";
    this.#show();
    this.past.now();
  }

  #show(): void {
    this.#slider.value = String(this.here);
    const at = { step: this.here, steps: this.#steps, moment: this.#moment, moments: this.#moments };
    const text = say(this.#halfway ? "moment_of" : "step_of", at);
    this.#place.textContent = text;
    this.#slider.setAttribute("aria-valuetext", text);
    this.#previous.disabled = this.#earlier.disabled = this.here <= 0;
    this.#next.disabled = this.#later.disabled = !this.inPast;
    this.#now.hidden = !this.inPast;
    document.documentElement.classList.toggle("in-past", this.inPast);
  }
}
