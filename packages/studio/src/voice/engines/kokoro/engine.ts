import type { EngineSpeech, VoiceEngine } from '../engine.ts';
import type { KokoroSettings } from '../settings.ts';
import { deliver } from '../../speakers.ts';
import { inspectFolder, type Voice } from './folder.ts';
import { splitSymbols, symbolsOfLine } from './line-symbols.ts';
import { type ModelProcess, startModel } from './model-process.ts';
import { trimQuiet } from './trim-quiet.ts';
import { type KokoroVoice, readVoiceFile } from './voice-file.ts';
import { padding, readVocabulary, type Vocabulary } from './vocabulary.ts';

/** Symbols the model takes at once, without the padding. */
const longestPart = 510;
/** Hertz of what it gives. */
const sampleRate = 24_000;
/** How fast a storyteller speaks, beside the model's own pace. */
const pace = { narrator: 0.9, hero: 0.95 } as const;
/** A smaller head than the model's voice has: spoken slower and lower by this, then played back faster. */
const throats = { narrator: 1, hero: 1.1 } as const;

interface Kokoro {
  vocabulary: Vocabulary;
  voices: Partial<Record<Voice, KokoroVoice>> & { warm: KokoroVoice };
  model: ModelProcess;
}

async function load(directory: string): Promise<Kokoro> {
  const folder = await inspectFolder(directory);
  const vocabulary = await readVocabulary(directory);
  const voices: Kokoro['voices'] = { warm: await readVoiceFile(folder.voices.warm) };
  for (const voice of ['hero', 'deep', 'bright'] as const) {
    const file = folder.voices[voice];
    if (file) voices[voice] = await readVoiceFile(file);
  }
  return { vocabulary, voices, model: startModel({ ...folder, padding }) };
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * Kokoro (https://huggingface.co/hexgrad/Kokoro-82M) from a folder of weights, on this machine. The words' sounds
 * come from Flite's dictionary and from what parents said about names.
 */
export function kokoroEngine({ directory }: KokoroSettings): VoiceEngine {
  let loaded: Promise<Kokoro> | undefined;
  return {
    name: 'kokoro-82m',
    check: async () => void (await inspectFolder(directory)),
    async speak({ words, speaker, emotion, narrator }): Promise<EngineSpeech> {
      loaded ??= load(directory);
      const { vocabulary, voices, model } = await loaded;
      const { voice } = deliver(speaker, emotion, narrator);
      const style = voices[speaker === 'hero' ? 'hero' : narrator] ?? voices.warm;
      const throat = throats[speaker];
      const speed =
        (pace[speaker] * deliver(speaker, 'neutral', narrator).voice.stretch) / voice.stretch / throat;
      const parts: Float32Array[] = [];
      for (const part of splitSymbols(await symbolsOfLine(words), longestPart)) {
        const ids = [...part].flatMap((symbol) => vocabulary.get(symbol) ?? []);
        parts.push(trimQuiet(await model.ask({ ids, style: style(ids.length), speed }), sampleRate));
      }
      if (parts.length === 0) throw new Error('the line has no words');
      return { samples: joined(parts), sampleRate: Math.round(sampleRate * throat) };
    },
    async close() {
      const kokoro = await loaded?.catch(() => undefined);
      await kokoro?.model.stop();
    },
  };
}
