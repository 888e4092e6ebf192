import { z } from 'zod';
import { setNames, timesOfDay, weathers } from '@milestoon/stage';
import { moods } from '../screenplay.ts';

/** A story as a language model writes it: what is said where. Staging, camera and sound follow from it. */
export const draftSchema = z.object({
  scenes: z.array(
    z.object({
      set: z.enum(setNames),
      time: z.enum(timesOfDay),
      weather: z.enum(weathers),
      mood: z.enum(moods),
      lines: z.array(
        z.object({
          speaker: z.enum(['narrator', 'hero']),
          text: z.string(),
          /** Index of the family's sentence that this line tells; null for the storyteller's own words. */
          sentence: z.number().nullable(),
        }),
      ),
    }),
  ),
});
export type Draft = z.infer<typeof draftSchema>;
