/** One sofa, or one tub, for all who are on or in it. Stage pixels. */
import type { Seen } from '@milestoon/story/screenplay';
import { actorAt } from '../acting/acting.ts';
import type { Company } from './bearing.ts';

/** Every child has one of its own. */
const own = /^child-seat$/;

/** Whose something is, for whom it is told more than once. */
export const sharersOf = ({ picture, how, of }: Seen, things: readonly Seen[]): (string | undefined)[] =>
  (own.test(picture) ? things.filter((each) => each.of === of) : things).flatMap((each) =>
    each.picture === picture && each.how === how ? [each.of ?? 'hero'] : [],
  );

/** From the first to the last of those who share it, `own` among them. */
export function spanOf({ sharing = [], actors, from }: Company, own: number): readonly [number, number] {
  const xs = sharing.flatMap((member) => {
    const each = actors.find((other) => other.member === member);
    return each ? [actorAt(each, from).x] : [];
  });
  return [Math.min(own, ...xs), Math.max(own, ...xs)];
}
