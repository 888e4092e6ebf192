import { createOpenAI } from '@ai-sdk/openai';
import type { Narrator } from '@milestoon/domain';
import { generateSpeech } from 'ai';
import { samplesOfPcm, type VoiceEngine } from '../engine.ts';
import type { ServiceSettings } from '../settings.ts';

const model = 'gpt-4o-mini-tts';
/** What the service sends as 'pcm': 16 bit, mono. */
const sampleRate = 24_000;
const hero = 'sage';
const tellers = { warm: 'coral', deep: 'ash', bright: 'nova' } as const satisfies Record<Narrator, string>;
const manners = {
  narrator: 'A warm storyteller for small children: unhurried, clear, close to the microphone.',
  hero: 'A cheerful child of five, bright and natural, speaking clearly.',
} as const;

/** OpenAI's speech models, through the `ai` package. */
export function openAiEngine({ apiKey, baseUrl }: ServiceSettings): VoiceEngine {
  const provider = createOpenAI({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}) });
  return {
    name: `openai-${model}`,
    async speak({ text, speaker, emotion, narrator, signal }) {
      const { audio } = await generateSpeech({
        model: provider.speech(model),
        text,
        voice: speaker === 'hero' ? hero : tellers[narrator],
        instructions: `${manners[speaker]} The mood is ${emotion}.`,
        outputFormat: 'pcm',
        abortSignal: signal,
        maxRetries: 1,
      });
      return { samples: samplesOfPcm(audio.uint8Array), sampleRate };
    },
  };
}
