import { animationStyleKeys } from '@milestoon/domain';
import { toldLanguages } from '@milestoon/story/screenplay';
import { z } from 'zod';
import { captionPageSchema, filmSchema } from '../../film.ts';
import { soundPlanSchema } from '../../sound/sound-plan.ts';

const frame = z.number().int().min(0);

/** A moment of one of the films. */
export const yearMomentSchema = z.object({
  /** First frame of the year's film in which it is seen, and how many; the way to it is among them. */
  at: frame,
  frames: frame,
  /** Which of the parts. */
  part: z.number().int().min(0),
  /** Frame of its film at `at`; frames of it before `first` are not seen: that one stands still. */
  from: z.number().int(),
  first: frame,
  /** The first one of its part has the title over it. */
  isTitled: z.boolean(),
  /** What is heard, under the names the sound plan gives it: which seconds of each line's own sound. */
  said: z.array(z.object({ beat: z.string(), name: z.string(), from: z.number(), to: z.number() })),
});
export type YearMoment = z.infer<typeof yearMomentSchema>;

/** The best moments of a child's year. Frames at 24 a second. */
export const yearFilmSchema = z.object({
  version: z.literal(1),
  /** Of the cards. */
  style: z.enum(animationStyleKeys),
  language: z.enum(toldLanguages),
  year: z.number().int(),
  childName: z.string(),
  /** Who plays themselves. */
  family: z.array(z.string()),
  /** Only what is seen of each film; `month` as it is lettered, `episode` its index in the request. */
  parts: z.array(z.object({ film: filmSchema, month: z.string(), episode: z.number().int().min(0) })).min(1),
  moments: z.array(yearMomentSchema).min(1),
  titleFrames: frame,
  endFrom: frame,
  frames: frame,
  captions: z.array(captionPageSchema),
  sound: soundPlanSchema,
});
export type YearFilm = z.infer<typeof yearFilmSchema>;
