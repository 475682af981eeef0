/** A draft kept in step with the server: acts show at once, and the server's answer settles them. */

import { counted, filled, without } from "./lines.ts";
import type { Dated, Draft, DraftAnswer, DraftLine } from "./protocol.ts";
import type { Answer } from "./send.ts";

export interface Desk {
  put(lines: string[]): Promise<Answer | null>;
  move(lines: string[]): Promise<Answer | null>;
  show(draft: Draft | null, busy: boolean): void;
  settled(answer: DraftAnswer): void;
  /** Our change came to nothing, or the game went on meanwhile: the last state counts. */
  overtaken(): void;
  refused(answer: Answer | null): void;
  sent(answer: Answer): void;
  /** Send was pressed before a warning was known: it is asked about now. */
  warned(): void;
}

export const EMPTY: Draft = {
  lines: [],
  notes: [],
  warnings: [],
  complete: false,
  at_once: false,
  basket: null,
};

export class Drafting {
  #draft: Draft | null = null;
  /** What the server last agreed to. */
  #agreed: Draft | null = null;
  #wanted: string[] | null = null;
  #writing = false;
  #added = false;
  #sending = false;
  /** Somebody pressed Send before the last line was written. */
  #hurried = false;
  /** The revision that the live connection told last, and when the newest draft that we know was written. */
  #heard = 0;
  #written = 0;

  constructor(private readonly desk: Desk) {}

  get draft(): Draft | null {
    return this.#draft;
  }

  /** Whether a change of ours is under way, whose answer will bring the draft and its touches. */
  get writing(): boolean {
    return this.#writing;
  }

  get busy(): boolean {
    return this.#writing || this.#sending;
  }

  /** The live connection tells how the draft stands; false: it did before what was written since. */
  hear({ revision, written, draft }: Dated & { draft: Draft | null }): boolean {
    if (written !== null && written < this.#written) return false;
    [this.#heard, this.#written] = [revision, written ?? 0];
    if (this.#writing) this.#agreed = draft;
    return true;
  }

  /** The draft as the server has it; while an act of ours is under way its answer counts, not this. */
  take(draft: Draft | null): boolean {
    if (this.#writing) return false;
    this.#draft = this.#agreed = draft;
    this.#show();
    return true;
  }

  add(line: string, said = line): void {
    if (this.#draft === null || this.#sending) return;
    const basket = this.#draft.basket && counted(this.#draft.basket, line, 1);
    const lines = [...this.#draft.lines, { text: line, said, ruling: null }];
    this.#added = true;
    this.#change(lines, basket);
  }

  /** One less of an item of the basket. */
  less(line: string): void {
    if (this.#draft === null || this.#draft.basket === null) return;
    const texts = this.#draft.lines.map((one) => one.text);
    const left = without(texts, line);
    if (left.length === texts.length) return;
    const index = texts.lastIndexOf(line);
    this.#added = false;
    const lines = this.#draft.lines.filter((_, place) => place !== index);
    this.#change(lines, counted(this.#draft.basket, line, -1));
  }

  /** Other lines in place of these: removed, moved, cleared. */
  rewrite(lines: DraftLine[]): void {
    if (this.#draft === null || this.#sending) return;
    this.#added = false;
    this.#change(lines, this.#draft.basket);
  }

  /** Lines in place of all that is written: a hint, the best force. One that is the whole decision is sent. */
  offer(lines: { line: string; said: string }[]): void {
    if (this.#draft === null || this.#sending) return;
    this.#added = lines.length === 1;
    const basket = this.#draft.basket && filled(this.#draft.basket, lines.map(({ line }) => line));
    this.#change(lines.map(({ line, said }) => ({ text: line, said, ruling: null })), basket);
  }

  /** Sends the decision; while a line is still being written, as soon as it is. */
  async send(): Promise<void> {
    this.#hurried = this.#writing;
    if (this.#draft === null || this.#sending || this.#writing) return;
    this.#sending = true;
    this.#show();
    const answer = await this.desk.move(this.#draft.lines.map((line) => line.text));
    this.#sending = false;
    if (answer?.ok) this.desk.sent(answer);
    else this.desk.refused(answer);
    this.#show();
  }

  #change(lines: DraftLine[], basket: Draft["basket"]): void {
    this.#draft = { ...this.#draft!, lines, basket, warnings: [] };
    this.#wanted = lines.map((line) => line.text);
    if (!this.#writing) this.#write();
    this.#show();
  }

  /** Writes what is wanted, until somebody answers; what was wanted meanwhile goes in one more request. */
  async #write(): Promise<void> {
    this.#writing = true;
    let answer: Answer | null = null;
    let newest = false;
    while (this.#wanted !== null) {
      const lines: string[] = this.#wanted;
      this.#wanted = null;
      answer = await this.desk.put(lines);
      if (answer === null) this.#wanted ??= lines;
      else if (answer.ok) newest = this.#agree(answer.data);
    }
    this.#writing = false;
    if (answer?.ok) await this.#settle(answer.data, newest);
    else {
      this.#hurried = false;
      this.#fallBack();
      this.#show();
      this.desk.refused(answer);
    }
  }

  /** Our lines were taken; false: what the live connection has told meanwhile is newer. */
  #agree({ revision, written, draft }: DraftAnswer): boolean {
    if (revision < this.#heard || (written ?? 0) < this.#written) return false;
    this.#written = written ?? 0;
    this.#agreed = draft;
    return true;
  }

  #fallBack(): void {
    this.#draft = this.#agreed;
    this.desk.overtaken();
  }

  async #settle(answer: DraftAnswer, newest: boolean): Promise<void> {
    const meant = textOf(this.#draft);
    if (!newest) {
      this.#fallBack();
      // Another decision is not sent in place of the one that was meant.
      if (textOf(this.#draft) !== meant || this.#draft?.lines.length === 0) {
        this.#added = this.#hurried = false;
      }
    } else {
      this.#draft = answer.draft;
      this.desk.settled(answer);
    }
    this.#show();
    const { at_once, complete, warnings } = this.#draft ?? EMPTY;
    const [hurried, whole] = [this.#hurried, this.#hurried || (this.#added && at_once)];
    this.#hurried = false;
    if (whole && complete && warnings.length === 0) await this.send();
    else if (hurried && complete) this.desk.warned();
  }

  #show(): void {
    this.desk.show(this.#draft, this.busy);
  }
}

function textOf(draft: Draft | null): string {
  return JSON.stringify(draft?.lines.map((line) => line.text) ?? null);
}
