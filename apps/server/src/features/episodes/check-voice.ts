import type { Services } from '../../platform/services.ts';

/** Tells the operator at the start, not at the first story, that the voice they set cannot speak. */
export async function checkVoice({ config, log }: Pick<Services, 'config' | 'log'>): Promise<void> {
  if (!config.voice) return;
  const { openEngine } = await import('@milestoon/studio/voice');
  try {
    const without = await openEngine(config.voice).check?.();
    if (without)
      log.warn({ without }, 'the voice that is set lacks some of its voices: `npm run voice` fetches them');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ reason }, 'the voice that is set cannot speak: the embedded one does');
  }
}
