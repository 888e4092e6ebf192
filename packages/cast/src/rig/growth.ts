/** Metres of people by their years, means of both sexes; a baby as if it stood. */
const heights: readonly (readonly [years: number, metres: number])[] = [
  [0.5, 0.68],
  [1, 0.78],
  [2, 0.9],
  [3, 0.96],
  [4, 1.02],
  [5, 1.09],
  [6, 1.16],
  [8, 1.28],
  [10, 1.39],
  [12, 1.5],
  [14, 1.62],
  [18, 1.7],
  [55, 1.7],
  [75, 1.65],
];

/** How tall somebody of an age is, metres: a child of four is 0.80 of one of eight, and 0.60 of a grown-up. */
export function metresTall(years: number): number {
  const next = heights.findIndex(([from]) => from >= years);
  const [last] = heights.slice(-1);
  const to = heights[next] ?? last;
  const from = heights[next - 1] ?? to;
  if (!from || !to || from === to) return to?.[1] ?? 1.7;
  const share = (years - from[0]) / (to[0] - from[0]);
  return from[1] + share * (to[1] - from[1]);
}
