import { beatsOf, framedIn, type Screenplay, screenplaySchema } from '@milestoon/story/screenplay';
import type { Telling } from '@milestoon/contract';
import { AppError, notFound } from '../../../platform/errors.ts';
import { recallStep } from '../../../platform/queue/steps.ts';
import type { Services } from '../../../platform/services.ts';
import { subjectOf } from '../job-key.ts';

/** The story that is told: of the version that was wanted last. @throws AppError NOT_FOUND before it is written */
export async function storyToTell(
  { database }: Services,
  { id, version }: { id: string; version: number },
): Promise<Screenplay> {
  const known = await recallStep(database, subjectOf(id, version), 'screenplay');
  if (known === undefined) throw notFound();
  return screenplaySchema.parse(known);
}

export const linesOf = (story: Screenplay): Pick<Telling['lines'][number], 'id' | 'speaker' | 'text'>[] =>
  beatsOf(story).map(({ id, speaker, text }) => ({ id, speaker, text }));

/** @throws AppError NOT_FOUND; CONFLICT where the line has other words by now */
export function lineToTell(story: Screenplay, id: string, text: string) {
  const beat = beatsOf(story).find((each) => each.id === id);
  if (!beat) throw notFound();
  if (beat.text !== text)
    throw new AppError('CONFLICT', { userMessage: ({ telling }) => telling.refusals.changed });
  return {
    speaker: beat.speaker,
    text,
    emotion: beat.staging.find(({ member }) => member === 'hero')?.emotion ?? 'neutral',
  };
}

export const spokenLanguageOf = (story: Screenplay) => framedIn(story.language);
