import { z } from 'zod';
import { contactKinds } from '@milestoon/cast';
import { moods, soundEffects } from '@milestoon/story/screenplay';

const seconds = z.number().min(0);

/** What can be heard besides words and music: what a line tells of, and what the cast touches. */
export const plannedSounds = [...soundEffects, ...contactKinds, 'crunch', 'bark', 'meow'] as const;

const plannedSoundSchema = z.object({
  kind: z.enum(plannedSounds),
  at: seconds,
  /** -1 left … 1 right; where it is missing the mixer finds a place. */
  pan: z.number().min(-1).max(1).optional(),
});
export type PlannedSound = z.infer<typeof plannedSoundSchema>;

/** What is heard when, on the film's clock. The mixer turns it into the sound track. */
export const soundPlanSchema = z.object({
  seed: z.number().int().min(0),
  /** The child's tune: the same in every episode. The episode's own seed varies how it is played. */
  theme: z.number().int().min(0).optional(),
  duration: seconds,
  speech: z.array(z.object({ beat: z.string(), start: seconds })),
  /** Neighbouring moods flow into each other; together they cover the whole film. */
  music: z.array(z.object({ mood: z.enum(moods), start: seconds, end: seconds })),
  effects: z.array(plannedSoundSchema),
});
export type SoundPlan = z.infer<typeof soundPlanSchema>;
