import type { Seen } from '@milestoon/story/screenplay';
import { lifeSizeOf, type Picture } from '@milestoon/things';

const told = { tiny: 0.5, small: 0.8, big: 1.3, huge: 1.7 } as const;
/** Metres: what is smaller is drawn a little larger than it is, or nobody would know it. */
const small = 0.5;
const smallest = 0.13;

/** Metres at which a thing is shown. */
export function metresShown({ name }: Pick<Picture, 'name'>, size?: Seen['size']): number {
  const life = lifeSizeOf(name) * (size ? told[size] : 1);
  return life < small ? smallest + (1 - smallest / small) * life : life;
}
