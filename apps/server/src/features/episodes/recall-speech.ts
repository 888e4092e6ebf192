import { z } from 'zod';
import { recallStep } from '../../platform/queue/steps.ts';
import type { Services } from '../../platform/services.ts';
import { subjectOf } from './job-key.ts';
import { workDirectory } from './production.service.ts';

/** What the step of narration remembers. */
const spokenSchema = z.object({
  files: z.record(z.string(), z.string().regex(/^[\w-]+\.f32$/)),
  sampleRate: z.number().positive(),
  rates: z.record(z.string(), z.number().positive()).default({}),
  told: z.record(z.string(), z.object({ recording: z.string(), teller: z.string() })).default({}),
});

/** How a version was spoken; its lines lie below `folder` as long as this machine keeps them. */
export interface RememberedSpeech {
  folder: string;
  spoken: z.infer<typeof spokenSchema>;
}

export async function recallSpeech(
  { database, config }: Services,
  episodeId: string,
  version: number,
): Promise<RememberedSpeech | undefined> {
  const step = await recallStep(database, subjectOf(episodeId, version), 'narration');
  const spoken = spokenSchema.safeParse(step);
  return spoken.success ? { folder: workDirectory(config, episodeId), spoken: spoken.data } : undefined;
}
