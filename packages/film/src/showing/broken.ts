import { compose, type DrawOp, type Point, radians, rotation, translation } from '@milestoon/drawing';
import { headsOf, type Picture, proportionsOf } from '@milestoon/things';

/** Shares of a thing's width: how far the break goes up and down, and how far aside the upper part comes to lie. */
const [jag, aside] = [0.07, 0.3];
/** Degrees by which the upper part leans over, and shares of its height at which it broke and by which it sinks. */
const [lean, middle, sinks] = [38, 0.52, 0.16];

/** What stands on its foot, in two across its middle; `share` of the way apart, heads. */
export function broken(ops: readonly DrawOp[], picture: Picture, share: number): DrawOp[] {
  if (share <= 0) return [...ops];
  const part = proportionsOf(picture);
  const [wide, high] = [part.wide * headsOf(picture), part.high * headsOf(picture)];
  const y = -high * middle;
  const edge = Array.from(
    { length: 13 },
    (_, i): Point => [(i / 6 - 1) * wide, y + (i % 2 ? jag : -jag) * wide],
  );
  const half = (far: number): DrawOp => ({
    kind: 'clip',
    paths: [{ rings: [[...edge, [wide, far], [-wide, far]]] }],
    ops: [...ops],
  });
  const over = compose(
    translation(aside * wide * share, y + sinks * high * share),
    compose(rotation(radians(lean * share)), translation(0, -y)),
  );
  return [half(high), { kind: 'group', matrix: over, ops: [half(-2 * high)] }];
}
