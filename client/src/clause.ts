/** A clause of the rules, or the play aid, opens over the table (dialog); without a script its page does. */

import { button, make } from "./dom.ts";
import { say } from "./words.ts";

export function serveClauses(root: HTMLElement): void {
  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const link = event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>("a.clause, a[data-over]")
      : null;
    // a clause that the aid names opens over the aid; from a clause one goes on in another tab
    if (link === null || link.closest(".rule-over:not(.aid-over)")) return;
    event.preventDefault();
    open(link.href, root.dataset.rules ?? "", link.dataset.over ?? "");
  });
}

/** Shows the clause, or what is called `title`; what cannot be fetched is opened as a page. */
async function open(address: string, rules: string, title: string): Promise<void> {
  const url = new URL(address);
  url.searchParams.set("fragment", "1");
  url.searchParams.set("lang", document.documentElement.lang);
  const answer = await fetch(url).catch(() => null);
  if (!answer?.ok) {
    globalThis.open(address, "_blank", "noopener");
    return;
  }
  const body = make("div", { class: "rule-body", tabindex: "0" });
  body.innerHTML = await answer.text();
  for (const link of body.querySelectorAll("a")) link.target = "_blank"; // the table stays
  const clause = address.slice(address.lastIndexOf("/") + 1);
  const over = make("dialog", {
    class: title ? "rule-over aid-over" : "rule-over",
    "aria-label": title || `${say("rule")} ${clause}`,
  });
  const close = button("rule-close primary", say("close"), () => over.close());
  const all = { href: title ? rules : `${rules}#${clause}`, target: "_blank", rel: "noopener" };
  over.append(body, make("div", { class: "rule-ends" }, make("a", all, say("all_rules")), close));
  over.addEventListener("close", () => over.remove());
  over.addEventListener("click", (event) => event.target === over && over.close()); // beside it
  over.addEventListener("keydown", (event) => event.stopPropagation()); // Escape ends nothing behind it
  document.body.append(over);
  over.showModal();
  close.focus();
}
