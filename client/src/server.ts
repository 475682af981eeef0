/** The table's own API as this page asks it: addresses, and one method for each request. */

import { type Answer, newKey, send } from "./send.ts";

const TALL = "(max-width: 700px) and (orientation: portrait)";

export class TableServer {
  readonly seat: string;
  /** Where clauses are explained. */
  readonly rules: string;
  readonly #api: string;
  /** What this page calls itself: the live connection tells it nothing of what it wrote itself. */
  readonly #tab = newKey();

  constructor(root: HTMLElement) {
    this.#api = root.dataset.api ?? `/api/v1/tables/${root.dataset.table}`;
    this.seat = root.dataset.seat ?? "";
    this.rules = root.dataset.rules ?? "";
  }

  /** Told when the screen is turned: the drawing is another one. */
  turned(hear: () => void): void {
    matchMedia(TALL).addEventListener("change", hear);
  }

  #address(path: string, more: Record<string, string> = {}): string {
    const query = new URLSearchParams({
      lang: document.documentElement.lang || "fr",
      screen: matchMedia(TALL).matches ? "tall" : "wide",
      ...(this.seat ? { seat: this.seat } : {}),
      ...more,
    });
    return `${this.#api}/${path}?${query}`;
  }

  /** The live connection; `from`: the revision that is known, `key`: the board. */
  live(from: number | null, key: string): string {
    const more: Record<string, string> = { format: "page", tab: this.#tab };
    if (from !== null) more.from = String(from);
    if (key) more.key = key;
    if (document.documentElement.dataset.told === "film") more.film = "1";
    const url = new URL(this.#address("live", more), location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    return url.href;
  }

  /** The table after a step, or after some of its beats; `key`: the board that is known. */
  past(step: number, beat: number, key: string): Promise<Answer | null> {
    return send("GET", this.#address(`history/${step}`, { format: "page", key, beat: String(beat) }));
  }

  /** The last round at one look, up to a step. */
  look(at: number | null): Promise<Answer | null> {
    return send("GET", this.#address("look", at === null ? {} : { at: String(at) }));
  }

  draft(lines: string[], revision: number): Promise<Answer | null> {
    const body = { seat: this.seat, revision, lines };
    return send("PUT", this.#address("draft", { tab: this.#tab }), body);
  }

  act(kind: string, revision: number, body: unknown = {}): Promise<Answer | null> {
    return send("POST", this.#address("acts"), { kind, seat: this.seat, revision, body });
  }

  /** A decision of the past, as a draft of one of those who made it; `key`: the board that is known. */
  studyPlace(at: number, writer: string, key: string): Promise<Answer | null> {
    return send("GET", this.#address(`study/${at}`, { writer, key }));
  }

  studyDraft(at: number, seat: string, lines: string[]): Promise<Answer | null> {
    return send("PUT", this.#address(`study/${at}/draft`), { seat, lines });
  }

  /** What would have come of other decisions, by seat. */
  study(at: number, moves: Record<string, string[]>, key: string): Promise<Answer | null> {
    return send("POST", this.#address("study", { format: "page", key }), { at, moves });
  }

  studyHint(at: number, seat: string): Promise<Answer | null> {
    return send("POST", this.#address("study/hint"), { at, seat });
  }

  /** A question that changes nothing: a hint, odds. */
  ask(what: string, revision: number): Promise<Answer | null> {
    return send("POST", this.#address(what), { seat: this.seat, revision });
  }
}
