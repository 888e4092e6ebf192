import { z } from 'zod';
import { allActions, emotions } from '@milestoon/cast/names';
import type { Language } from '../text/language.ts';
import { setNames, timesOfDay, weathers } from '@milestoon/stage/names';

/** One picture that is kept of an episode: where the child was, and what it did there. */
export const momentSchema = z.object({
  set: z.enum(setNames),
  time: z.enum(timesOfDay),
  weather: z.enum(weathers),
  action: z.enum(allActions),
  emotion: z.enum(emotions),
});
export type Moment = z.infer<typeof momentSchema>;

/** What the series remembers of an earlier episode of the same child. */
export interface EpisodeMemory {
  episodeNumber: number;
  title: string;
  /** The language it was told in; missing: nobody knows. */
  language?: Language | undefined;
  /** One or two, the most telling first. */
  moments: readonly [Moment, ...Moment[]];
}

/** Earlier episodes of a child, oldest first. */
export type SeasonMemory = readonly EpisodeMemory[];

/** A remembered moment as a later film shows it, under the title of its episode. */
export const memorySchema = momentSchema.extend({
  episodeNumber: z.number().int().min(1),
  title: z.string().min(1).max(100),
});
export type Memory = z.infer<typeof memorySchema>;
