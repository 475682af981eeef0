/** What can be done with the lines of a draft, as plain lists; and what a basket comes to. */

import type { Basket, Item } from "./protocol.ts";

export function removed<T>(lines: T[], index: number): T[] {
  return lines.filter((_, place) => place !== index);
}

export function moved<T>(lines: T[], index: number, to: number): T[] {
  const line = lines[index];
  if (line === undefined || to < 0 || to >= lines.length) return lines;
  const others = removed(lines, index);
  return [...others.slice(0, to), line, ...others.slice(to)];
}

/** The lines without the last one that says `text`; the same list where none does. */
export function without(lines: string[], text: string): string[] {
  const index = lines.lastIndexOf(text);
  return index < 0 ? lines : removed(lines, index);
}

export function sumOf(basket: Basket): number {
  return basket.items.reduce((sum, item) => sum + item.count * item.weight, 0);
}

export function holds(basket: Basket): boolean {
  const sum = sumOf(basket);
  if (basket.rule === "at_least") return sum >= basket.total;
  return basket.rule === "exactly" ? sum === basket.total : sum <= basket.total;
}

/** The basket with one more (or fewer) of an item, before the server has said so. */
export function counted(basket: Basket, line: string, change: number): Basket {
  const items = basket.items.map((item): Item => {
    if (item.line !== line) return item;
    return { ...item, count: Math.max(0, Math.min(item.most, item.count + change)) };
  });
  return { ...basket, items };
}

/** A basket with these lines in it and no others. */
export function filled(basket: Basket, lines: string[]): Basket {
  const count = (line: string) => lines.filter((one) => one === line).length;
  return { ...basket, items: basket.items.map((item) => ({ ...item, count: count(item.line) })) };
}
