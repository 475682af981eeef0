/** The page of a table: states arrive, are told and settle; touches and buttons become lines and acts. */

import { act, ask } from "./acts.ts";
import { afterPaint, keepOrder } from "./answer.ts";
import { letSlide, Teller } from "./beats.ts";
import { listenToButtons } from "./buttons.ts";
import { Connection } from "./connection.ts";
import { serveClauses } from "./clause.ts";
import { type Decision, decisionOf, withDecision } from "./decision.ts";
import { find, isTyping, make } from "./dom.ts";
import { Drafting } from "./drafting.ts";
import { markEnding, serveEnding } from "./ending.ts";
import { History } from "./history.ts";
import { LessonRings } from "./lesson.ts";
import { Lights } from "./lights.ts";
import { Live } from "./live.ts";
import { Looking } from "./looking.ts";
import { morphParts } from "./morph.ts";
import { notice, offerNotices } from "./notice.ts";
import { still } from "./pace.ts";
import { dated, runClocks, showClock } from "./page.ts";
import { Board } from "./picture.ts";
import type { DraftNews, State, Touch } from "./protocol.ts";
import { clearRefusal, showRefusal } from "./refusal.ts";
import { sending } from "./send.ts";
import { TableServer } from "./server.ts";
import { Retelling } from "./retelling.ts";
import { Sheet } from "./sheet.ts";
import { Sleep } from "./sleep.ts";
import { Study } from "./study.ts";
import { serveTalk } from "./talk.ts";
import { touchable, type Touching } from "./touching.ts";
import { serveTabs } from "./tabs.ts";
import { withBasket } from "./tree.ts";
import { guardChoices } from "./twice.ts";

/** Parts that tell nothing of the game: they do not wait for the beats. */
const AT_ONCE = ["chat", "seats"];

export class TablePage {
  readonly #server: TableServer;
  readonly #sleep: Sleep;
  readonly #board: Board | null;
  readonly #teller: Teller;
  readonly #touching: Touching | null;
  readonly #drafting: Drafting;
  readonly #sheet: Sheet;
  readonly #history: History | null;
  readonly #looking: Looking | null;
  readonly #study: Study | null;
  readonly #retelling: Retelling;
  readonly #live: Live;
  readonly #lights: Lights | null;
  readonly #lesson: LessonRings | null;
  readonly #queue: State[] = [];
  #touches: Touch[] = [];
  /** What the draft looks like in the picture. */
  #marks = "";
  #latest: State | null = null;
  #settled = -1;
  /** The revision that our last decision made: what is older knows nothing of it. */
  #due = -1;
  /** How many steps of the game had been told when that was last reported. */
  #reported = -1;
  #pumping = false;
  #skipping = false;
  /** A step of the past that is being played. */
  #unfinished: State | null = null;

  constructor(private readonly root: HTMLElement) {
    this.#server = new TableServer(root);
    const svg = find<SVGSVGElement>("svg[data-picture]");
    this.#board = svg ? new Board(svg) : null;
    if (this.#board) {
      const board = this.#board;
      this.#touching = touchable(board, (touch) => this.#writer.add(touch.line, touch.label));
      board.svg.addEventListener("click", () => this.#teller.playing && afterPaint(() => this.#skip()));
    } else this.#touching = null;
    this.#sleep = new Sleep(root, this.#board);
    this.#teller = new Teller(
      find("[data-caption]") ?? make("div"),
      this.#board,
      this.#server.rules,
      () => this.#skip(),
    );
    this.#sheet = new Sheet(find("[data-draft]") ?? make("div"), this.#server.rules);
    this.#drafting = this.#makeDrafting();
    this.#sheet.serve(this.#drafting);
    this.#history = this.#makeHistory();
    this.#looking = this.#makeLooking();
    this.#study = this.#makeStudy();
    const again = (before: State, after: State) => this.#tellAgain(before, after);
    this.#retelling = new Retelling(
      root.dataset.table ?? "",
      this.#server,
      this.#board,
      this.#history,
      again,
    );
    this.#live = this.#makeLive();
    const log = find('[data-part="log"]');
    this.#lights = log && this.#board && new Lights(this.#board, log, (step) => this.#history?.go(step, 0));
    this.#lesson = this.#board && new LessonRings(this.#board);
    this.#listen();
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
    if (this.#board && !still()) letSlide(this.#board);
  }

  /** What was, and what led on from it; then what is now. */
  #tellAgain(before: State, after: State): void {
    if (this.#pumping) return;
    this.#asleep(true);
    this.#touching?.set(null);
    if (before.picture) this.#board?.show(before.picture);
    this.#queue.push({ ...this.#latest!, beats: after.beats, look: null });
    this.#pump();
  }

