/** What any page may hold: copy and share buttons, forms without reload, settings sent on change, clocks. */

import { find, make } from "./dom.ts";
import { clearRefusal, showRefusal } from "./refusal.ts";
import { newKey, send, sending } from "./send.ts";
import { say } from "./words.ts";

export function servePage(): void {
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const copied = target?.closest<HTMLElement>("[data-copy], [data-copy-link]");
    if (copied) copy(copied);
    const shared = target?.closest<HTMLElement>("[data-share]");
    if (shared) navigator.share?.({ url: shared.dataset.share!, title: document.title }).catch(() => {});
  });
  if (!("share" in navigator)) {
    for (const element of document.querySelectorAll<HTMLElement>("[data-share]")) element.hidden = true;
  }
  document.addEventListener("change", (event) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.matches("[data-submit]")) target.closest("form")?.requestSubmit();
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches("[data-form]")) return;
    event.preventDefault();
    submit(form, event.submitter);
  });
  setInterval(runClocks, 500);
  runClocks();
}

async function copy(element: HTMLElement): Promise<void> {
  const { copy = "", copyLink } = element.dataset;
  const text = copyLink === undefined ? copy : new URL(copyLink, location.href).href;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // plain http beyond this machine has no clipboard: the old way still works there
    const field = make("textarea", { readonly: true }, text);
    (element.closest("dialog") ?? document.body).append(field); // beside an open dialog nothing can be selected
    field.select();
    document.execCommand("copy");
    field.remove();
    element.focus();
  }
  const before = element.textContent;
  if (before === say("copied")) return;
  element.textContent = say("copied");
  setTimeout(() => element.textContent = before, 1600);
}

/** Sends a form; a refusal stays in it, beside the text that was refused. */
async function submit(form: HTMLFormElement, by: HTMLElement | null): Promise<void> {
  if (form.classList.contains("busy")) return;
  const error = find("[data-error]", form) ??
    form.appendChild(make("p", { "data-error": true, role: "alert" }));
  clearRefusal(error);
  form.classList.add("busy");
  const key = newKey();
  const values = valuesOf(new FormData(form, by));
  const answer = await send("POST", form.action, { ...values, key }, sending, key);
  form.classList.remove("busy");
  if (!answer?.ok) showRefusal(answer, find("main[data-rules]")?.dataset.rules ?? "", error);
  else if (answer.data.location) location.assign(answer.data.location);
  else taken(form, answer.data);
}

interface Taken {
  text?: string;
  rest?: string;
  revision?: number;
}

/** What was sent is taken: fields are empty again but for the rest of a line, and what is answered is shown. */
function taken(form: HTMLFormElement, { text = "", rest = "", revision }: Taken): void {
  if (form.matches("[data-clear]")) form.reset();
  if (!form.matches(".typed, .chances")) return;
  for (
    const other of form.parentElement?.querySelectorAll<HTMLFormElement>("form.typed, form.chances") ?? []
  ) {
    const error = find("[data-error]", other);
    if (error !== null) clearRefusal(error);
    other.reset();
  }
  const field = find<HTMLInputElement>("input:not([type=hidden])", form);
  if (field !== null && rest !== "") field.value = rest;
  form.dispatchEvent(new CustomEvent("done", { bubbles: true }));
  // the game has gone on: the page of a table rests until it has heard of it
  if (revision !== undefined) {
    form.dispatchEvent(new CustomEvent("taken", { bubbles: true, detail: revision }));
  }
  const lines = text === "" ? [] : text.split("\n");
  find("[data-answer]")?.replaceChildren(...lines.map((line) => make("p", {}, line)));
}

/** A form as an object; a name that comes twice is a list. */
export function valuesOf(form: FormData): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const name of new Set(form.keys())) {
    const all = form.getAll(name).map(String);
    values[name] = all.length === 1 ? all[0]! : all;
  }
  return values;
}

/** Milliseconds as m:ss or h:mm:ss, rounded up so that 0:00 means over. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/**
 * Markup whose clocks count from now on (`data-left` becomes `data-end`), however late it is shown. What is left
 * is told and not when it ends, for the clocks of server and reader may differ.
 */
export function dated(markup: string, now: number): string {
  return markup.replace(/ data-left="(\d+)"/g, (_, left) => ` data-end="${now + Number(left)}"`);
}

/** Clocks run down; those of a page just opened count from when they are first seen. */
export function runClocks(): void {
  const now = Date.now();
  for (const element of document.querySelectorAll<HTMLElement>("[data-left]")) {
    element.dataset.end = String(now + Number(element.dataset.left));
    element.removeAttribute("data-left");
  }
  for (const element of document.querySelectorAll<HTMLElement>("[data-end]")) {
    const text = clockText(Number(element.dataset.end) - now);
    if (element.textContent !== text) element.textContent = text;
  }
}

/**
 * While beats are told the head still speaks of what was, but its clock is the next decision's, like that of
 * the seats: time stands meanwhile.
 */
export function showClock(root: HTMLElement, markup: string): void {
  const next = make("template");
  next.innerHTML = markup;
  for (const name of [".headline > time", ".clock-parts"]) {
    const shown = find(`[data-part="status"] ${name}`, root);
    const fresh = find(name, next.content);
    if (markup && shown) fresh ? shown.replaceWith(fresh) : shown.remove();
  }
}
