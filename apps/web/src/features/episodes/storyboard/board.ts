import type { Storyboard, StoryboardMoment } from '@milestoon/contract';
import type { Language } from '@milestoon/domain/texts';
import { api, type Wire } from '../../../lib/api.ts';
import type { WantedStill } from './still-painter.ts';

export const keyOf = ({ told }: Pick<StoryboardMoment, 'told'>): string => told.join('-');

/** How an episode is understood. Where there is nothing to show, asking again changes nothing. */
export const boardQuery = (id: string, language: Language) => ({
  ...api.episodes.storyboard.queryOptions({ input: { id, language } }),
  retry: false,
});

/** The stills of a storyboard, in the order of the words. */
export const wantedOf = ({ moments }: Pick<Wire<Storyboard>, 'moments'>): WantedStill[] =>
  moments.flatMap((moment) => (moment.frame === null ? [] : [{ key: keyOf(moment), frame: moment.frame }]));
