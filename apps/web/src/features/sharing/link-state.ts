import type { WatchLink } from '@milestoon/contract';
import { guestLimits } from '@milestoon/domain';
import type { Texts } from '@milestoon/domain/texts';
import type { Wire } from '../../lib/api.ts';

type Link = Pick<Wire<WatchLink>, 'endsAt' | 'viewsLeft' | 'code' | 'wrongCodes'>;

/** Why a link opens to nobody though it is not private; null where it opens. */
export function stoppedBy(link: Link, now = Date.now()): 'ended' | 'usedUp' | 'locked' | null {
  if (link.code !== null && link.wrongCodes >= guestLimits.wrongCodes) return 'locked';
  if (link.endsAt !== null && Date.parse(link.endsAt) <= now) return 'ended';
  return link.viewsLeft === 0 ? 'usedUp' : null;
}

/** What bounds a link, in sentences; those that keep it closed first. */
export function boundsOf(
  link: Link,
  words: Texts['sharing']['link'],
  language: string,
): { stopped: string | null; told: string[] } {
  const { endsAt, viewsLeft, wrongCodes } = link;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const stop = stoppedBy(link);
  const date = endsAt === null ? '' : day.format(new Date(endsAt));
  const stopped = { ended: words.ended(date), usedUp: words.usedUp, locked: words.locked };
  return {
    stopped: stop && stopped[stop],
    told: [
      endsAt !== null && stop !== 'ended' ? words.endsOn(date) : '',
      viewsLeft !== null && viewsLeft > 0 ? words.left(viewsLeft) : '',
      link.code !== null && wrongCodes > 0 && stop !== 'locked' ? words.wrongCodes(wrongCodes) : '',
    ].filter(Boolean),
  };
}
