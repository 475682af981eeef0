/** Plain mathematics of SVG: matrices, boxes, zoom. */

export interface Point {
  x: number;
  y: number;
}

export interface Matrix {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const IDENTITY: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** First `n`, then `m`. */
export function times(m: Matrix, n: Matrix): Matrix {
  return {
    a: m.a * n.a + m.c * n.b,
    b: m.b * n.a + m.d * n.b,
    c: m.a * n.c + m.c * n.d,
    d: m.b * n.c + m.d * n.d,
    e: m.a * n.e + m.c * n.f + m.e,
    f: m.b * n.e + m.d * n.f + m.f,
  };
}

export function inverse(m: Matrix): Matrix {
  const det = m.a * m.d - m.b * m.c;
  if (det === 0) return IDENTITY;
  return {
    a: m.d / det,
    b: -m.b / det,
    c: -m.c / det,
    d: m.a / det,
    e: (m.c * m.f - m.d * m.e) / det,
    f: (m.b * m.e - m.a * m.f) / det,
  };
}

export function mapped(m: Matrix, p: Point): Point {
  return { x: m.a * p.x + m.c * p.y + m.e, y: m.b * p.x + m.d * p.y + m.f };
}

/** `m` and then a shift. */
export function shifted(m: Matrix, x: number, y: number): Matrix {
  return { ...m, e: m.e + x, f: m.f + y };
}

/** `m` and then a stretch that leaves `middle` (a point after `m`) where it is. */
export function stretched(m: Matrix, middle: Point, x: number, y: number): Matrix {
  const about = { a: x, b: 0, c: 0, d: y, e: middle.x * (1 - x), f: middle.y * (1 - y) };
  return times(about, m);
}

export function written(m: Matrix): string {
  const round = (n: number) => Math.round(n * 1000) / 1000;
  return `matrix(${round(m.a)}, ${round(m.b)}, ${round(m.c)}, ${round(m.d)}, ${round(m.e)}, ${round(m.f)})`;
}

export function middleOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The part of `whole` that is shown after zooming by `factor` about `p`, kept inside `whole`. */
export function zoomed(shown: Box, whole: Box, factor: number, p: Point, most = 8): Box {
  const width = Math.max(whole.width / most, Math.min(whole.width, shown.width / factor));
  const by = width / shown.width;
  return kept(
    {
      x: p.x - (p.x - shown.x) * by,
      y: p.y - (p.y - shown.y) * by,
      width,
      height: shown.height * by,
    },
    whole,
  );
}

/** A box of the same size inside `whole`. */
export function kept(box: Box, whole: Box): Box {
  const inside = (from: number, size: number, start: number, room: number) =>
    Math.max(start, Math.min(start + Math.max(0, room - size), from));
  return {
    ...box,
    x: inside(box.x, box.width, whole.x, whole.width),
    y: inside(box.y, box.height, whole.y, whole.height),
  };
}
