import type { MusicChoice, Narrator } from '@milestoon/domain';
import type { NounLanguage } from '@milestoon/things/nouns';
import type { Services, SessionActor } from '../../platform/services.ts';

const inBase64 = (sound: Uint8Array): { sound: string } => ({ sound: Buffer.from(sound).toString('base64') });

/** How a narrator sounds, by the voice that speaks here. @throws AppError TOO_MANY_REQUESTS */
export const sampleNarrator = async (
  { studioDesk, config: { voice } }: Services,
  actor: SessionActor,
  { narrator, language }: { narrator: Narrator; language: NounLanguage },
  signal: AbortSignal | undefined,
): Promise<{ sound: string }> =>
  inBase64(await studioDesk.makeSample(actor.id, { kind: 'narrator', narrator, language, voice }, signal));

/** How the music of a choice sounds. @throws AppError TOO_MANY_REQUESTS */
export const sampleMusic = async (
  { studioDesk }: Services,
  actor: SessionActor,
  { music }: { music: MusicChoice },
  signal: AbortSignal | undefined,
): Promise<{ sound: string }> =>
  inBase64(await studioDesk.makeSample(actor.id, { kind: 'music', music }, signal));
