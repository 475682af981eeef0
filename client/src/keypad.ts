/** Keys for what lies on a real table (companion): each fills the next slot, full slots are sent as one line. */

import { press } from "./answer.ts";
import { find, make, makeSvg } from "./dom.ts";
import type { Board } from "./picture.ts";
import { say } from "./words.ts";

/** Pixels from the middle of a slot that a finger may be off. */
const NEAR = 44;

/** What is filled in: of which question, and where; kept for a phone that slept or a page loaded again. */
interface Kept {
  question: string;
  places: string[];
  filled: string[];
  here: number;
}

export class Keypad {
  readonly #layer = makeSvg("g", { id: "slot-marks", "aria-hidden": "true", "pointer-events": "none" });
  /** What was asked for when the slots were filled: of another question nothing is kept. */
  #question = "";
  /** Where the slots of that question lie in the picture. */
  #places: string[] = [];
  #filled: string[] = [];
  #here = 0;
  /** What the keys wrote into the field: it goes when they do. */
  #wrote = "";
  /** A line was sent since a key was touched. */
  #sent = false;
  /** The slot under the finger when it went down: what was told goes away then, and the picture may grow. */
  #aimed = -1;

  readonly #name: string;

  constructor(private readonly board: Board | null, table: string) {
    this.#name = `keypad ${table}`;
    board?.svg.append(this.#layer);
    document.addEventListener("pointerdown", (event) => this.#aimed = this.#nearest(event), true);
    document.addEventListener("click", (event) => this.#clicked(event), true);
    document.addEventListener("submit", (event) => {
      this.#sent ||= event.target instanceof Element && event.target.matches(".typed, .chances");
    }, true);
    document.addEventListener("taken", () => this.#forget());
  }

  /** Words and picture are drawn anew. */
  refresh(): void {
    const slots = this.#slots.map((slot) => `${slot.dataset.slot} ${slot.dataset.name}`);
    const question = [this.#pad?.dataset.keypad, this.#pad?.dataset.joint, ...slots].join();
    const asked = question !== this.#question;
    if (asked) this.#ask(question);
    this.#show();
    if (asked && this.#pad !== null) this.#seek();
  }

  /** Where it will lie is to be in sight. */
  #seek(): void {
    const found = this.#slots.map((slot) => this.board?.element(slot.dataset.slot ?? "") ?? null);
    const boxes = found.flatMap((one) => one === null ? [] : [this.board!.boxOf(one)]);
    this.board?.svg.dispatchEvent(new CustomEvent("asked", { detail: boxes }));
  }

  /** Another question: what lies in the same places of the picture is kept, and what goes is said. */
  #ask(question: string): void {
    const places = this.#slots.map((slot) => slot.dataset.slot ?? "");
    const was: Kept = this.#question === "" ? this.#kept() : this.#now;
    const same = was.question === question;
    const filled = places.map((place, number) => {
      const before = place === "" ? -1 : was.places.indexOf(place);
      return was.filled[same ? number : before] ?? "";
    });
    const gone = was.filled.filter((text, number) =>
      text && !same && !places.includes(was.places[number] || "?")
    );
    const field = find<HTMLInputElement>("#typed-chance");
    if (field && this.#wrote !== "" && field.value === this.#wrote) field.value = "";
    this.#wrote = "";
    [this.#question, this.#places, this.#filled] = [question, places, filled];
    this.#here = same ? was.here : Math.max(0, filled.findIndex((text) => !text));
    // what we sent ourselves, its answer says what became of it
    if (gone.length > 0 && !this.#sent) {
      find("[data-answer]")?.replaceChildren(make("p", {}, say("keys_gone", { keys: gone.join(", ") })));
    }
  }

  get #now(): Kept {
    return { question: this.#question, places: this.#places, filled: this.#filled, here: this.#here };
  }

  #kept(): Kept {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(this.#name) ?? "null");
    return kept ?? this.#now;
  }

  get #pad(): HTMLElement | null {
    return find("[data-keypad]");
  }

  get #slots(): HTMLButtonElement[] {
    return [...(this.#pad?.querySelectorAll<HTMLButtonElement>("[data-slot]") ?? [])];
  }

  #forget(): void {
    this.#filled = [];
    this.#here = 0;
    this.#wrote = "";
    sessionStorage.removeItem(this.#name);
  }

  #clicked(event: Event): void {
    const target = event.target instanceof Element ? event.target : null;
    const pad = this.#pad;
    if (target === null || pad === null) return;
    const slots = this.#slots;
    const key = target.closest<HTMLButtonElement>("[data-types]");
    if (key !== null && slots.length > 1 && key.dataset.many !== "0") { // of none the server says why
      event.preventDefault();
      press(key, () => this.#fill(key.value));
      return;
    }
    const slot = target.closest<HTMLButtonElement>("[data-slot]");
    if (slot !== null) this.#go(slots.indexOf(slot));
    else if (target.closest("[data-erase]")) this.#erase();
    else if (this.board?.svg.contains(target) && this.#aimed >= 0) this.#go(this.#aimed);
  }

  /** A finger on the picture means the slot nearest to it. */
  #nearest({ clientX, clientY }: PointerEvent): number {
    let [nearest, least] = [-1, NEAR];
    this.#slots.forEach((slot, number) => {
      const box = this.board?.element(slot.dataset.slot ?? "")?.getBoundingClientRect();
      if (!box) return;
      const away = Math.hypot(box.x + box.width / 2 - clientX, box.y + box.height / 2 - clientY);
      if (away < least) [nearest, least] = [number, away];
    });
    return nearest;
  }

  #go(slot: number): void {
    this.#here = slot;
    this.#show();
  }

  /** The slot shown, or the last that is full. */
  #erase(): void {
    if (!this.#filled[this.#here]) {
      this.#here = Math.max(0, this.#filled.findLastIndex((one) => one));
    }
    this.#filled[this.#here] = "";
    this.#show();
  }

  #fill(text: string): void {
    const count = this.#slots.length;
    this.#sent = false;
    this.#filled[this.#here] = text;
    const order = Array.from({ length: count }, (_, more) => (this.#here + 1 + more) % count);
    this.#here = order.find((one) => !this.#filled[one]) ?? this.#here;
    this.#show();
    if (order.every((one) => this.#filled[one])) this.#send();
  }

  /** What is full from the first slot on, as it would be typed. */
  get #line(): string {
    const texts = this.#slots.map((_, number) => this.#filled[number] ?? "");
    const joint = this.#pad?.dataset.joint ?? ", ";
    const end = texts.findIndex((text) => !text);
    const parted = joint.trim() === ","; // else only all of it together means something
    return end < 0 ? texts.join(joint) : parted ? texts.slice(0, end).join(joint) : "";
  }

  #send(): void {
    find<HTMLInputElement>("#typed-chance")?.form?.requestSubmit();
  }

  #show(): void {
    const pad = this.#pad;
    if (pad === null) return this.#layer.replaceChildren();
    const slots = this.#slots;
    const several = slots.length > 1;
    const labels = new Map<string, string>();
    for (const key of pad.querySelectorAll<HTMLButtonElement>("[data-types]")) {
      labels.set(key.value, key.firstChild?.textContent?.trim() ?? key.value);
      const used = this.#filled.filter((one, number) => one === key.value && number !== this.#here).length;
      if (key.dataset.many) {
        const left = Number(key.dataset.many) - used;
        key.disabled = left <= 0 && key.dataset.many !== "0";
        key.classList.toggle("none-left", left <= 0);
        const count = find(".count", key);
        if (count) count.textContent = String(left);
      }
    }
    slots.forEach((slot, number) => {
      const text = labels.get(this.#filled[number] ?? "") ?? "";
      slot.textContent = text || (slot.dataset.name ?? "");
      slot.classList.toggle("full", text !== "");
      if (several && number === this.#here) slot.setAttribute("aria-current", "true");
      else slot.removeAttribute("aria-current");
      slot.setAttribute("aria-label", [slot.dataset.name, text].filter(Boolean).join(": "));
    });
    slots[this.#here]?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
    const erase = find("[data-erase]", pad);
    if (erase) erase.hidden = !this.#filled.some((one) => one);
    const field = find<HTMLInputElement>("#typed-chance");
    if (field && several && this.#filled.some((one) => one)) field.value = this.#wrote = this.#line;
    else if (field && this.#wrote !== "") field.value = this.#wrote = "";
    if (several) sessionStorage.setItem(this.#name, JSON.stringify(this.#now));
    this.#draw(slots, labels);
  }

  /** Where in the picture they lie: the one that is next is ringed, what is full is named. */
  #draw(slots: HTMLButtonElement[], labels: Map<string, string>): void {
    const board = this.board;
    if (board === null) return;
    const marks = slots.flatMap((slot, number) => {
      const element = board.element(slot.dataset.slot ?? "");
      if (element === null) return [];
      const box = board.boxOf(element);
      const text = labels.get(this.#filled[number] ?? "") ?? "";
      const word = makeSvg("text", {
        class: "slot-word",
        x: box.x + box.width / 2,
        y: box.y + box.height * 0.62,
        "font-size": Math.min(box.height / 3, box.width * 1.5 / Math.max(4, text.length)),
      });
      word.textContent = text;
      const here = number === this.#here && slots.length > 1;
      return [
        makeSvg("rect", { class: `slot-place${text ? " full" : ""}${here ? " here" : ""}`, ...box, rx: 8 }),
        word,
      ];
    });
    this.#layer.replaceChildren(...marks);
  }
}
