import type { EngineSpeech, VoiceEngine } from '../engine.ts';
import type { KokoroSettings } from '../settings.ts';
import { deliver } from '../../speakers.ts';
import { inspectFolder } from './folder.ts';
import { splitSymbols, symbolsOfLine } from './line-symbols.ts';
import { type ModelProcess, startModel } from './model-process.ts';
import { trimQuiet } from './trim-quiet.ts';
import { type KokoroVoice, readVoiceFile } from './voice-file.ts';
import { chooseSpeaker, voiceNames } from './voices.ts';
import { padding, readVocabulary, type Vocabulary } from './vocabulary.ts';

/** Symbols the model takes at once, without the padding. */
const longestPart = 510;
/** Hertz of what it gives. */
const sampleRate = 24_000;
/** How fast a storyteller speaks, beside the model's own pace. */
const pace = { narrator: 0.9, hero: 0.95 } as const;
interface Kokoro {
  vocabulary: Vocabulary;
  voices: ReadonlyMap<string, KokoroVoice>;
  model: ModelProcess;
}

async function load(directory: string): Promise<Kokoro> {
  const folder = await inspectFolder(directory);
  const vocabulary = await readVocabulary(directory);
  const voices = new Map<string, KokoroVoice>();
  for (const [name, file] of folder.voices) voices.set(name, await readVoiceFile(file));
  return { vocabulary, voices, model: startModel({ ...folder, padding }) };
}

/** What the operator hears of voices that are not there. */
function withoutVoices(there: ReadonlyMap<string, string>): string | undefined {
  const missing = voiceNames.filter((name) => !there.has(name));
  return missing.length > 0 ? `others stand in for the voices ${missing.join(', ')}` : undefined;
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
 * Kokoro (https://huggingface.co/hexgrad/Kokoro-82M) from a folder of weights, on this machine. The sounds of English
 * words come from Flite's dictionary and from what parents said about names, those of Portuguese and Spanish from
 * their letters.
 */
export function kokoroEngine({ directory }: KokoroSettings): VoiceEngine {
  let loaded: Promise<Kokoro> | undefined;
  return {
    name: 'kokoro-82m',
    check: async () => withoutVoices((await inspectFolder(directory)).voices),
    async speak({ words, wordsInIpa, language, speaker, emotion, narrator }): Promise<EngineSpeech> {
      loaded ??= load(directory);
      const { vocabulary, voices, model } = await loaded;
      const { name, throat, isNative } = chooseSpeaker(
        language,
        speaker === 'hero' ? 'hero' : narrator,
        new Set(voices.keys()),
      );
      const style = voices.get(name);
      if (!style) throw new Error(`the voice ${name} is missing`);
      const { voice } = deliver(speaker, { emotion }, narrator);
      const speed = (pace[speaker] * deliver(speaker, {}, narrator).voice.stretch) / voice.stretch / throat;
      const symbols = await symbolsOfLine(isNative ? wordsInIpa : words);
      const parts: Float32Array[] = [];
      for (const part of splitSymbols(symbols, longestPart)) {
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
