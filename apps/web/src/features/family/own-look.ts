import type { AnimationStyle } from '@milestoon/domain';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { castRelative, type Relative } from '../../lib/artist.ts';

/** Without a look they are a girl or a boy by their name, which only the story knows. */
export const byName: readonly (Relative['role'] | undefined)[] = ['cousin', 'friend'];

/**
 * The look that somebody of the family has as long as nobody chose one: what is chosen by hand begins with it, so that
 * a grandmother is one from the start. Null: nobody knows it.
 */
export const ownLook = (relative: Relative | null, style: AnimationStyle) => {
  const role = relative?.role;
  return queryOptions({
    queryKey: ['own-look', relative, style],
    queryFn:
      relative && role && !byName.includes(role)
        ? async () => {
            const [cast, { defaultLook }] = await Promise.all([
              import('@milestoon/cast'),
              import('@milestoon/look'),
            ]);
            return castRelative(cast, { ...relative, role, look: undefined, style, plain: defaultLook }).look;
          }
        : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
};
