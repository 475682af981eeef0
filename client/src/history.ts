/** The game step by step, from one's own view; the live state waits meanwhile. */

import { button, make } from "./dom.ts";
import type { State } from "./protocol.ts";
import { send } from "./send.ts";
import { say } from "./words.ts";

export interface Past {
  /** `forward`: the step after the one that is shown, so that it can be played. */
  show(state: State, forward: boolean): Promise<void>;
  /** The past is left: what is told of it ends. */
  left(): void;
  now(): unknown;
  refused(answer: Awaited<ReturnType<typeof send>>): void;
}

export class History {
  #steps = 0;
  #step: number | null = null;
  #asked = 0;
  readonly #slider = make("input", { type: "range", min: 0, max: 0, class: "history-slider" });
  readonly #place = make("output", { class: "history-place" });
  readonly #badge = make("span", { class: "history-badge", role: "status" });
  readonly #previous = button("history-previous", "◀", () => this.go(this.here - 1), say("previous"));
  readonly #next = button("history-next", "▶", () => this.go(this.here + 1), say("next"));
  readonly #now = button("history-now", say("now"), () => this.leave());

  constructor(
    private readonly box: HTMLElement,
    private readonly address: (step: number) => string,
    private readonly past: Past,
  ) {
    this.#slider.setAttribute("aria-label", say("past"));
    this.#slider.addEventListener("input", () => this.go(Number(this.#slider.value)));
    box.replaceChildren(this.#previous, this.#slider, this.#next, this.#place, this.#now, this.#badge);
    this.setSteps(Number(box.dataset.steps ?? 0));
  }

  get inPast(): boolean {
    return this.#step !== null;
  }

  get here(): number {
    return this.#step ?? this.#steps;
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

  async go(step: number): Promise<void> {
    if (step < 0) return;
    const forward = step === this.here + 1;
    if (step > this.#steps || (step === this.#steps && !forward)) return this.leave();
    this.#step = step;
    this.#show();
    const asked = ++this.#asked;
    const answer = await send("GET", this.address(step));
    if (asked !== this.#asked || this.#step !== step) return;
    if (answer?.ok) {
      await this.past.show(answer.data as State, forward);
      if (asked === this.#asked && step >= this.#steps) this.leave();
    } else {
      this.leave();
      this.past.refused(answer);
    }
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
    const text = say("step_of", { step: this.here, steps: this.#steps });
    this.#place.textContent = text;
    this.#slider.setAttribute("aria-valuetext", text);
    this.#previous.disabled = this.here <= 0;
    this.#next.disabled = !this.inPast;
    this.#now.hidden = !this.inPast;
    document.documentElement.classList.toggle("in-past", this.inPast);
  }
}
