/** Which pieces are seen going where: read off what two drawings say of like things and their number. */

/** A piece before and after; null: it is not there. */
export interface Change {
  id: string;
  old: SVGGraphicsElement | null;
  next: SVGGraphicsElement | null;
}

/** So many things leave a piece and come to another; null: that is not drawn as a piece. */
export interface Flight {
  source: Change | null;
  goal: Change | null;
  number: number;
}

/** A change of number that is still to be explained. */
interface Rest {
  change: Change;
  number: number;
}

/** What leaves one piece comes to one like it, or to one of its sort; else it goes where it belongs. */
export function flightsOf(changes: Change[]): Flight[] {
  const fewer: Rest[] = [];
  const more: Rest[] = [];
  for (const change of changes) {
    const by = countOf(change.next) - countOf(change.old);
    if (by < 0) fewer.push({ change, number: -by });
    else if (by > 0) more.push({ change, number: by });
  }
  const flights: Flight[] = [];
  for (const name of [likeOf, sortOf]) {
    for (const goal of more) {
      for (const source of fewer) {
        const number = Math.min(source.number, goal.number);
        const sort = name(goal.change);
        if (number === 0 || sort === "" || sort !== name(source.change)) continue;
        flights.push({ source: source.change, goal: goal.change, number });
        source.number -= number;
        goal.number -= number;
      }
    }
  }
  for (const { change, number } of fewer) {
    if (number > 0 && change.old?.dataset.to) flights.push({ source: change, goal: null, number });
  }
  for (const { change, number } of more) {
    if (number > 0 && change.next?.dataset.from) flights.push({ source: null, goal: change, number });
  }
  return flights;
}

function countOf(piece: SVGGraphicsElement | null): number {
  return piece === null ? 0 : Number(piece.dataset.count ?? 1);
}

function likeOf({ old, next }: Change): string {
  return (next ?? old)?.dataset.like ?? "";
}

function sortOf(change: Change): string {
  return likeOf(change).split(" ")[0]!;
}
