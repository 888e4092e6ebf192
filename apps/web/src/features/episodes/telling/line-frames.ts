import { z } from 'zod';
import type { WantedStill } from '../storyboard/use-stills.ts';

const filmSchema = z.object({
  shots: z.array(
    z.object({ kind: z.string(), beat: z.string().optional(), from: z.number(), to: z.number() }),
  ),
});

/** The frame in which each line is best seen: well into its first picture. */
export function stillsOfLines(film: unknown): WantedStill[] {
  const { data } = filmSchema.safeParse(film);
  const wanted = new Map<string, WantedStill>();
  for (const { kind, beat, from, to } of data?.shots ?? [])
    if (kind === 'story' && beat !== undefined && !wanted.has(beat))
      wanted.set(beat, { key: beat, frame: Math.floor(from + (to - from) * 0.6) });
  return [...wanted.values()];
}
