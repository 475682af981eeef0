/** A draft kept in step with the server: acts show at once, and the server's answer settles them. */

import { counted, without } from "./lines.ts";
import type { Draft, DraftAnswer, DraftLine } from "./protocol.ts";
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
  /** The revision of the last state, and of the last answer. */
  #heard = -1;
  #answered = -1;
  /** Drafts of ours that the live connection has still to pass, the last one at the end. */
  #trail: string[] = [];

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

  /**
   * A state has arrived; false: it was made before the server had what we wrote since, and its draft is past.
   * Answers and states travel on two lines, and either may be late.
   */
  hear(draft: Draft | null, revision: number): boolean {
    this.#heard = revision;
    if (revision < this.#answered) return false;
    if (!this.#writing && revision > this.#answered) this.#trail = [];
    const place = this.#trail.indexOf(textOf(draft));
    const now = this.#trail.length - (this.#writing ? 2 : 1);
    const past = place >= 0 && place < now;
    if (place >= 0) this.#trail.splice(0, place);
    if (this.#writing && !past) this.#agreed = draft;
    if (!this.#writing && !past) this.#trail = [];
    return !past;
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
    if (this.#trail.length === 0) this.#trail.push(textOf(this.#agreed));
    let answer: Answer | null = null;
    while (this.#wanted !== null) {
      const lines: string[] = this.#wanted;
      this.#wanted = null;
      this.#trail.push(JSON.stringify(lines));
      answer = await this.desk.put(lines);
      if (answer === null) this.#wanted ??= lines;
      else if (answer.ok) this.#agree(answer.data);
    }
    this.#writing = false;
    if (answer?.ok) await this.#settle(answer.data);
    else {
      this.#hurried = false;
      this.#fallBack();
      this.#show();
      this.desk.refused(answer);
    }
  }

  #isLate(answer: DraftAnswer): boolean {
    return (answer.revision ?? this.#heard) < this.#heard;
  }

  #agree(answer: DraftAnswer): void {
    if (this.#isLate(answer)) return;
    this.#answered = answer.revision ?? this.#heard;
    this.#agreed = answer.draft;
    this.#trail[this.#trail.length - 1] = textOf(answer.draft);
  }

  #fallBack(): void {
    this.#trail = [];
    this.#draft = this.#agreed;
    this.desk.overtaken();
  }

  async #settle(answer: DraftAnswer): Promise<void> {
    const meant = textOf(this.#draft);
    if (this.#isLate(answer)) {
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
