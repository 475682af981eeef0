/** The page of a table: states arrive, are told and settle; touches and buttons become lines and acts. */

import { Teller } from "./beats.ts";
import { listenToButtons, showHint, type Written } from "./buttons.ts";
import { Connection } from "./connection.ts";
import { type Decision, decisionOf, withDecision } from "./decision.ts";
import { find, isTyping, make } from "./dom.ts";
import { Drafting } from "./drafting.ts";
import { History } from "./history.ts";
import { Lights } from "./lights.ts";
import { Live } from "./live.ts";
import { morphPart } from "./morph.ts";
import { notice, offerNotices } from "./notice.ts";
import { dated, runClocks } from "./page.ts";
import { Board } from "./picture.ts";
import type { DraftNews, State, Touch } from "./protocol.ts";
import { clearRefusal, showRefusal } from "./refusal.ts";
import { type Answer, newKey, send, sending } from "./send.ts";
import { Sheet } from "./sheet.ts";
import { serveTalk } from "./talk.ts";
import { Touching } from "./touching.ts";
import { withBasket } from "./tree.ts";
import { guardChoices } from "./twice.ts";
import { Zoom } from "./zoom.ts";

/** Parts that tell nothing of the game: they do not wait for the beats. */
const AT_ONCE = ["chat", "seats"];
const TALL = "(max-width: 700px) and (orientation: portrait)";

/**
 * While beats are told the head still speaks of what was, but its clock is the next decision's, like that of
 * the seats: time stands meanwhile.
 */
function showClock(root: HTMLElement, markup: string): void {
  const next = make("template");
  next.innerHTML = markup;
  for (const name of [".headline > time", ".clock-parts"]) {
    const shown = find(`[data-part="status"] ${name}`, root);
    const fresh = find(name, next.content);
    if (markup && shown) fresh ? shown.replaceWith(fresh) : shown.remove();
  }
}

export class TablePage {
  readonly #api: string;
  readonly #seat: string;
  readonly #rules: string;
  readonly #board: Board | null;
  readonly #teller: Teller;
  readonly #touching: Touching | null;
  readonly #drafting: Drafting;
  readonly #sheet: Sheet;
  readonly #history: History | null;
  readonly #live: Live;
  readonly #lights: Lights | null;
  readonly #queue: State[] = [];
  /** What this page calls itself: the live connection tells it nothing of what it wrote itself. */
  readonly #tab = newKey();
  #touches: Touch[] = [];
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
  /** A field was typed in when it fell asleep: one goes on there. */
  #typing = false;

