/** A step told once more, beat by beat (replay): the last round, or how the game was set up. */

import type { History } from "./history.ts";
import { still } from "./pace.ts";
import type { Board } from "./picture.ts";
import type { State } from "./protocol.ts";
import { given } from "./refusal.ts";
import type { TableServer } from "./server.ts";

export class Retelling {
  /** A step is told beat by beat, whatever can be seen at one look. */
  stepping = false;

  constructor(
    private readonly table: string,
    private readonly server: TableServer,
    private readonly board: Board | null,
    private readonly history: History | null,
    private readonly again: (before: State, after: State) => void,
  ) {}

  /** In the present from what was before it back to now, in the past where one is. */
  async tell(step: number): Promise<void> {
    this.stepping = true;
    if (this.history?.inPast) {
      await this.history.go(step - 1);
      await this.history.go(step);
    } else {
      const [before, after] = await Promise.all([step - 1, step].map((at) => this.#past(at)));
      if (before && after && !this.history?.inPast) this.again(before, after);
    }
    this.stepping = false;
  }

  /** What the game did before anybody's first decision is told once to whoever opens the table. */
  tellSetUp(): void {
    const key = `arbitre-set-up-${this.table}`;
    try {
      if (still() || sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, "told");
    } catch {
      return; // without storage it would be told at each reload
    }
    this.tell(1);
  }

  async #past(step: number): Promise<State | null> {
    const answer = await this.server.past(step, 0, this.board?.key ?? "");
    return given(answer, this.server.rules);
  }
}
