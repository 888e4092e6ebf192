import type { Services, SessionActor } from '../../platform/services.ts';

/** How the storyteller would say a name, as base64 of a WAVE file. @throws AppError TOO_MANY_REQUESTS */
export async function speakName(
  { studioDesk }: Services,
  actor: SessionActor,
  { name, pronunciation }: { name: string; pronunciation: string | null },
  signal: AbortSignal | undefined,
): Promise<{ sound: string }> {
  const wave = await studioDesk.sayName(actor.id, { name, soundsLike: pronunciation }, signal);
  return { sound: Buffer.from(wave).toString('base64') };
}
