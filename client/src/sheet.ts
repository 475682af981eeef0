/** The draft as one sees it: the basket, the lines in order, what is known of them, clear and send. */

import { button, make } from "./dom.ts";
import type { Drafting } from "./drafting.ts";
import { holds, moved, removed, sumOf } from "./lines.ts";
import { keepFocus } from "./morph.ts";
import type { Basket, Draft, DraftLine, Item } from "./protocol.ts";
import { say } from "./words.ts";

export class Sheet {
  #drafting!: Drafting;
  #asked = "";
  #dragged = -1;
  readonly #refusal = make("p", { class: "draft-refusal", role: "alert" });
  readonly #body = make("div", { class: "draft-body" });

  constructor(private readonly box: HTMLElement, private readonly rules: string) {
    box.replaceChildren(this.#body, this.#refusal);
  }

  serve(drafting: Drafting): void {
    this.#drafting = drafting;
  }

  get refusal(): HTMLElement {
    return this.#refusal;
  }

  show(draft: Draft | null, busy: boolean): void {
    this.box.hidden = draft === null;
    this.box.classList.toggle("busy", busy);
    this.box.setAttribute("aria-busy", String(busy));
    if (draft === null) {
      this.#body.replaceChildren();
      return;
    }
    keepFocus(() => {
      this.#body.replaceChildren(...[
        draft.basket && this.#basket(draft.basket),
        this.#lines(draft),
        ...draft.notes.map((note) => make("p", { class: "draft-note" }, note)),
        this.#ends(draft, busy),
      ].filter((part) => part !== null));
    });
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
    const less = button(
      "basket-less",
      "−",
      () => this.#drafting.less(item.line),
      say("less", { label: item.label }),
    );
    const more = button(
      "basket-more",
      "+",
      () => this.#drafting.add(item.line, item.label),
      say("more", { label: item.label }),
    );
    less.disabled = item.count === 0;
    more.disabled = item.count >= item.most;
    less.dataset.focus = `less ${item.line}`;
    more.dataset.focus = `more ${item.line}`;
    const count = make("output", { class: "basket-count" }, `${item.count}`);
    const of = make("span", { class: "basket-most" }, `/ ${item.most}`);
    const label = make("span", { class: "basket-label" }, item.label);
    if (item.weight !== 1 && !item.label.includes(String(item.weight))) {
      label.append(make("span", { class: "basket-weight" }, ` ×${item.weight}`));
    }
    return make("li", { class: item.count > 0 ? "some" : "none" }, label, less, count, of, more);
  }

  #lines(draft: Draft): HTMLElement | null {
    const inBasket = new Set(draft.basket?.items.map((item) => item.line));
    const list = make("ol", { class: "draft-lines" });
    const many = draft.lines.filter((line) => !inBasket.has(line.text)).length > 1;
    draft.lines.forEach((line, index) => {
      if (!inBasket.has(line.text)) list.append(this.#line(draft.lines, line, index, many));
    });
    return list.childElementCount === 0 ? null : list;
  }

  #line(lines: DraftLine[], line: DraftLine, index: number, many: boolean): HTMLElement {
    const entry = make("li", { class: line.ruling ? "refused" : "fine", draggable: String(many) });
    entry.append(make("span", { class: "draft-said" }, line.said || line.text));
    const put = (to: number) => this.#drafting.rewrite(moved(lines, index, to));
    const tools = make("span", { class: "draft-tools" });
    const tool = (kind: string, sign: string, act: () => void, off: boolean) => {
      const made = button(`draft-${kind}`, sign, act, say(kind, { line: line.said || line.text }));
      made.dataset.focus = `${kind} ${line.text}`;
      made.disabled = off;
      tools.append(made);
    };
    if (many) {
      tool("up", "↑", () => put(index - 1), index === 0);
      tool("down", "↓", () => put(index + 1), index === lines.length - 1);
    }
    tool("remove", "×", () => this.#drafting.rewrite(removed(lines, index)), false);
    entry.append(tools);
    if (line.ruling) entry.append(this.#ruling(line.ruling));
    entry.addEventListener("dragstart", (event) => {
      this.#dragged = index;
      event.dataTransfer?.setData("text/plain", line.text);
    });
    entry.addEventListener("dragover", (event) => {
      if (this.#dragged >= 0) event.preventDefault();
    });
    entry.addEventListener("drop", (event) => {
      event.preventDefault();
      if (this.#dragged >= 0) this.#drafting.rewrite(moved(lines, this.#dragged, index));
      this.#dragged = -1;
    });
    entry.addEventListener("dragend", () => this.#dragged = -1);
    return entry;
  }

  #ruling(ruling: { clause: string; text: string }): HTMLElement {
    const box = make("p", { class: "draft-ruling" }, ruling.text);
    if (ruling.clause && this.rules) {
      box.append(" ", make("a", { class: "clause", href: `${this.rules}/${ruling.clause}` }, ruling.clause));
    }
    return box;
  }

  /** Clear and send; a warning is asked about once. */
  #ends(draft: Draft, busy: boolean): HTMLElement {
    const ends = make("div", { class: "draft-ends" });
    const warnings = draft.warnings.join("\n");
    if (this.#asked !== "" && this.#asked === warnings) {
      const ask = make("div", { class: "draft-warnings", role: "alert" });
      ask.append(...draft.warnings.map((warning) => make("p", {}, warning)));
      const send = this.#send("anyway", () => {
        this.#asked = "";
        this.#drafting.send();
      }, busy);
      const back = button("draft-back", say("keep_editing"), () => {
        this.#asked = "";
        this.show(draft, busy);
      });
      ends.append(ask, send, back);
      return ends;
    }
    this.#asked = "";
    const send = this.#send("send", () => {
      if (warnings === "") this.#drafting.send();
      else {
        this.#asked = warnings;
        this.show(draft, busy);
        this.box.querySelector<HTMLElement>(".draft-send")?.focus();
      }
    }, busy);
    send.disabled = !draft.complete;
    if (!draft.complete) send.title = say("incomplete");
    ends.append(send);
    if (draft.lines.length > 0) {
      const clear = button("draft-clear", say("clear"), () => this.#drafting.rewrite([]));
      clear.dataset.focus = "clear";
      ends.append(clear);
    }
    return ends;
  }

  /** While it is being sent the button keeps its focus, and a second press does nothing. */
  #send(word: string, act: () => void, busy: boolean): HTMLButtonElement {
    const send = button("draft-send primary", say(word), act);
    send.dataset.focus = "send";
    if (busy) send.setAttribute("aria-disabled", "true");
    return send;
  }
}
