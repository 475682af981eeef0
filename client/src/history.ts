/** The game step by step and moment by moment, from one's own view; the live state waits meanwhile. */

import { button, make } from "./dom.ts";
import type { State } from "./protocol.ts";
import type { Answer } from "./send.ts";
import { say } from "./words.ts";

export interface Past {
  /** `from`: the first of its beats that leads on from what is shown, so that it can be played; else -1. */
  show(state: State, from: number): Promise<void>;
  /** The past is left: what is told of it ends. */
  left(): void;
  /** Where one is now, for the address of the page; null: in the present. */
  moved(place: { step: number; beat: number } | null): void;
  now(): unknown;
  refused(answer: Answer | null): void;
}

/** After all beats of a step but the last, however many there are. */
const LAST_BUT_ONE = -1;

/** A place in the past: after so many of the beats of a step; all of them: the step is over. */
interface Place {
  step: number;
  beat: number;
  count: number;
  /** The round or turn, in words. */
  period: string;
}

export class History {
  #steps = 0;
  /** What is drawn; null: the present. */
  #shown: Place | null = null;
  /** The step that was asked for; null: the present. */
  #step: number | null = null;
  #asked = 0;
  #waiting = false;
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
    private readonly ask: (step: number, beat: number) => Promise<Answer | null>,
    private readonly past: Past,
  ) {
    this.#slider.setAttribute("aria-label", say("past"));
    this.#slider.addEventListener("input", () => this.go(Number(this.#slider.value)));
    // the buttons come first: nothing that appears moves them under a finger
    const moves = [this.#previous, this.#earlier, this.#later, this.#next];
    box.replaceChildren(...moves, this.#slider, this.#place, this.#now, this.#badge);
    this.setSteps(Number(box.dataset.steps ?? 0));
  }

  get inPast(): boolean {
    return this.#step !== null;
  }

  get here(): number {
    return this.#step ?? this.#steps;
  }

  /** The place that is shown halfway through a step. */
  get #halfway(): Place | null {
    return this.#shown && this.#shown.beat < this.#shown.count ? this.#shown : null;
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
    this.go(this.#halfway?.step === this.here ? this.here : this.here + 1);
  }

  #earlierMoment(): void {
    if (this.#waiting) return; // which moment this one is comes with the answer
    const at = this.#halfway;
    if (at === null) this.go(this.here, LAST_BUT_ONE);
    else if (at.beat > 1) this.go(at.step, at.beat - 1);
    else this.go(at.step - 1);
  }

  #laterMoment(): void {
    if (this.#waiting) return;
    const at = this.#halfway;
    if (at === null) this.go(this.here + 1, 1);
    else this.go(at.step, at.beat + 1);
  }

  async go(step: number, beat = 0): Promise<void> {
    if (step < 0) return;
    // What is drawn leads on to the step after it, or to the rest of its own.
    const [was, halfway] = [this.#shown?.step ?? this.#steps, this.#halfway];
    const leads = halfway ? step === was && (beat === 0 || beat > halfway.beat) : step === was + 1;
    if (step > this.#steps || (step === this.#steps && beat === 0 && !leads)) return this.leave();
    this.#step = step;
    this.#waiting = true;
    this.#show();
    const asked = ++this.#asked;
    const answer = await this.ask(step, beat);
    if (asked !== this.#asked) return;
    this.#waiting = false;
    if (!answer?.ok) {
      this.leave();
      this.past.refused(answer);
      return;
    }
    const state = answer.data as State;
    const count = state.beat_count ?? 0;
    this.#shown = { step: state.step ?? step, beat: state.beat ?? count, count, period: state.period ?? "" };
    this.#step = this.#shown.step;
    this.#show();
    this.past.moved({ step: this.#shown.step, beat: this.#halfway?.beat ?? 0 });
    const cut = count - state.beats.length; // of very long films the beginning is left out
    const from = beat === 0 && halfway ? Math.max(0, halfway.beat - cut) : 0;
    await this.past.show(state, leads && beat >= 0 ? from : -1);
    const isEnd = this.here >= this.#steps && this.#halfway === null;
    if (asked === this.#asked && isEnd) this.leave();
  }

  leave(): void {
    if (this.#step === null) return;
    this.#asked++;
    this.#step = this.#shown = null;
    this.#waiting = false;
    this.past.left();
    this.past.moved(null);
    this.#badge.textContent = "";
    this.#show();
    this.past.now();
  }

  #show(): void {
    this.#slider.value = String(this.here);
    const at = this.#halfway?.step === this.here ? this.#halfway : null;
    const place = { step: this.here, steps: this.#steps, moment: at?.beat ?? 0, moments: at?.count ?? 0 };
    const text = say(at ? "moment_of" : "step_of", place);
    // of a step that is still asked for it is not known yet
    const period = this.#shown?.step === this.here ? this.#shown.period : "";
    this.#place.replaceChildren(
      ...(period ? [make("span", { class: "history-period" }, period), " "] : []),
      text,
    );
    this.#slider.setAttribute("aria-valuetext", `${period} ${text}`.trim());
    this.#previous.disabled = this.#earlier.disabled = this.here <= 0;
    this.#next.disabled = this.#later.disabled = !this.inPast;
    this.#now.hidden = !this.inPast;
    document.documentElement.classList.toggle("in-past", this.inPast);
  }
}
