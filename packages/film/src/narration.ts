import { visemes } from '@milestoon/cast/names';
import { z } from 'zod';

const seconds = z.number().min(0);

/** One spoken beat. All times are seconds from the start of this line's own audio. */
export const narrationLineSchema = z.object({
  beat: z.string(),
  speaker: z.enum(['narrator', 'hero']),
  text: z.string(),
  duration: seconds,
  /** The words as written, in order; every word of `text` is there. */
  words: z.array(z.object({ text: z.string(), start: seconds, end: seconds })),
  phonemes: z.array(
    z.object({
      symbol: z.string(),
      viseme: z.enum(visemes),
      start: seconds,
      end: seconds,
      /** How loud it is beside the loud ones of its line, 0…1: the mouth opens as far. */
      level: z.number().min(0).max(1).optional(),
    }),
  ),
});
export type NarrationLine = z.infer<typeof narrationLineSchema>;

/** The spoken screenplay. The sound itself is one mono PCM file a line, named by the beat. */
export const narrationSchema = z.object({
  version: z.literal(1),
  voice: z.string(),
  lines: z.array(narrationLineSchema),
});
export type Narration = z.infer<typeof narrationSchema>;
