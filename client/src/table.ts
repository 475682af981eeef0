/** The page of a table: states arrive, are told and settle; touches and buttons become lines and acts. */

import { act, ask } from "./acts.ts";
import { keepOrder } from "./answer.ts";
import { letSlide } from "./beats.ts";
import { listenToButtons } from "./buttons.ts";
import { Comeback } from "./comeback.ts";
import { Connection } from "./connection.ts";
import { serveClauses } from "./clause.ts";
import { type Decision, decisionOf, withDecision } from "./decision.ts";
import { find, isTyping, make } from "./dom.ts";
import { Drafting } from "./drafting.ts";
import { datePartsOf, Drawing } from "./drawing.ts";
import { markEnding, serveEnding } from "./ending.ts";
import { History } from "./history.ts";
import { serveKeyboard } from "./keyboard.ts";
import { Live } from "./live.ts";
import { Looking } from "./looking.ts";
import { notice } from "./notice.ts";
import { still } from "./pace.ts";
import { showClock } from "./page.ts";
import { Board } from "./picture.ts";
import type { DraftNews, State, Touch } from "./protocol.ts";
import { clearRefusal, given, showRefusal } from "./refusal.ts";
import { sending } from "./send.ts";
import { TableServer } from "./server.ts";
import { Retelling } from "./retelling.ts";
import { Sheet } from "./sheet.ts";
import { Steady } from "./steady.ts";
import { Study } from "./study.ts";
import { serveTalk } from "./talk.ts";
import { Telling } from "./telling.ts";
import { touchable, type Touching } from "./touching.ts";
import { Trays } from "./trays.ts";
import { serveTabs } from "./tabs.ts";
import { withBasket } from "./tree.ts";
import { guardChoices } from "./twice.ts";

/** Parts that tell nothing of the game: they do not wait for the beats. */
const AT_ONCE = ["chat", "seats"];

export class TablePage {
  readonly #server: TableServer;
  readonly #board: Board | null;
  readonly #touching: Touching | null;
  readonly #drawing: Drawing;
  readonly #drafting: Drafting;
  readonly #sheet: Sheet;
  readonly #history: History | null;
  readonly #looking: Looking | null;
  readonly #telling: Telling;
  readonly #study: Study | null;
  readonly #retelling: Retelling;
  readonly #live: Live;
  readonly #trays: Trays;
  readonly #comeback: Comeback;
  #touches: Touch[] = [];
  /** What the draft looks like in the picture. */
  #marks = "";
  #latest: State | null = null;
  #settled = -1;
  /** The revision that our last decision made: what is older knows nothing of it. */
  #due = -1;
  /** How many steps of the game had been told when that was last reported. */
  #reported = -1;

