/** What a state looks like (rendering): the picture with its rings, and the parts of the page that are words. */

import { find } from "./dom.ts";
import { Hands } from "./hands.ts";
import { showKeyboard } from "./keyboard.ts";
import { Keypad } from "./keypad.ts";
import { LessonRings } from "./lesson.ts";
import { Lights } from "./lights.ts";
import { morphParts } from "./morph.ts";
import { offerNotices } from "./notice.ts";
import { dated, runClocks } from "./page.ts";
import type { Board } from "./picture.ts";
import type { Drawn, State } from "./protocol.ts";
import { Sleep } from "./sleep.ts";
import type { Touching } from "./touching.ts";

export class Drawing {
  readonly #sleep: Sleep;
  readonly #lights: Lights | null;
  readonly #lesson: LessonRings | null;
  readonly #keypad: Keypad;
  readonly #hands: Hands | null;

  /** `go` looks back at the board after a step. */
  constructor(
    private readonly root: HTMLElement,
    private readonly board: Board | null,
    private readonly touching: Touching | null,
    go: (step: number) => void,
  ) {
    this.#sleep = new Sleep(root, board);
    const log = find('[data-part="log"]');
    this.#lights = log && board && new Lights(board, log, go);
    this.#lesson = board && new LessonRings(board);
    this.#keypad = new Keypad(board, root.dataset.table ?? "");
    const hands = find('[data-part="hands"]');
    this.#hands = hands && new Hands(hands, board, root.dataset.table ?? "");
  }

  /** All of a state. */
  show(state: State): void {
    this.touching?.rest();
    if (state.picture) this.board?.show(state.picture);
    this.board?.sketch(state.drawn);
    this.parts(state, Object.keys(state.html));
    this.#lights?.refresh();
    this.#lesson?.refresh();
    this.#keypad.refresh();
    this.#hands?.refresh();
  }

  /** What follows from a draft. */
  showDecision(state: State, marks: string): void {
    this.sketch(state.drawn, marks);
    this.parts(state, ["decision", "status"]);
    this.#lesson?.refresh();
    this.#keypad.refresh();
  }

  /** The picture with a decision carried out that is not made yet. */
  sketch(drawn: Drawn | null, marks: string): void {
    this.touching?.rest();
    this.board?.sketch(drawn);
    this.board?.mark(marks);
  }

  /** The parts of these names, where the state has them. */
  parts(state: State, names: string[]): void {
    const parts: [Element, string][] = [];
    for (const name of names) {
      const markup = state.html[name];
      const part = find(`[data-part="${CSS.escape(name)}"]`, this.root);
      if (part !== null && markup !== undefined) parts.push([part, markup]);
    }
    morphParts(parts);
    this.root.dataset.state = find(".headline", this.root)?.dataset.state ?? "";
    runClocks();
    showKeyboard();
    offerNotices();
  }

  /** In the past, and while beats are told, nothing can be decided. */
  setAsleep(yes: boolean): void {
    if (this.touching) this.touching.active = !yes;
    this.#sleep.set(yes);
  }

  /** Before something is told: nothing can be touched, and what could is no longer lit. */
  fallAsleep(): void {
    this.setAsleep(true);
    this.touching?.set(null);
  }

  goOnTyping(): void {
    this.#sleep.goOnTyping();
  }
}

/** Clocks of parts that have just come run from now. */
export function datePartsOf(html: Record<string, string>): void {
  const now = Date.now(); // one for all parts: their clocks must agree
  for (const [name, markup] of Object.entries(html)) html[name] = dated(markup, now);
}
