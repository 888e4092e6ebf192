import { resample } from '../sound/resample.ts';
import { fliteSampleRate, type FliteVoice, type Sounded } from './flite.ts';
import { synthesise } from './synthesise.ts';

/**
 * Speaks with a larger or smaller body: higher and faster by `size`, then played that much slower. What is left of
 * it are resonances that are lower by `size`; pitch and pace are as asked.
 *
 * @throws Error where the synthesiser fails
 */
export async function synthesiseWithBody(
  words: readonly string[],
  voice: FliteVoice,
  size: number,
): Promise<Sounded> {
  if (size === 1) return synthesise(words, voice);
  const spoken = await synthesise(words, {
    ...voice,
    stretch: voice.stretch / size,
    pitch: voice.pitch * size,
    pitchSpread: voice.pitchSpread * size,
  });
  return {
    samples: resample(spoken.samples, fliteSampleRate, fliteSampleRate * size),
    phones: spoken.phones.map((phone) => ({
      ...phone,
      start: phone.start * size,
      end: phone.end * size,
    })),
  };
}
