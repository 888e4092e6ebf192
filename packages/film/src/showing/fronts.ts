/** The front of what somebody is in: it is drawn once more before them, from the rim down or round its opening. Stage pixels. */
import { type DrawOp, ellipse, fill, type Point, rectangle } from '@milestoon/drawing';
import { openingOf } from '@milestoon/things';
import type { Prop } from './prop.ts';

/** Of a machine with a round door: the middle of its opening above the ground, and half as wide as it is, shares of its height. */
export const drum = { middle: 0.4, half: 0.215 } as const;

const clipped = (ring: Point[], ops: readonly DrawOp[]): DrawOp => ({
  kind: 'clip',
  paths: [{ rings: [ring] }],
  ops: [...ops],
});

/** Below its rim; nothing of what has none. */
export function frontOf(
  { opened, box: [, top, , tall], pictures: [own] }: Prop,
  ops: readonly DrawOp[],
): DrawOp[] {
  const open = opened ? openingOf(own?.name ?? '') : undefined;
  return open ? [clipped(rectangle(-4000, top + tall * (1 - open.rim), 6000, 4000), ops)] : [];
}

const opening = ({ box: [left, top, wide, tall] }: Prop): Point[] =>
  ellipse(left + wide / 2, top + tall * (1 - drum.middle), tall * drum.half, tall * drum.half, 0, 48);

/** The dark in a drum. */
export const drumOf = (prop: Prop): DrawOp => fill(opening(prop), '#2f3947');

/** Everything but the opening: one line goes round both. */
export function roundFront(prop: Prop, ops: readonly DrawOp[]): DrawOp[] {
  const inner = opening(prop);
  const [first] = inner;
  if (!first || /wardrobe|fridge/.test(prop.pictures[0]?.name ?? '')) return [];
  const outer = rectangle(-4000, -4000, 6000, 4000);
  const [corner] = outer;
  if (!corner) return [];
  return [clipped([...outer, corner, first, ...inner.toReversed(), first, corner], ops.slice(0, 1))];
}
