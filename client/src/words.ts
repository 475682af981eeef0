/** The sentences the server put into the page, by key. */

let words: Record<string, string> = {};

export function readWords(text: string | null | undefined): void {
  words = text ? JSON.parse(text) : {};
}

/** The sentence of a key with `{name}` filled in; the key itself where the page has no such word. */
export function say(key: string, values: Record<string, string | number> = {}): string {
  const sentence = words[key] ?? key.replaceAll("_", " ");
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
