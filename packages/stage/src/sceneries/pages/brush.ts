import { join, type Point, type Random, smooth, type SvgPath } from '@milestoon/drawing';
import type { Kit } from '../../kits/kit.ts';

/** Edges of a wash of colour, stage pixels. */
export interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How far its upper edge is from `top` at a place. */
export type Crest = (x: number) => number;
const level: Crest = () => 0;

/** One stroke of a broad brush that is led from one side to the other; its ends run out in bristles. */
function stroke(left: number, right: number, y: number, high: number, dice: Random): SvgPath {
  const points: Point[] = [];
  const lift = dice.between(-9, 9);
  const bristles = 7;
  for (let i = 0; i <= 6; i++) {
    const t = i / 6;
    points.push([left + (right - left) * t, y + lift * Math.sin(t * 3.1) + dice.between(-4, 4)]);
  }
  for (let i = 1; i < bristles; i++)
    points.push([right + (i % 2 ? dice.between(10, 84) : dice.between(-30, 8)), y + (high * i) / bristles]);
  for (let i = 6; i >= 0; i--) {
    const t = i / 6;
    points.push([left + (right - left) * t, y + high + lift * Math.sin(t * 3.1) + dice.between(-4, 4)]);
  }
  for (let i = bristles - 1; i > 0; i--)
    points.push([left - (i % 2 ? dice.between(10, 84) : dice.between(-30, 8)), y + (high * i) / bristles]);
  return smooth(points, true, 0.8);
}

/** The edge along the top, from left to right. */
const along = ({ left, right, top }: Edges, crest: Crest, knots = 12): Point[] =>
  Array.from({ length: knots + 1 }, (_, i): Point => {
    const x = left + ((right - left) * i) / knots;
    return [x, top + crest(x)];
  });

/** A frame drawn by hand: straight, and never quite square. */
function panel(edges: Edges, dice: Random, crest: Crest): SvgPath {
  const off = (): number => dice.between(-16, 16);
  const { left, right, bottom } = edges;
  const crown = along(edges, crest, 24);
  return smooth([...crown, [right + off(), bottom + off()], [left + off(), bottom + off()]], true, 0);
}

/** Cut from paper with a pair of scissors: round corners, an edge in calm curves. */
function cut(edges: Edges, dice: Random, crest: Crest): SvgPath {
  const { left, right, top, bottom } = edges;
  const round = Math.min(110, (bottom - top) / 3);
  const side = (x: number, out: number): Point[] =>
    [0.34, 0.67].map((t) => [x + out * dice.between(0, 26), top + round + (bottom - top - 2 * round) * t]);
  const crown = along({ ...edges, left: left + round, right: right - round }, crest);
  return smooth([
    ...crown,
    [right - round * 0.2, top + crest(right) + round * 0.32],
    ...side(right, 1),
    [right - round * 0.2, bottom - round * 0.3],
    [right - round, bottom],
    [left + round, bottom],
    [left + round * 0.2, bottom - round * 0.3],
    ...side(left, -1).toReversed(),
    [left + round * 0.2, top + crest(left) + round * 0.32],
  ]);
}

/** Strokes below each other, the uppermost along the crest. */
function brushed(edges: Edges, dice: Random, crest: Crest): SvgPath {
  const { left, right, top, bottom } = edges;
  const high = 128;
  const highest = top + Math.max(...along(edges, crest).map(([, y]) => y - top));
  const strokes: SvgPath[] = [
    smooth([...along(edges, crest), [right, highest + high], [left, highest + high]], true, 0.5),
  ];
  for (let y = highest + 6; y < bottom - 20; y += high * 0.78) {
    const low = Math.min(high, bottom - y);
    strokes.push(stroke(left + dice.between(-20, 56), right + dice.between(-56, 20), y, low, dice));
  }
  return join(strokes);
}

/** The outline of a wash as a style lays one on: a frame in ink, a sheet of paper, strokes of a brush. */
export function washShape(kit: Kit, edges: Edges, dice: Random, crest: Crest = level): SvgPath {
  if (kit.inks) return panel(edges, dice, crest);
  return kit.flat || kit.enchanted ? cut(edges, dice, crest) : brushed(edges, dice, crest);
}
