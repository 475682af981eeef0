/** Layers of the picture as markup by id, and what a decision being written changes of them. */

import { parseSvg } from "./dom.ts";

/** The elements of a layer in the order in which they are drawn. */
export type Layer = Map<string, string>;

export function layerOf(markup: string): Layer {
  const layer: Layer = new Map();
  for (const node of parseSvg(markup)) {
    if (node instanceof Element) layer.set(node.id || `nameless ${layer.size}`, node.outerHTML);
  }
  return layer;
}

/** The layer with other drawings in place of its own; an empty one takes it away. */
export function changed(layer: Layer, drawn: Record<string, string>): Layer {
  const found = new Map(layer);
  for (const [id, markup] of Object.entries(drawn)) markup ? found.set(id, markup) : found.delete(id);
  return found;
}

/** What is drawn otherwise in `next`, and empty what is gone. */
export function differences(layer: Layer, next: Layer): Record<string, string> {
  const found: Record<string, string> = {};
  for (const id of layer.keys()) if (!next.has(id)) found[id] = "";
  for (const [id, markup] of next) if (layer.get(id) !== markup) found[id] = markup;
  return found;
}
