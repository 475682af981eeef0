/** Study (analysis, a sandbox): a decision of the past made otherwise, drawn over the look-back; nothing is kept. */

import { showHint, type Written } from "./buttons.ts";
import { button, make } from "./dom.ts";
import { Drafting } from "./drafting.ts";
import { morphParts } from "./morph.ts";
import type { Board } from "./picture.ts";
import type { DraftAnswer, State, Study as Outcome, StudyPlace } from "./protocol.ts";
import { clearRefusal, showRefusal } from "./refusal.ts";
import type { Answer } from "./send.ts";
import type { TableServer } from "./server.ts";
import { Sheet } from "./sheet.ts";
import type { Touching } from "./touching.ts";
import { withBasket } from "./tree.ts";
import { say } from "./words.ts";

export interface Stage {
  /** What is told and looked at goes; the picture can be touched. */
  clear(): void;
  /** An outcome is shown like any step of the past; `told`: beat by beat. */
  show(state: State, told: boolean): Promise<void>;
  /** The step that is looked at, as it was. */
  past(step: number): void;
  /** Moves were taken back: to the present. */
  now(): void;
  revision(): number;
}

export class Study {
  readonly #bar: HTMLElement;
  readonly #desk: HTMLElement;
  readonly #told = make("div", { class: "study-told" });
  readonly #seats = make("div", { class: "study-seats", role: "group" });
  readonly #actions = make("div", { class: "study-actions" });
  readonly #answer = make("div", { class: "study-answer", role: "status" });
  readonly #sheet: Sheet;
  readonly #drafting: Drafting;
  #step: number | null = null;
  #taking = false;
  #place: StudyPlace | null = null;
  #writing: DraftAnswer | null = null;
  #outcome: Outcome | null = null;
  /** Decisions that are not as they were, by seat. */
  readonly #lines = new Map<string, string[]>();