  #makeLooking(): Looking | null {
    if (this.#board === null || this.root.dataset.looks === undefined) return null;
    return new Looking(this.#board, this.#server.rules, {
      ask: async () => {
        const answer = await this.#server.look(this.#history?.inPast ? this.#history.here : null);
        if (!answer?.ok) showRefusal(answer, this.#server.rules);
        return answer?.ok ? answer.data : null;
      },
      tell: (step) => this.#study?.tell() || this.#retelling.tell(step),
      read: () => this.#report(),
    });
  }

  #makeStudy(): Study | null {
    const box = find("[data-study]");
    if (box === null || this.#board === null || this.#touching === null) return null;
    return new Study(box, this.#server, this.#board, this.#touching, {
      clear: () => {
        this.#teller.stop();
        this.#looking?.close();
      },
      show: async (state, told) => {
        this.#retelling.stepping = told;
        const shown = this.#lookBack(state, 0);
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

  /** The notepad that is written on: of the decision now, or of one of the past. */
  get #writer(): Drafting {
    return this.#study?.drafting ?? this.#drafting;
  }

  /** Whether a state is seen at one look before it is told. */
  #looksAt(state: State): boolean {
    return !!state.look && this.#looking !== null && !this.#retelling.stepping && !document.hidden &&
      this.#toldBy === "look";
  }

  /** How the reader wants to be told what happened: at one look, step by step, or by the log alone. */
  get #toldBy(): string {
    return document.documentElement.dataset.told ?? "look";
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
        this.#touching?.set(withBasket(this.#touches, draft?.basket ?? null));
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
      show: (state, from) => this.#lookBack(state, from),
      left: () => {
        this.#unfinished = null;
        this.#teller.stop();
      },
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

  /** A moment of the past; what leads there from the one that is shown is played. */
  async #lookBack(state: State, from: number): Promise<void> {
    this.#teller.stop();
    this.#looking?.close();
    this.#asleep(true);
    this.#touching?.set(null);
    const cut = this.#unfinished;
    if (cut) this.#draw(cut, Object.keys(cut.html)); // what was being told has happened
    this.#board?.mark("");
    if (from === 0 && state.beat === state.beat_count && this.#looksAt(state)) {
      this.#draw(state, Object.keys(state.html));
      return this.#looking!.show(state.look!);
    }
    this.#board?.sketch(null);
    const beats = from < 0 ? [] : state.beats.slice(from);
    const moving = this.#teller.moves(beats);
    this.#unfinished = state;
    if (moving && !await this.#teller.play(beats, true, false)) return;
    this.#unfinished = null;
    this.#draw(state, Object.keys(state.html));
    const last = state.beats.at(-1);
    if (!moving && beats.length > 1 && !await this.#teller.play(beats, false)) return;
    if (last && this.#history?.inPast) this.#teller.hold(last);
  }

  /** The decision is made: what comes next comes with the next state, if it is not here yet. */
  #sent(revision: number): void {
    this.#due = revision;
    if (this.#settled < this.#due) this.#rest();
    this.#live.wake();
  }

  /** Nothing is asked until the next state. */
  #rest(): void {
    this.#touches = [];
    this.#asleep(true);
    document.documentElement.classList.add("awaiting");
    find("[data-answer]")?.replaceChildren();
    this.#drafting.take(null); // what was sent stays in the picture
  }

  /** In the past, and while beats are told, nothing can be decided. */
  #asleep(yes: boolean): void {
    if (this.#touching) this.#touching.active = !yes;
    this.#sleep.set(yes);
  }

  #date(html: Record<string, string>): void {
    const now = Date.now(); // one for all parts: their clocks must agree
    for (const [name, markup] of Object.entries(html)) html[name] = dated(markup, now);
  }

  /** A state has arrived. */
  #take(arrived: State): void {
    this.#date(arrived.html);
    const counts = this.#drafting.hear(arrived);
    const state = counts || !this.#latest ? arrived : withDecision(arrived, decisionOf(this.#latest));
    this.#marks = state.picture?.marks ?? this.#marks;
    this.#latest = this.#latest ? { ...state, html: { ...this.#latest.html, ...state.html } } : state;
    this.#parts(state, AT_ONCE);
    showClock(this.root, state.html.status ?? "");
    notice(state.turn, state.title);
    this.#history?.setSteps(state.steps ?? 0);
    this.#looking?.setSteps(state.steps ?? 0);
    if (this.#history?.inPast) {
      if (state.beats.length > 0) this.#history.happened();
      this.#report();
      return;
    }
    this.#queue.push(this.#latest);
    this.#pump();
  }

