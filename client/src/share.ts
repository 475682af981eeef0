/** Sharing a table: the dialog over it, and a picture as PNG, made from the server's SVG. */

import { button, find, make } from "./dom.ts";
import { say } from "./words.ts";

/** So many pixels a PNG has on its longer side. */
const LARGE = 2000;

export function serveShare(): void {
  offer(document);
  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const target = event.target instanceof Element ? event.target : null;
    const opener = target?.closest<HTMLAnchorElement>("a[data-share-open]");
    const part = target?.closest<HTMLAnchorElement>("dialog a[data-share-part]");
    const png = target?.closest<HTMLButtonElement>("button[data-png]");
    if (png) save(png);
    if (!opener && !part) return;
    event.preventDefault();
    open(part ? new URL(part.href) : here(new URL(opener!.href)), part?.closest("dialog") ?? null);
  });
}

/** The moment that the page shows stands in its address. */
function here(url: URL): URL {
  const asked = new URLSearchParams(location.search);
  for (const name of ["at", "beat"]) {
    const value = asked.get(name);
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  return url;
}

/** What only a browser with a script can do is shown where it can. */
function offer(within: ParentNode): void {
  for (const element of within.querySelectorAll<HTMLElement>("[data-png]")) element.hidden = false;
  if ("share" in navigator) return;
  for (const element of within.querySelectorAll<HTMLElement>("[data-share]")) element.hidden = true;
}

/** Shows the dialog, or another part of the game in one that is open; what cannot be fetched is a page. */
async function open(url: URL, shown: HTMLDialogElement | null): Promise<void> {
  const page = url.href;
  url.searchParams.set("fragment", "1");
  url.searchParams.set("lang", document.documentElement.lang);
  const answer = await fetch(url).catch(() => null);
  if (!answer?.ok) {
    location.assign(page);
    return;
  }
  const body = make("div", { class: "share-body" });
  body.innerHTML = await answer.text();
  offer(body);
  if (shown) {
    const folds = [...shown.querySelectorAll("details[open]")].map((one) => one.id);
    find(".share-body", shown)?.replaceWith(body);
    for (const id of folds) find(`#${id}`, body)?.setAttribute("open", "");
    find('[aria-current="true"]', body)?.focus();
    return;
  }
  const over = make("dialog", { class: "share-over", "aria-label": say("share") });
  const close = button("share-close", "×", () => over.close(), say("close"));
  over.append(make("div", { class: "share-head" }, make("h2", {}, say("share")), close), body);
  over.addEventListener("close", () => over.remove());
  over.addEventListener("click", (event) => event.target === over && over.close()); // beside it
  over.addEventListener("keydown", (event) => event.stopPropagation()); // Escape ends nothing behind it
  document.body.append(over);
  over.showModal();
  find('[aria-current="true"]', over)?.focus();
}

/** Draws the SVG on a canvas and saves it as PNG. */
async function save(pressed: HTMLButtonElement): Promise<void> {
  pressed.disabled = true;
  const { png: address = "", name = "arbitre.png" } = pressed.dataset;
  try {
    const blob = await drawn(await (await fetch(address)).text());
    const link = make("a", { download: name, href: URL.createObjectURL(blob) });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  } finally {
    pressed.disabled = false;
  }
}

/** The root is changed as text: a document of ours would not take a style from inside. */
async function drawn(markup: string): Promise<Blob> {
  const [, , wide = 1, high = 1] = (/viewBox="([^"]*)"/.exec(markup)?.[1] ?? "").split(" ").map(Number);
  const scale = LARGE / Math.max(wide, high);
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)];
  // what the reader sees: a picture has no page around it that says by day or by night
  const scheme = getComputedStyle(document.documentElement).colorScheme;
  const dark = scheme === "dark" ||
    (scheme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  const style = /^<svg[^>]* style=/.test(markup) ? "" : ` style="color-scheme:${dark ? "dark" : "light"}"`;
  const root = `<svg width="${width}" height="${height}"${style}`;
  const image = new Image(width, height);
  const text = encodeURIComponent(markup.replace(/^<svg/, root));
  image.src = `data:image/svg+xml;charset=utf-8,${text}`;
  await image.decode();
  const canvas = make("canvas", { width, height });
  canvas.getContext("2d")!.drawImage(image, 0, 0, width, height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => blob ? done(blob) : failed(new Error("no picture")), "image/png")
  );
}
