import type { Narrator } from '@milestoon/domain';
import { samplesOfPcm, type VoiceEngine } from '../engine.ts';
import type { ServiceSettings } from '../settings.ts';

const model = 'eleven_multilingual_v2';
const sampleRate = 24_000;
/** Voices of the public library: Gigi, who sounds like a child; Charlotte, George and Lily tell. */
const hero = 'jBpfuIE2acCO8z3wKNLl';
const tellers: Record<Narrator, string> = {
  warm: 'XB0fDUnXU5powFXDhCwa',
  deep: 'JBFqnCBsd6RMkjVDRZzb',
  bright: 'pFZP5JQG7iQjIQuC4Bku',
};
/** The calmer the feeling, the steadier the voice. */
const lively: ReadonlySet<string> = new Set(['happy', 'laughing', 'surprised', 'scared']);

/** ElevenLabs by its HTTP interface (https://elevenlabs.io/docs/api-reference/text-to-speech/convert). */
export function elevenLabsEngine({
  apiKey,
  baseUrl = 'https://api.elevenlabs.io',
}: ServiceSettings): VoiceEngine {
  return {
    name: `elevenlabs-${model}`,
    async speak({ text, speaker, emotion, narrator, signal }) {
      const voice = speaker === 'hero' ? hero : tellers[narrator];
      const address = `${baseUrl}/v1/text-to-speech/${voice}?output_format=pcm_${sampleRate}`;
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'xi-api-key': apiKey, 'content-type': 'application/json' },
        body: JSON.stringify({
          text,
          model_id: model,
          voice_settings: { stability: lively.has(emotion) ? 0.4 : 0.6, similarity_boost: 0.75 },
        }),
        signal,
      });
      if (!response.ok) throw new Error(`the voice service answered ${response.status}`);
      return { samples: samplesOfPcm(new Uint8Array(await response.arrayBuffer())), sampleRate };
    },
  };
}
