import { earsOf } from '@milestoon/cast';
import type { Seen } from '@milestoon/story/screenplay';

/** Whoever is dressed as an animal has its ears on besides. */
export const withEars = (worn: readonly Seen[]): Seen[] =>
  worn.flatMap((each) => {
    const ears = earsOf(each.picture);
    if (!ears) return [each];
    const { color, ...rest } = each;
    return [each, { ...rest, ...ears, ...(ears.color && color ? { color } : {}) }];
  });
