/** What a draft changes of a page: its lines, what can be touched, the picture, the list of actions. */

import type { DraftAnswer, State } from "./protocol.ts";

export type Decision = Pick<DraftAnswer, "draft" | "touches" | "marks" | "drawn" | "html">;

export function decisionOf({ draft, touches, picture, drawn, html }: State): Decision {
  return { draft, touches, marks: picture?.marks ?? "", drawn, html: { decision: html.decision ?? "" } };
}

/** A state with this decision in place of its own. */
export function withDecision(state: State, { draft, touches, marks, drawn, html }: Decision): State {
  const picture = state.picture && { ...state.picture, marks };
  return { ...state, draft, touches, picture, drawn, html: { ...state.html, ...html } };
}
