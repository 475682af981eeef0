/** The draft as one sees it: the basket, the lines in order, what is known of them, clear and send. */

import { press } from "./answer.ts";
import { addClause, make, SMALL } from "./dom.ts";
import type { Drafting } from "./drafting.ts";
import { holds, moved, removed, sumOf } from "./lines.ts";
import { morphNodes } from "./morph.ts";
import type { Basket, Draft, DraftLine, Item } from "./protocol.ts";
import { say } from "./words.ts";

export class Sheet {
  #drafting!: Drafting;
  #draft: Draft | null = null;
  #busy = false;
  #asked = "";
  #dragged = -1;
  readonly #refusal = make("p", { class: "draft-refusal", role: "alert" });
  readonly #body = make("div", { class: "draft-body" });

  constructor(private readonly box: HTMLElement, private readonly rules: string) {
    box.replaceChildren(this.#body, this.#refusal);
    this.#listen();
  }

  serve(drafting: Drafting): void {
    this.#drafting = drafting;
  }

  get refusal(): HTMLElement {
    return this.#refusal;
  }

  /** Buttons stay the same elements while they mean the same: a press under way, focus and a drag go on. */
  show(draft: Draft | null, busy: boolean): void {
    const more = (draft?.lines.length ?? 0) > (this.#draft?.lines.length ?? 0);
    [this.#draft, this.#busy] = [draft, busy];
    this.box.hidden = draft === null;
    this.box.classList.toggle("busy", busy);
    this.box.setAttribute("aria-busy", String(busy));
    const parts = draft === null ? [] : [
      draft.basket && this.#basket(draft.basket),
      this.#offers(draft),
      this.#lines(draft),
      ...draft.notes.map((note) => make("p", { class: "draft-note" }, note)),
      this.#ends(draft),
    ];
    morphNodes(this.#body, parts.filter((part) => part !== null));
    const list = this.#body.querySelector(".draft-lines");
    if (more && list !== null) list.scrollTop = list.scrollHeight;
  }

  /** One listener for all buttons: it reads the draft as it is when the press ends. */
  #listen(): void {
    matchMedia(SMALL).addEventListener("change", ({ matches }) => {
      const list = this.#body.querySelector("details");
      if (list) list.open = !matches;
    });
    this.#body.addEventListener("click", (event) => {
      const pressed = event.target instanceof Element ? event.target.closest("button") : null;
      const { do: what, ...meant } = pressed?.dataset ?? {};
      if (pressed && what) press(pressed, () => this.#do(what, meant));
    });
    const entryOf = (event: DragEvent) => {
      const entry = event.target instanceof Element
        ? event.target.closest<HTMLElement>("li[draggable]")
        : null;
      return entry === null ? -1 : Number(entry.dataset.index);
    };
    this.#body.addEventListener("dragstart", (event) => {
      this.#dragged = entryOf(event);
      event.dataTransfer?.setData("text/plain", this.#draft?.lines[this.#dragged]?.text ?? "");
    });
    this.#body.addEventListener("dragover", (event) => {
      if (this.#dragged >= 0 && entryOf(event) >= 0) event.preventDefault();
    });
    this.#body.addEventListener("drop", (event) => {
      const to = entryOf(event);
      if (this.#dragged < 0 || to < 0) return;
      event.preventDefault();
      this.#drafting.rewrite(moved(this.#draft?.lines ?? [], this.#dragged, to));
      this.#dragged = -1;
    });
    this.#body.addEventListener("dragend", () => this.#dragged = -1);
  }

  #do(what: string, { item = "", label = "", index = "" }: DOMStringMap): void {
    const [lines, place] = [this.#draft?.lines ?? [], Number(index)];
    if (what === "less") this.#drafting.less(item);
    else if (what === "more") this.#drafting.add(item, label);
    else if (what === "up") this.#drafting.rewrite(moved(lines, place, place - 1));
    else if (what === "down") this.#drafting.rewrite(moved(lines, place, place + 1));
    else if (what === "remove") this.#drafting.rewrite(removed(lines, place));
    else if (what === "undo") this.#drafting.rewrite(lines.slice(0, -1));
    else if (what === "clear") this.#drafting.rewrite([]);
    else if (what === "offer") {
      const { lines: offered = [], label: said = "" } = this.#draft?.offers?.[place] ?? {};
      this.#drafting.offer(offered.map((line) => ({ line, said: offered.length === 1 ? said : line })));
    } else this.#end(what);
  }

  /** Sends, or asks first where there are warnings. */
  send(): void {
    this.#end("send");
  }

  /** A warning is asked about once. */
  #end(what: string): void {
    const warnings = this.#draft?.warnings.join("\n") ?? "";
    this.#asked = what === "send" ? warnings : "";
    if (what === "anyway" || (what === "send" && warnings === "")) this.#drafting.send();
    else {
      this.show(this.#draft, this.#busy);
      this.box.querySelector<HTMLElement>(".draft-send")?.focus();
    }
  }

  /** Whole decisions, each behind one button. */
  #offers({ offers = [] }: Draft): HTMLElement | null {
    if (offers.length === 0) return null;
    const buttons = offers.map(({ label }, index) => {
      const made = tool("draft-offer", "offer", label, label);
      made.dataset.index = String(index);
      return made;
    });
    return make("div", { class: "draft-offers" }, ...buttons);
  }

  #basket(basket: Basket): HTMLElement {
    const sum = sumOf(basket);
    // nothing is demanded: only what was gathered is said
    const free = basket.rule === "at_least" && basket.total === 0;
    const rule = free ? `${sum} ${basket.unit}` : say(basket.rule, { sum, total: basket.total });
    const right = holds(basket);
    const head = make("p", { class: `basket-rule ${right ? "holds" : "lacks"}`, "aria-live": "polite" });
    head.append(
      make("span", { class: "basket-title" }, basket.title),
      " ",
      make("strong", {}, rule),
      make("span", { class: "basket-mark", "aria-hidden": "true" }, right ? "\u00a0✓" : "\u00a0…"),
    );
    const list = make("ul", { class: "basket-items" });
    for (const item of basket.items) list.append(this.#item(item));
    return make("div", { class: "basket" }, head, list);
  }

  #item(item: Item): HTMLElement {
    const { line, label, count, most, weight } = item;
    const act = (what: string, sign: string, off: boolean) => {
      const made = tool(`basket-${what}`, what, line, sign, say(what, { label }));
      Object.assign(made.dataset, { item: line, label });
      made.disabled = off;
      return made;
    };
    const said = make("span", { class: "basket-label" }, label);
    if (weight !== 1 && !label.includes(String(weight))) {
      said.append(make("span", { class: "basket-weight" }, ` ×${weight}`));
    }
    return make(
      "li",
      { class: count > 0 ? "some" : "none" },
      said,
      act("less", "−", count === 0),
      make("output", { class: "basket-count" }, `${count}`),
      make("span", { class: "basket-most" }, `\u00a0/ ${most}`),
      act("more", "+", count >= most),
    );
  }

  #lines(draft: Draft): HTMLElement | null {
    const inBasket = new Set(draft.basket?.items.map((item) => item.line));
    const list = make("ol", { class: "draft-lines" });
    const many = draft.lines.filter((line) => !inBasket.has(line.text)).length > 1;
    const times = new Map<string, number>();
    draft.lines.forEach((line, index) => {
      if (inBasket.has(line.text)) return;
      const time = times.get(line.text) ?? 0;
      times.set(line.text, time + 1);
      const last = index === draft.lines.length - 1;
      list.append(this.#line(line, index, last, many, time > 0 ? `${line.text} ${time}` : line.text));
    });
    return list.childElementCount === 0 ? null : folded(draft.lines, inBasket, list);
  }

  /** `name` tells it from the others, wherever it stands. */
  #line(line: DraftLine, index: number, last: boolean, many: boolean, name: string): HTMLElement {
    const entry = make("li", { class: line.ruling ? "refused" : "fine", draggable: String(many) });
    entry.dataset.index = String(index);
    entry.append(make("span", { class: "draft-said" }, line.said || line.text));
    const tools = make("span", { class: "draft-tools" });
    const add = (what: string, sign: string, off: boolean) => {
      const made = tool(`draft-${what}`, what, name, sign, say(what, { line: line.said || line.text }));
      made.dataset.index = String(index);
      made.disabled = off;
      tools.append(made);
    };
    if (many) {
      add("up", "↑", index === 0);
      add("down", "↓", last);
    }
    add("remove", "×", false);
    entry.append(tools);
    if (line.ruling) entry.append(this.#ruling(line.ruling));
    return entry;
  }

  #ruling(ruling: { clause: string; text: string }): HTMLElement {
    const box = make("p", { class: "draft-ruling" }, ruling.text);
    addClause(box, this.rules, ruling.clause);
    return box;
  }

  /** Clear and send; or what is asked before sending. */
  #ends(draft: Draft): HTMLElement {
    const ends = make("div", { class: "draft-ends" });
    if (this.#asked !== "" && this.#asked === draft.warnings.join("\n")) {
      const ask = make("div", { class: "draft-warnings", role: "alert" });
      ask.append(...draft.warnings.map((warning) => make("p", {}, warning)));
      ends.append(ask, this.#send("anyway"), tool("draft-back", "back", "", say("keep_editing")));
      return ends;
    }
    this.#asked = "";
    // nothing is written yet: to send is not what one comes for
    const send = this.#send("send", draft.send, draft.lines.length > 0 || draft.warnings.length === 0);
    send.disabled = !draft.complete;
    if (!draft.complete) send.title = say("incomplete");
    ends.append(send);
    if (draft.lines.length > 0) {
      ends.append(
        tool("draft-undo", "undo", "", "⌫", say("undo")),
        tool("draft-clear", "clear", "", say("clear")),
      );
    }
    return ends;
  }

  /** While it is being sent the button keeps its focus, and a second press does nothing. */
  #send(what: string, word = "", first = true): HTMLButtonElement {
    const send = tool(`draft-send${first ? " primary" : ""}`, what, "", word || say(what));
    if (this.#busy) send.setAttribute("aria-disabled", "true");
    return send;
  }
}

/** A phone shows the last line, or the one that is refused, and all of them when touched; a desk always all. */
function folded(lines: DraftLine[], inBasket: Set<string>, list: HTMLElement): HTMLElement {
  const own = lines.filter((line) => !inBasket.has(line.text));
  const wrong = own.find((line) => line.ruling);
  const shown = wrong ?? own.at(-1)!;
  const said = make("span", { class: "draft-last" }, shown.ruling?.text || shown.said || shown.text);
  const summary = make("summary", {}, make("strong", { class: "draft-count" }, `${own.length}`), said);
  const open = !matchMedia(SMALL).matches;
  return make(
    "details",
    { class: `draft-list ${wrong ? "refused" : "fine"}`, id: "draft-list", open },
    summary,
    list,
  );
}

/** A button of the sheet; by its id it is the same one after the sheet was drawn anew. */
function tool(kind: string, what: string, name: string, words: string, label = ""): HTMLButtonElement {
  const id = `sheet-${what}-${name.replaceAll(/\s+/g, "_")}`;
  const made = make("button", { type: "button", class: kind, id, "data-do": what }, words);
  if (label) {
    made.setAttribute("aria-label", label);
    made.title = label;
  }
  return made;
}
