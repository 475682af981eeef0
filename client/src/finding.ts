/** The rules are searched while one types (filter): what does not have all the words is hidden. */

import { find } from "./dom.ts";

export function serveFinding(): void {
  const form = find<HTMLFormElement>("form[data-find]");
  const found = find(".found");
  if (form === null || found === null) return;
  const field = find<HTMLInputElement>('[name="q"]', form)!;
  const ours = find<HTMLInputElement>('[name="ours"]', form)!;
  const clauses = [...document.querySelectorAll<HTMLElement>("article[data-words]")];
  const show = () => {
    const asked = plain(field.value).split(/\s+/).filter(Boolean);
    let count = 0;
    for (const clause of clauses) {
      const there = asked.every((word) => clause.dataset.words!.includes(word));
      clause.hidden = !there || (ours.checked && clause.dataset.ours === undefined);
      if (!clause.hidden) count++;
    }
    const all = asked.length === 0 && !ours.checked;
    document.body.classList.toggle("finding", !all);
    found.hidden = all;
    find("[data-count]", found)!.textContent = `${count}`;
  };
  form.addEventListener("input", show);
  form.addEventListener("submit", (event) => event.preventDefault()); // it is there already
  find("a", found)?.addEventListener("click", (event) => {
    event.preventDefault();
    field.value = "";
    ours.checked = false;
    show();
    field.focus();
  });
  show(); // a browser that goes back keeps what was typed
}

/** A text without case, accents and printed apostrophes, as the server has made the words. */
export function plain(text: string): string {
  return text.toLowerCase().normalize("NFKD").replace(/\p{Mn}/gu, "").replaceAll("’", "'");
}