  constructor(private readonly root: HTMLElement) {
    this.#server = new TableServer(root);
    this.#trays = new Trays(root);
    this.#comeback = new Comeback(root);
    const svg = find<SVGSVGElement>("svg[data-picture]");
    this.#board = svg ? new Board(svg) : null;
    this.#touching = this.#board &&
      touchable(
        this.#board,
        (touch) => this.#trays.opened(touch) || this.#writer.add(touch.line, touch.label),
      );
    this.#drawing = new Drawing(
      root,
      this.#board,
      this.#touching,
      (step) => this.#history?.go(step, 0),
    );
    this.#sheet = new Sheet(find("[data-draft]") ?? make("div"), this.#server.rules);
    this.#drafting = this.#makeDrafting();
    this.#sheet.serve(this.#drafting);
    this.#history = this.#makeHistory();
    this.#looking = this.#makeLooking();
    this.#telling = this.#makeTelling();
    this.#study = this.#makeStudy();
    this.#retelling = new Retelling(
      root.dataset.table ?? "",
      this.#server,
      this.#board,
      this.#history,
      (before, after) => this.#telling.again(before, after),
    );
    this.#live = this.#makeLive();
    this.#listen();
    new Steady();
  }

  start(): void {
    const first = find("script#first-state")?.textContent;
    if (first) this.#take(JSON.parse(first));
    else this.#drafting.take(null);
    // a page that was left in the past is opened there again
    const asked = new URLSearchParams(location.search);
    const [at, beat] = [Number(asked.get("at") || NaN), Number(asked.get("beat") ?? 0)];
    if (Number.isInteger(at) && Number.isInteger(beat)) this.#history?.go(at, beat);
    else if (this.root.dataset.setUp !== undefined) this.#retelling.tellSetUp();
    this.#live.start();
    this.#trays.goOn();
    this.#comeback.goOn();
    serveKeyboard(this.root);
    if (this.#board && !still()) letSlide(this.#board);
  }

  #makeLooking(): Looking | null {
    if (this.#board === null || this.root.dataset.looks === undefined) return null;
    return new Looking(this.#board, this.#server.rules, {
      ask: async () => {
        const answer = await this.#server.look(this.#history?.inPast ? this.#history.here : null);
        return given(answer, this.#server.rules);
      },
      tell: (step) => this.#study?.tell() || this.#retelling.tell(step),
      read: () => this.#report(),
    });
  }

  #makeTelling(): Telling {
    return new Telling(this.#board, this.#drawing, this.#looking, this.#server.rules, {
      inPast: () => this.#inPast,
      stepping: () => this.#retelling.stepping,
      latest: () => this.#latest!,
      settle: (state) => this.#settle(state),
      told: () => this.#report(),
    });
  }

  #makeStudy(): Study | null {
    const box = find("[data-study]");
    if (box === null || this.#board === null || this.#touching === null) return null;
    return new Study(box, this.#server, this.#board, this.#touching, {
      clear: () => this.#telling.clear(),
      show: async (state, told) => {
        this.#retelling.stepping = told;
        const shown = this.#telling.lookBack(state, 0);
        this.#retelling.stepping = false;
        await shown;
      },
      past: (step) => this.#history?.go(step),
      now: () => {
        this.#history?.leave();
        this.#live.wake();
      },
      revision: () => this.#latest?.revision ?? 0,
    });
  }

  get #inPast(): boolean {
    return this.#history?.inPast ?? false;
  }

  /** The notepad that is written on: of the decision now, or of one of the past. */
  get #writer(): Drafting {
    return this.#study?.drafting ?? this.#drafting;
  }

  #makeLive(): Live {
    const connection = new Connection(find("[data-connection]"));
    sending.retrying = (yes) => connection.retrying(yes);
    const address = () => this.#server.live(this.#latest?.revision ?? null, this.#board?.key ?? "");
    return new Live(address, {
      state: (state) => this.#take(state),
      draft: (news) => this.#hearDraft(news),
      failed: (text) => showRefusal({ ok: false, status: 0, data: { text } }),
      connected: (yes) => connection.live(yes),
    });
  }

  #makeDrafting(): Drafting {
    const revision = () => this.#latest?.revision ?? 0;
    return new Drafting({
      put: (lines) => {
        clearRefusal(this.#sheet.refusal);
        return this.#server.draft(lines, revision());
      },
      move: (lines) => {
        clearRefusal(this.#sheet.refusal);
        return this.#server.act("move", revision(), { lines });
      },
      show: (draft, busy) => {
        this.#sheet.show(draft, busy);
        this.#touching?.set(this.#trays.withTrays(withBasket(this.#touches, draft?.basket ?? null)));
      },
      settled: (answer) => {
        this.#keep(answer);
        this.#showDecision();
      },
      overtaken: () => this.#showDecision(),
      refused: (answer) => showRefusal(answer, this.#server.rules, this.#sheet.refusal),
      sent: (answer) => this.#sent(answer.data.revision ?? 0),
      warned: () => this.#sheet.send(),
    });
  }

  #makeHistory(): History | null {
    const box = find("[data-history]");
    if (box === null) return null;
    const ask = (step: number, beat: number) => this.#server.past(step, beat, this.#board?.key ?? "");
    return new History(box, ask, {
      show: (state, from) => this.#telling.lookBack(state, from),
      left: () => this.#telling.leavePast(),
      moved: (place) => {
        this.#study?.at(place && place.beat === 0 ? place.step : null);
        const url = new URL(location.href);
        for (const name of ["at", "beat"]) url.searchParams.delete(name);
        if (place) url.searchParams.set("at", String(place.step));
        if (place?.beat) url.searchParams.set("beat", String(place.beat));
        globalThis.history.replaceState(null, "", url);
        markEnding(this.root, place?.step ?? null);
      },
      now: () => this.#latest && this.#settle(this.#latest),
      refused: (answer) => showRefusal(answer, this.#server.rules),
    });
  }

  /** The decision is made: what comes next comes with the next state, if it is not here yet. */
  #sent(revision: number): void {
    // a sheet that was copied at the referee's desk lies open no longer than it must
    const desk = find<HTMLAnchorElement>("a[data-desk]");
    if (desk) return location.assign(desk.href);
    this.#due = revision;
    if (this.#settled < this.#due) this.#rest();
    this.#live.wake();
  }

  /** Nothing is asked until the next state. */
  #rest(): void {
    this.#touches = [];
    this.#drawing.setAsleep(true);
    document.documentElement.classList.add("awaiting");
    find("[data-answer]")?.replaceChildren();
    this.#drafting.take(null); // what was sent stays in the picture
  }

  /** A state has arrived. */
  #take(arrived: State): void {
    datePartsOf(arrived.html);
    const counts = this.#drafting.hear(arrived);
    const state = counts || !this.#latest ? arrived : withDecision(arrived, decisionOf(this.#latest));
    this.#marks = state.picture?.marks ?? this.#marks;
    this.#latest = this.#latest ? { ...state, html: { ...this.#latest.html, ...state.html } } : state;
    this.#drawing.parts(state, AT_ONCE);
    showClock(this.root, state.html.status ?? "");
    notice(state.turn, state.title);
    this.#history?.setSteps(state.steps ?? 0);
    this.#looking?.setSteps(state.steps ?? 0);
    if (this.#history?.inPast) {
      if (state.beats.length > 0) this.#history.happened();
      this.#report();
      return;
    }
    this.#telling.take(this.#latest);
  }

  /** What there was to tell has been told or skipped: clocks need not wait for this page any longer. */
  #report(): void {
    const { untold, steps = 0, revision = 0 } = this.#latest ?? {};
    if (!untold || steps === this.#reported) return;
    this.#reported = steps;
    this.#server.act("told", revision);
  }

  #settle(state: State): void {
    this.#settled = state.revision;
    const awaiting = state.revision < this.#due;
    if (!awaiting) {
      this.#drawing.setAsleep(false);
      document.documentElement.classList.remove("awaiting");
      if (!this.#drafting.writing) this.#touches = state.touches ?? [];
    }
    this.#drawing.show(state);
    // While a draft of ours is being written its answer brings lines and touches.
    if (awaiting || !this.#drafting.take(state.draft)) this.#touching?.set(null);
    if (!awaiting) this.#drawing.goOnTyping();
  }

  /** Another page of ours has written the draft. While we write on this one, the answer to that counts. */
  #hearDraft(news: DraftNews): void {
    if (!this.#drafting.hear(news)) return;
    this.#keep(news);
    if (this.#drafting.writing || this.#inPast || news.revision < this.#due) return;
    this.#showDecision();
    this.#drafting.take(news.draft);
  }

  #keep(decision: Decision): void {
    this.#marks = decision.marks;
    datePartsOf(decision.html);
    if (this.#latest !== null) this.#latest = withDecision(this.#latest, decision);
  }

  /** What follows from the draft; while something is told, the state that settles then has it. */
  #showDecision(): void {
    this.#touches = this.#latest?.touches ?? [];
    if (this.#latest === null || this.#inPast || this.#telling.busy) return;
    this.#drawing.showDecision(this.#latest, this.#marks);
  }

  #listen(): void {
    keepOrder();
    guardChoices();
    serveTabs(this.root);
    serveClauses(this.root);
    serveEnding(this.root, async (step, whatIf) => {
      await this.#history?.go(step, 0);
      if (whatIf) await this.#study?.open();
    });
    serveTalk(this.root);
    listenToButtons({
      add: (line, said) => this.#writer.add(line, said),
      addAll: (lines) => {
        if (this.#study?.drafting) return this.#study.take(lines);
        find("[data-answer]")?.replaceChildren();
        this.#drafting.offer(lines);
        find(".draft-send")?.focus();
      },
      leave: () => {
        if (this.#study?.drafting) return this.#study.leave();
        find("[data-answer]")?.replaceChildren();
        this.#showDecision();
        this.#touching?.set(null);
      },
      act: (button) => this.#act(button),
      ask: (button) => this.#ask(button),
    });
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || isTyping(event.target)) return;
      const told = document.documentElement.classList.contains("telling");
      if (this.#looking?.close()) return;
      if (told || !this.#touching?.back()) this.#telling.skip();
    });
    document.addEventListener("taken", (event) => this.#sent((event as CustomEvent<number>).detail));
    const wake = () => document.hidden || this.#live.wake();
    for (const name of ["online", "focus", "pageshow"]) addEventListener(name, wake);
    document.addEventListener("visibilitychange", wake);
    this.#server.turned(() => this.#live.again());
  }

  async #act(button: HTMLButtonElement): Promise<void> {
    await act(button, this.#server, this.#latest?.revision ?? 0);
    this.#live.wake();
  }

  /** The answer to a question is drawn: what it would look like, until it is taken or left. */
  async #ask(button: HTMLButtonElement): Promise<void> {
    const answer = await ask(button, this.#server, this.#latest?.revision ?? 0);
    if (!answer?.ok || this.#telling.busy || this.#inPast) return;
    this.#drawing.sketch(answer.data.drawn ?? null, answer.data.marks ?? "");
    this.#touching?.set(null);
  }
}