  constructor(
    private readonly box: HTMLElement,
    private readonly server: TableServer,
    private readonly board: Board,
    private readonly touching: Touching,
    private readonly stage: Stage,
  ) {
    const draft = make("div", { class: "study-draft" });
    this.#sheet = new Sheet(draft, server.rules);
    this.#drafting = this.#makeDrafting();
    this.#sheet.serve(this.#drafting);
    this.#seats.setAttribute("aria-label", say("study_sheets"));
    this.#bar = make(
      "div",
      { class: "study-bar", role: "group", "aria-label": say("study_list") },
      button("study-open primary", say("study_what_if"), () => this.open()),
      button("study-ask", say("study_hint"), () => this.#openAndAsk()),
      button("study-play", say("study_play_on"), () => this.#playOn()),
    );
    if (box.dataset.back !== undefined) {
      this.#bar.append(button("study-back", say("study_take_back"), () => this.#takeBack()));
    }
    const keys = button("study-keys", "⌨", () => this.#toggleTyping(keys), say("study_type"));
    keys.setAttribute("aria-expanded", "false");
    const ends = make(
      "div",
      { class: "study-ends" },
      button("study-hint", say("study_hint"), () => this.#ask()),
      keys,
      button("study-close", say("close"), () => this.#close()),
    );
    this.#desk = make("div", { class: "study-desk" });
    this.#desk.append(this.#seats, draft, this.#answer, this.#typing(), this.#actions, ends);
    box.replaceChildren(this.#bar, this.#desk, this.#told);
    this.#phase();
  }

  /** The notepad that touches and buttons write on, while a decision is made otherwise. */
  get drafting(): Drafting | null {
    return this.#place !== null && this.#outcome === null ? this.#drafting : null;
  }

  /** The step that is looked at; null: none is, or not as it ended. */
  at(step: number | null): void {
    this.#step = step;
    this.#place = this.#outcome = this.#writing = null;
    this.#lines.clear();
    this.#answer.replaceChildren();
    this.#phase();
  }

  /** Whether an outcome is told beat by beat: its look was asked for that. */
  tell(): boolean {
    if (!this.#outcome?.state || !this.#place) return false;
    this.board.show(this.#place.picture);
    this.stage.show(this.#outcome.state, true);
    return true;
  }

  take(lines: Written[]): void {
    this.#answer.replaceChildren();
    this.#drafting.offer(lines);
  }

  /** A hint is not taken. */
  leave(): void {
    this.#answer.replaceChildren();
    this.#draw();
  }

  /** What is seen of the box: where one may begin, the decision, or what came of it. */
  #phase(): void {
    this.box.hidden = this.#step === null;
    this.#bar.hidden = this.#place !== null;
    this.#desk.hidden = this.drafting === null;
    this.#told.hidden = this.#outcome === null;
    const root = document.documentElement.classList;
    root.toggle("studying", this.#place !== null);
    root.toggle("study-writing", this.drafting !== null);
  }

  #makeDrafting(): Drafting {
    return new Drafting({
      put: (lines) => {
        clearRefusal(this.#sheet.refusal);
        this.#lines.set(this.#place!.seat, lines);
        return this.server.studyDraft(this.#place!.at, this.#place!.seat, lines);
      },
      move: () => {
        clearRefusal(this.#sheet.refusal);
        return this.server.study(this.#place!.at, Object.fromEntries(this.#lines), this.board.key);
      },
      show: (draft, busy) => {
        this.#sheet.show(draft, busy);
        this.touching.set(withBasket(this.#writing?.touches ?? [], draft?.basket ?? null));
      },
      settled: (answer) => {
        this.#writing = answer;
        this.#draw();
      },
      overtaken: () => this.#draw(),
      refused: (answer) => showRefusal(answer, this.server.rules, this.#sheet.refusal),
      sent: (answer) => this.#show(answer.data),
      warned: () => this.#sheet.send(),
    });
  }

  /** The decision that followed the step that is looked at, to be made otherwise. */
  async open(): Promise<void> {
    if (this.#step !== null) await this.#enter("");
  }

  async #openAndAsk(): Promise<void> {
    await this.open();
    if (this.drafting) await this.#ask();
  }

  /** The decision of a seat on the notepad, as it was or as it was changed before. */
  async #enter(writer: string): Promise<void> {
    const step = this.#step!;
    const answer = await this.server.studyPlace(step, writer, this.board.key);
    if (step !== this.#step) return;
    if (!answer?.ok) return showRefusal(answer, this.server.rules);
    this.stage.clear();
    this.#place = answer.data;
    this.#outcome = null;
    this.#write(answer);
    const changed = this.#lines.get(this.#place!.seat);
    if (changed) this.#write(await this.server.studyDraft(step, this.#place!.seat, changed));
    this.#phase();
  }

  #write(answer: Answer | null): void {
    if (!answer?.ok) return showRefusal(answer, this.server.rules, this.#sheet.refusal);
    clearRefusal(this.#sheet.refusal);
    this.#answer.replaceChildren();
    this.#writing = answer.data as DraftAnswer;
    this.board.show(this.#place!.picture);
    this.touching.active = true;
    this.#drafting.take(this.#writing.draft);
    this.#draw();
    this.#showSeats();
  }

  #draw(): void {
    if (this.#writing === null || this.drafting === null) return;
    this.touching.rest();
    this.board.sketch(this.#writing.drawn);
    this.board.mark(this.#writing.marks);
    morphParts([[this.#actions, this.#writing.html.study ?? ""]]);
    this.touching.set(withBasket(this.#writing.touches, this.#writing.draft?.basket ?? null));
  }

  #showSeats(): void {
    const { seats, seat } = this.#place!;
    const chips = seats.filter((one) => one.mine).map((one) => {
      const chip = button("study-seat", one.name, () => this.#enter(one.seat));
      chip.setAttribute("aria-pressed", String(one.seat === seat));
      return chip;
    });
    this.#seats.hidden = chips.length < 2;
    this.#seats.replaceChildren(...chips);
  }

  /** Under a finger the field to type into comes when it is asked for. */
  #toggleTyping(keys: HTMLButtonElement): void {
    const open = keys.getAttribute("aria-expanded") !== "true";
    keys.setAttribute("aria-expanded", String(open));
    if (open) this.#desk.querySelector<HTMLElement>(".study-type input")?.focus();
  }

  #typing(): HTMLElement {
    const field = make("input", {
      type: "text",
      maxlength: 1000,
      autocomplete: "off",
      autocapitalize: "off",
    });
    field.spellcheck = false;
    field.placeholder = say("study_type");
    const label = make("label", {}, make("span", {}, say("study_type")), field);
    const form = make("form", { class: "study-type" }, label, make("button", {}, say("study_add")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      for (const line of field.value.split(";")) if (line.trim()) this.#drafting.add(line.trim());
      field.value = "";
    });
    return form;
  }

  async #ask(): Promise<void> {
    const { at, seat } = this.#place!;
    const answer = await this.server.studyHint(at, seat);
    if (this.#place?.at !== at || this.#place.seat !== seat || this.drafting === null) return;
    showHint(this.#answer, answer);
    if (!answer?.ok) return;
    this.touching.rest();
    this.board.sketch(answer.data.drawn ?? null);
    this.board.mark(answer.data.marks ?? "");
    this.touching.set(null);
  }

  async #show(outcome: Outcome): Promise<void> {
    this.#outcome = outcome;
    const { text, often, samples, beside } = outcome;
    this.touching.set([]);
    const parts: HTMLElement[] = [make("h2", {}, say("study_what_if"))];
    if (text) parts.push(make("p", { class: "study-chance" }, text));
    if (beside.length > 0) {
      const list = beside.map((one) => make("li", {}, one));
      parts.push(make("p", {}, say("study_chances")), make("ul", { class: "study-often" }, ...list));
    }
    if (often.length > 0) {
      const list = often.map(({ count, text }) => make("li", {}, `${count} / ${samples} · ${text}`));
      parts.push(make("ul", { class: "study-often" }, ...list));
    }
    const ends = make(
      "div",
      { class: "study-ends" },
      button("study-again primary", say("study_again"), () => this.#enter(this.#place!.seat)),
      button("study-keep", say("study_keep"), () => this.#playOn()),
      button("study-close", say("close"), () => this.#close()),
    );
    this.#told.replaceChildren(...parts, ends);
    this.#phase();
    // what follows is seen from where the decision was made
    this.board.show(this.#place!.picture);
    if (outcome.state) await this.stage.show(outcome.state, false);
  }

  #close(): void {
    const step = this.#step;
    this.at(step);
    if (step !== null) this.stage.past(step);
  }

  /** To the form that says who sits where; with what was changed, and the chance that was drawn. */
  #playOn(): void {
    if (this.#step === null) return;
    // lines are written in a language: whoever is given the address reads them in it
    const query = new URLSearchParams({ at: String(this.#step), lang: document.documentElement.lang });
    if (this.server.seat) query.set("seat", this.server.seat);
    for (const [seat, lines] of this.#lines) query.set(`move-${seat}`, lines.join("\n"));
    if (this.#outcome) query.set("seed", String(this.#outcome.seed));
    location.assign(`${this.box.dataset.study}?${query}`);
  }

  async #takeBack(): Promise<void> {
    if (this.#step === null || this.#taking || !globalThis.confirm(say("study_sure"))) return;
    this.#taking = true; // a second click asks for nothing
    const answer = await this.server.act("take_back", this.stage.revision(), { step: this.#step });
    this.#taking = false;
    if (answer?.ok) this.stage.now();
    else showRefusal(answer, this.server.rules);
  }
}