  constructor(private readonly root: HTMLElement) {
    this.#api = root.dataset.api ?? `/api/v1/tables/${root.dataset.table}`;
    this.#seat = root.dataset.seat ?? "";
    this.#rules = root.dataset.rules ?? "";
    const svg = find<SVGSVGElement>("svg[data-picture]");
    this.#board = svg ? new Board(svg) : null;
    if (this.#board) {
      const board = this.#board;
      const zoom = new Zoom(board.svg, find("[data-zoom]"));
      board.resized = (whole) => zoom.resize(whole);
      this.#touching = new Touching(
        board,
        (touch) => this.#drafting.add(touch.line, touch.label),
        (element) => zoom.reveal(board.boxOf(element)),
      );
      board.svg.addEventListener("click", () => this.#teller.playing && this.#skip());
    } else this.#touching = null;
    this.#teller = new Teller(
      find("[data-caption]") ?? make("div"),
      this.#board,
      this.#rules,
      () => this.#skip(),
    );
    this.#sheet = new Sheet(find("[data-draft]") ?? make("div"), this.#rules);
    this.#drafting = this.#makeDrafting();
    this.#sheet.serve(this.#drafting);
    this.#history = this.#makeHistory();
    this.#live = this.#makeLive();
    const log = find('[data-part="log"]');
    this.#lights = log && this.#board && new Lights(this.#board, log, (step) => this.#history?.go(step, 0));
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
    this.#live.start();
  }

  #address(path: string, more: Record<string, string> = {}): string {
    const query = new URLSearchParams({
      lang: document.documentElement.lang || "fr",
      screen: matchMedia(TALL).matches ? "tall" : "wide",
      ...(this.#seat ? { seat: this.#seat } : {}),
      ...more,
    });
    return `${this.#api}/${path}?${query}`;
  }

  #makeLive(): Live {
    const connection = new Connection(find("[data-connection]"));
    sending.retrying = (yes) => connection.retrying(yes);
    const address = () => {
      const more: Record<string, string> = { format: "page", tab: this.#tab };
      if (this.#latest) more.from = String(this.#latest.revision);
      if (this.#board?.key) more.key = this.#board.key;
      const url = new URL(this.#address("live", more), location.href);
      url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
      return url.href;
    };
    return new Live(address, {
      state: (state) => this.#take(state),
      draft: (news) => this.#hearDraft(news),
      failed: (text) => showRefusal({ ok: false, status: 0, data: { text } }),
      connected: (yes) => connection.live(yes),
    });
  }

  #makeDrafting(): Drafting {
    const body = (lines: string[]) => ({ seat: this.#seat, revision: this.#latest?.revision ?? 0, lines });
    return new Drafting({
      put: (lines) => {
        clearRefusal(this.#sheet.refusal);
        return send("PUT", this.#address("draft", { tab: this.#tab }), body(lines));
      },
      move: (lines) => {
        clearRefusal(this.#sheet.refusal);
        const { seat, revision } = body([]);
        return send("POST", this.#address("acts"), { kind: "move", seat, revision, body: { lines } });
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
      refused: (answer) => showRefusal(answer, this.#rules, this.#sheet.refusal),
      sent: (answer) => this.#sent(answer.data.revision ?? 0),
      warned: () => this.#sheet.send(),
    });
  }

  #makeHistory(): History | null {
    const box = find("[data-history]");
    if (box === null) return null;
    const address = (step: number, beat: number) => {
      const more = { format: "page", key: this.#board?.key ?? "", beat: String(beat) };
      return this.#address(`history/${step}`, more);
    };
    return new History(box, address, {
      show: (state, from) => this.#lookBack(state, from),
      left: () => {
        this.#unfinished = null;
        this.#teller.stop();
      },
      moved: (place) => {
        const url = new URL(location.href);
        for (const name of ["at", "beat"]) url.searchParams.delete(name);
        if (place) url.searchParams.set("at", String(place.step));
        if (place?.beat) url.searchParams.set("beat", String(place.beat));
        globalThis.history.replaceState(null, "", url);
      },
      now: () => this.#latest && this.#settle(this.#latest),
      refused: (answer) => showRefusal(answer, this.#rules),
    });
  }

  /** A moment of the past; what leads there from the one that is shown is played. */
  async #lookBack(state: State, from: number): Promise<void> {
    this.#teller.stop();
    this.#asleep(true);
    this.#touching?.set(null);
    const cut = this.#unfinished;
    if (cut) this.#draw(cut, Object.keys(cut.html)); // what was being told has happened
    this.#board?.mark("");
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
    this.#board?.mark("");
    this.#drafting.take(null);
  }

  /** What had focus goes away: a keyboard goes on at the picture, not at the top of the page. */
  #toPicture(): void {
    const focused = document.activeElement;
    if (!focused?.closest('[data-part="decision"], [data-draft]')) return;
    this.#typing = focused.matches(".typed input");
    this.#board?.svg.setAttribute("tabindex", "-1");
    this.#board?.svg.focus({ preventScroll: true });
  }

  /** In the past, and while beats are told, nothing can be decided. */
  #asleep(yes: boolean): void {
    if (this.#touching) this.#touching.active = !yes;
    if (yes) this.#toPicture();
    for (const part of this.root.querySelectorAll<HTMLElement>('[data-part="decision"], [data-draft]')) {
      part.inert = yes;
    }
  }

  /** A state has arrived. */
  #take(arrived: State): void {
    const now = Date.now(); // one for all parts: their clocks must agree
    for (const [name, markup] of Object.entries(arrived.html)) arrived.html[name] = dated(markup, now);
    const counts = this.#drafting.hear(arrived);
    const state = counts || !this.#latest ? arrived : withDecision(arrived, decisionOf(this.#latest));
    this.#latest = this.#latest ? { ...state, html: { ...this.#latest.html, ...state.html } } : state;
    this.#parts(state, AT_ONCE);
    showClock(this.root, state.html.status ?? "");
    notice(state.turn, state.title);
    this.#history?.setSteps(state.steps ?? 0);
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
      const moving = !this.#skipping && this.#teller.moves(state.beats);
      if (moving) {
        this.#asleep(true);
        this.#touching?.set(null);
        this.#board?.mark("");
        await this.#teller.play(state.beats, true);
        if (this.#history?.inPast) continue;
      }
      // The last one may have been written on since it came.
      this.#settle(this.#queue.length > 0 ? state : this.#latest!);
      if (!moving && !this.#skipping && state.beats.length > 0) this.#teller.play(state.beats, false);
    }
    this.#skipping = false;
    this.#pumping = false;
    this.#report();
  }

  /** What there was to tell has been told or skipped: clocks need not wait for this page any longer. */
  #report(): void {
    const { untold, steps = 0, revision = 0 } = this.#latest ?? {};
    if (!untold || steps === this.#reported) return;
    this.#reported = steps;
    send("POST", this.#address("acts"), { kind: "told", seat: this.#seat, revision, body: {} });
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
    if (awaiting) this.#board?.mark("");
    // While a draft of ours is being written its answer brings lines and touches.
    if (awaiting || !this.#drafting.take(state.draft)) this.#touching?.set(null);
    if (!awaiting && this.#typing) {
      this.#typing = false;
      find(".typed input:not([type=hidden])", this.root)?.focus({ preventScroll: true });
    }
  }

  #draw(state: State, parts: string[]): void {
    this.#touching?.rest();
    if (state.picture) this.#board?.show(state.picture);
    this.#parts(state, parts);
    this.#lights?.refresh();
  }

  #parts(state: State, names: string[]): void {
    for (const name of names) {
      const markup = state.html[name];
      const part = find(`[data-part="${CSS.escape(name)}"]`, this.root);
      if (part !== null && markup !== undefined) morphPart(part, markup);
    }
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
    if (this.#latest !== null) this.#latest = withDecision(this.#latest, decision);
  }

  /** What follows from the draft; while something is told, the state that settles then has it. */
  #showDecision(): void {
    this.#touches = this.#latest?.touches ?? [];
    if (this.#latest === null || this.#history?.inPast || this.#pumping) return;
    this.#board?.mark(this.#latest.picture?.marks ?? "");
    this.#parts(this.#latest, ["decision"]);
  }

  #listen(): void {
    guardChoices();
    serveTalk(this.root);
    listenToButtons({
      add: (line, said) => this.#drafting.add(line, said),
      addAll: (lines) => this.#addAll(lines),
      act: (button) => this.#act(button),
      ask: (button) => this.#ask(button),
    });
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || isTyping(event.target)) return;
      const told = document.documentElement.classList.contains("telling");
      if (told || !this.#touching?.back()) this.#skip();
    });
    document.addEventListener("taken", (event) => this.#sent((event as CustomEvent<number>).detail));
    const wake = () => document.hidden || this.#live.wake();
    for (const name of ["online", "focus", "pageshow"]) addEventListener(name, wake);
    document.addEventListener("visibilitychange", wake);
    matchMedia(TALL).addEventListener("change", () => this.#live.again());
  }

  /** The lines of a hint in order, without those that are written already. */
  #addAll(lines: Written[]): void {
    const there = this.#drafting.draft?.lines.map((one) => one.text) ?? [];
    for (const { line, said } of lines) {
      const place = there.indexOf(line);
      if (place >= 0) there.splice(place, 1);
      else this.#drafting.add(line, said);
    }
    find("[data-answer]")?.replaceChildren();
    find(".draft-send")?.focus();
  }

  async #act(element: HTMLButtonElement): Promise<void> {
    const { act, body, confirm: question } = element.dataset;
    if (question && !globalThis.confirm(question)) return;
    clearRefusal();
    element.disabled = true;
    const answer = await send("POST", this.#address("acts"), {
      kind: act,
      seat: this.#seat,
      revision: this.#latest?.revision ?? 0,
      body: body ? JSON.parse(body) : {},
    });
    element.disabled = false;
    if (!answer?.ok) showRefusal(answer, this.#rules);
    else if (answer.data.location) location.assign(answer.data.location);
    this.#live.wake();
  }

  /** A question that changes nothing: a hint, odds. */
  async #ask(element: HTMLButtonElement): Promise<void> {
    const box = find("[data-answer]");
    element.disabled = true;
    const body = { seat: this.#seat, revision: this.#latest?.revision ?? 0 };
    const answer: Answer | null = await send("POST", this.#address(element.dataset.ask!), body);
    element.disabled = false;
    if (box !== null) showHint(box, answer);
  }
}
