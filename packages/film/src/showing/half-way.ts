/** Things on their way by others: seen in the air half-way, with the line they came along. Stage pixels. */
import type { Way } from '@milestoon/story/screenplay';
import type { Prop } from './prop.ts';
import { arc } from './trails.ts';

/** What is under a crown has fallen from it. */
const crowns = /tree/;

interface InTheAir {
  /** Its foot. */
  x: number;
  y: number;
  trail: [number, number][];
}

/** A thing half-way by another, or null where it rests there. What leaves it does so on the side of `people`. */
export function onWay(
  prop: Prop,
  holder: Prop,
  side: NonNullable<Prop['at']>['side'],
  people: number,
): Prop | null {
  const [, , wide, tall] = prop.box;
  const [left, top, width, height] = holder.box;
  const [middle, foot] = [left + width / 2, top + height];
  const toward = people < middle ? -1 : 1;
  const edge = middle + toward * (width / 2);
  const air = (x: number, y: number, from: [number, number], rise: number): InTheAir => ({
    x,
    y,
    trail: arc(from, [x - toward * wide * 0.2, y - tall * 0.9], rise),
  });
  const ways: Readonly<Record<Way, () => InTheAir>> = {
    over: () => air(middle, top - tall * 0.35, [middle - toward * (width / 2 + 150), foot - 90], 0.3),
    off: () =>
      crowns.test(holder.pictures[0]?.name ?? '')
        ? {
            x: middle + toward * width * 0.24,
            y: foot - height * 0.16,
            trail: arc(
              [middle + toward * width * 0.24, top + height * 0.44],
              [middle + toward * width * 0.24, foot - height * 0.16 - tall * 1.1],
              0,
            ),
          }
        : {
            x: edge + toward * wide * 0.6,
            y: foot - height * 0.4,
            trail: arc([edge, top - 14], [edge + toward * wide * 0.6, foot - height * 0.4 - tall * 1.1], 0.2),
          },
    out: () => air(edge + toward * wide * 0.5, top + tall * 0.2, [middle, top + 6], 0.3),
    through: () =>
      air(
        middle + toward * width * 0.3,
        foot - height * 0.42,
        [middle - toward * width * 0.35, foot - height * 0.5],
        0.1,
      ),
    up: () => ({
      x: middle + toward * width * 0.04,
      y: foot - height * 0.42,
      trail: arc(
        [middle + toward * width * 0.04, foot - 12],
        [middle + toward * width * 0.04, foot - height * 0.38],
        0,
      ),
    }),
    down: () => ({
      x: middle + toward * width * 0.12,
      y: foot - height * 0.26,
      trail: arc(
        [middle - toward * width * 0.2, top + height * 0.12],
        [middle + toward * width * 0.06, foot - height * 0.26 - tall],
        0.1,
      ),
    }),
    around: () =>
      air(middle + toward * width * 0.4, foot - 4, [middle - toward * width * 0.5, foot - 30], -0.2),
  };
  // What is over something without having moved hangs there.
  if (!Object.hasOwn(ways, side) || (side === 'over' && prop.move !== 'fly')) return null;
  const { x, y, trail } = ways[side as Way]();
  const { move: _move, ...still } = prop;
  return {
    ...still,
    x,
    y,
    raised: true,
    near: true,
    trail,
    ...(holder.far ? { far: true } : {}),
    box: [x - wide / 2, y - tall, wide, tall],
  };
}
