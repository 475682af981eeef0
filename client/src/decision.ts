/** What a draft changes of a page: its lines, what can be touched, the marks, the list of actions. */

import type { DraftAnswer, State } from "./protocol.ts";

export type Decision = Pick<DraftAnswer, "draft" | "touches" | "marks" | "html">;

export function decisionOf({ draft, touches, picture, html }: State): Decision {
  return { draft, touches, marks: picture?.marks ?? "", html: { decision: html.decision ?? "" } };
}

/** A state with this decision in place of its own. */
export function withDecision(state: State, { draft, touches, marks, html }: Decision): State {
  const picture = state.picture && { ...state.picture, marks };
  return { ...state, draft, touches, picture, html: { ...state.html, ...html } };
}
