/** One look at what several did at once: an overlay over the board and its lines in words. */

import { afterPaint } from "./answer.ts";
import { addClause, button, find, make } from "./dom.ts";
import type { Board } from "./picture.ts";
import type { Look } from "./protocol.ts";
import { play } from "./sounds.ts";
import { say } from "./words.ts";

/** A round can be read in so many milliseconds: clocks wait no longer. */
const READ = 8000;

export interface Looker {
  /** The last one up to where one is; null: there is none yet. */
  ask(): Promise<Look | null>;
  /** It is to be told step by step. */
  tell(step: number): void;
  /** It has been read, or closed. */
  read(): void;
}

export class Looking {
  readonly #bar = make("section", { class: "look-bar", hidden: true });
  readonly #again = button("look-again", say("last_round"), () => this.#toggle());
  #look: Look | null = null;
  #timer: number | undefined;

  constructor(
    private readonly board: Board,
    private readonly rules: string,
    private readonly looker: Looker,
  ) {
    find("[data-caption]")?.before(this.#bar);
    find(".tools")?.prepend(this.#again);
    this.#again.setAttribute("aria-pressed", "false");
    // the first touch of the board puts the overlay away and does nothing else
    board.svg.addEventListener("click", (event) => {
      if (!this.open) return;
      event.stopImmediatePropagation();
      afterPaint(() => this.close());
    }, { capture: true });
  }

  /** Before anything happened there is nothing to look at again. */
  setSteps(steps: number): void {
    this.#again.hidden = steps === 0;
  }

  get open(): boolean {
    return this.#look !== null;
  }

  show(look: Look): void {
    play("reveal");
    this.#look = look;
    this.board.look(look.markup);
    document.documentElement.classList.add("looking");
    this.#again.setAttribute("aria-pressed", "true");
    this.#bar.replaceChildren(...this.#words(look));
    this.#bar.hidden = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.looker.read(), READ) as unknown as number;
  }

  /** Whether there was one to close. */
  close(): boolean {
    if (this.#look === null) return false;
    this.#look = null;
    clearTimeout(this.#timer);
    this.board.look("");
    document.documentElement.classList.remove("looking");
    this.#again.setAttribute("aria-pressed", "false");
    this.#bar.hidden = true;
    this.looker.read();
    return true;
  }

  async #toggle(): Promise<void> {
    if (this.close()) return;
    this.#again.disabled = true;
    const look = await this.looker.ask();
    this.#again.disabled = false;
    if (look !== null) this.show(look);
  }

  #words({ title, lines, step }: Look): HTMLElement[] {
    const list = make("ul", { class: "look-lines", role: "status", tabindex: 0 });
    for (const line of lines) {
      if (line.minor) continue;
      const entry = make("li", { "data-lights": line.about.join(" ") }, line.text);
      addClause(entry, this.rules, line.clause);
      list.append(entry);
    }
    const tell = button("look-tell", say("step_by_step"), () => {
      this.close();
      this.looker.tell(step);
    });
    // a lesson waits behind it: that is where the way leads
    const lesson = find("#lesson") !== null;
    const close = button(
      lesson ? "look-close primary" : "look-close",
      say(lesson ? "lesson_on" : "close"),
      () => this.close(),
    );
    const ends = make("div", { class: "look-ends" }, ...lesson ? [close, tell] : [tell, close]);
    return [make("h2", {}, title), list, ends];
  }
}
