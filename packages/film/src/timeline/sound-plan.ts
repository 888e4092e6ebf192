import { z } from 'zod';
import { moods, soundEffects } from '../screenplay/screenplay.ts';

const seconds = z.number().min(0);

/** What is heard when, on the film's clock. The mixer turns it into the sound track. */
export const soundPlanSchema = z.object({
  seed: z.number().int().min(0),
  duration: seconds,
  speech: z.array(z.object({ beat: z.string(), start: seconds })),
  /** Neighbouring moods flow into each other; together they cover the whole film. */
  music: z.array(z.object({ mood: z.enum(moods), start: seconds, end: seconds })),
  effects: z.array(z.object({ kind: z.enum(soundEffects), at: seconds })),
});
export type SoundPlan = z.infer<typeof soundPlanSchema>;
