/** The messages of the live connection and the bodies of answers. */

export interface Ruling {
  clause: string;
  text: string;
}

export interface DraftLine {
  text: string;
  said: string;
  ruling: Ruling | null;
}

export interface Item {
  line: string;
  label: string;
  count: number;
  most: number;
  weight: number;
  ids: string[];
}

export interface Basket {
  title: string;
  /** What the weights count. */
  unit: string;
  items: Item[];
  rule: "at_least" | "exactly" | "at_most";
  total: number;
}

export interface Draft {
  lines: DraftLine[];
  notes: string[];
  warnings: string[];
  complete: boolean;
  at_once: boolean;
  basket: Basket | null;
}

export interface Touch {
  line: string;
  path: string[];
  label: string;
  group: string;
}

export type StepKind = "travel" | "appear" | "vanish" | "turn" | "shake" | "label" | "roll";

export interface Step {
  kind: StepKind;
  id: string;
  to: string;
  source: string;
  text: string;
  /** What travels, as markup that stands where it sets out; without it the element itself does. */
  shown?: string;
}

export interface Beat {
  caption: string;
  clause: string;
  steps: Step[];
  /** The pieces that look otherwise after it, by id; empty: it is gone. */
  drawn?: Record<string, string>;
}

export interface Picture {
  key: string;
  width: number;
  height: number;
  title: string;
  board?: string;
  state: string;
  pieces: string;
  marks: string;
}

/** Answers and live messages travel on two lines, and either may be late: these numbers tell which is newer. */
export interface Dated {
  /** Of the table when this was drawn up. */
  revision: number;
  /** When the seat last wrote its draft; null for spectators. */
  written: number | null;
}

export interface State extends Dated {
  type: "state";
  html: Record<string, string>;
  picture: Picture | null;
  touches: Touch[];
  draft: Draft | null;
  beats: Beat[];
  /** Clocks wait until this reader has been told the beats, or has skipped them. */
  untold?: boolean;
  turn: boolean;
  title: string;
  step?: number;
  steps?: number;
}

export interface Failure {
  type: "error";
  text: string;
}

/** What `PUT …/draft` answers. */
export interface DraftAnswer extends Dated {
  draft: Draft | null;
  touches: Touch[];
  marks: string;
  html: Record<string, string>;
}

/** Another page of this seat wrote the draft. */
export interface DraftNews extends DraftAnswer {
  type: "draft";
}

export type Message = State | DraftNews | Failure | { type: "ping" };