  /** States one after another, each told before it settles. */
  async #pump(): Promise<void> {
    if (this.#pumping) return;
    this.#pumping = true;
    while (this.#queue.length > 0) {
      const state = this.#queue.shift()!;
      if (this.#history?.inPast) continue;
      const looking = this.#looksAt(state);
      const silent = this.#skipping || this.#toldBy === "log";
      const moving = !looking && !silent && this.#teller.moves(state.beats);
      if (moving) {
        this.#asleep(true);
        this.#touching?.set(null);
        this.#looking?.close();
        this.#board?.mark("");
        this.#board?.sketch(null);
        await this.#teller.play(state.beats, true);
        if (this.#history?.inPast) continue;
      }
      // The last one may have been written on since it came.
      this.#settle(this.#queue.length > 0 ? state : this.#latest!);
      if (looking) this.#looking!.show(state.look!);
      else if (!moving && !silent && state.beats.length > 0) this.#teller.play(state.beats, false);
    }
    this.#skipping = false;
    this.#pumping = false;
    if (!this.#looking?.open) this.#report();
  }

  /** What there was to tell has been told or skipped: clocks need not wait for this page any longer. */
  #report(): void {
    const { untold, steps = 0, revision = 0 } = this.#latest ?? {};
    if (!untold || steps === this.#reported) return;
    this.#reported = steps;
    this.#server.act("told", revision);
  }

  #skip(): void {
    this.#skipping = this.#queue.length > 0;
    this.#teller.skip();
  }

  #settle(state: State): void {
    this.#settled = state.revision;
    const awaiting = state.revision < this.#due;
    if (!awaiting) {
      this.#asleep(false);
      document.documentElement.classList.remove("awaiting");
      if (!this.#drafting.writing) this.#touches = state.touches ?? [];
    }
    this.#draw(state, Object.keys(state.html));
    // While a draft of ours is being written its answer brings lines and touches.
    if (awaiting || !this.#drafting.take(state.draft)) this.#touching?.set(null);
    if (!awaiting) this.#sleep.goOnTyping();
  }

  #draw(state: State, parts: string[]): void {
    this.#touching?.rest();
    if (state.picture) this.#board?.show(state.picture);
    this.#board?.sketch(state.drawn);
    this.#parts(state, parts);
    this.#lights?.refresh();
    this.#lesson?.refresh();
  }

  #parts(state: State, names: string[]): void {
    const parts: [Element, string][] = [];
    for (const name of names) {
      const markup = state.html[name];
      const part = find(`[data-part="${CSS.escape(name)}"]`, this.root);
      if (part !== null && markup !== undefined) parts.push([part, markup]);
    }
    morphParts(parts);
    this.root.dataset.state = find(".headline", this.root)?.dataset.state ?? "";
    runClocks();
    offerNotices();
  }

  /** Another page of ours has written the draft. While we write on this one, the answer to that counts. */
  #hearDraft(news: DraftNews): void {
    if (!this.#drafting.hear(news)) return;
    this.#keep(news);
    if (this.#drafting.writing || this.#history?.inPast || news.revision < this.#due) return;
    this.#showDecision();
    this.#drafting.take(news.draft);
  }

  #keep(decision: Decision): void {
    this.#marks = decision.marks;
    this.#date(decision.html);
    if (this.#latest !== null) this.#latest = withDecision(this.#latest, decision);
  }

  /** What follows from the draft; while something is told, the state that settles then has it. */
  #showDecision(): void {
    this.#touches = this.#latest?.touches ?? [];
    if (this.#latest === null || this.#history?.inPast || this.#pumping) return;
    this.#touching?.rest();
    this.#board?.sketch(this.#latest.drawn);
    this.#board?.mark(this.#marks);
    this.#parts(this.#latest, ["decision", "status"]);
    this.#lesson?.refresh();
  }

  #listen(): void {
    keepOrder();
    guardChoices();
    serveTabs(this.root);
    serveClauses(this.root);
    serveEnding(this.root, (step) => this.#history?.go(step, 0));
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
      if (told || !this.#touching?.back()) this.#skip();
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
    if (!answer?.ok || this.#pumping || this.#history?.inPast) return;
    this.#touching?.rest();
    this.#board?.sketch(answer.data.drawn ?? null);
    this.#board?.mark(answer.data.marks ?? "");
    this.#touching?.set(null);
  }
}
