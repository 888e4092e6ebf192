import { type Narrator, usualFilm } from '@milestoon/domain';
import type { Narration, NarrationLine } from '@milestoon/film';
import type { Beat } from '@milestoon/story/screenplay';
import { alignWords } from './align-words.ts';
import type { VoiceEngine } from './engines/engine.ts';
import { synthesiseWithBody } from './body.ts';
import { breathAfter, withBreaths } from './breaths.ts';
import { fliteSampleRate, pronounce } from './flite.ts';
import type { Phone } from './flite.ts';
import { type SaidName, spokenNames } from './names/sounds-like.ts';
import { engineSampleRate, revoice } from './revoice.ts';
import { withLevels } from './levels.ts';
import { paceSilences, silenceAfter, silences } from './pacing.ts';
import type { PacedSpeech } from './pacing.ts';
import { type Language, type SpokenToken, type SpokenTextOptions, spokenTokens } from './spoken-text.ts';
import { deliver, type Delivery, type Mood, reference } from './speakers.ts';
import { withThroat } from './throat.ts';
import { visemeOf } from './visemes.ts';

/** What has to be spoken of a beat, and in what mood: `emotion` is one of `@milestoon/cast`'s. */
export type SpokenBeat = Pick<Beat, 'id' | 'speaker' | 'text'> & Mood;

/** Every line spoken, with its times. */
export interface NarratedSpeech {
  narration: Narration;
  /** Mono samples, -1…1, by the beat's id. */
  speech: Map<string, Float32Array>;
  /** Hertz, of every line. */
  sampleRate: number;
}

interface Timed {
  start: number;
  end: number;
}
type SpokenLine = Omit<NarrationLine, 'beat' | 'speaker' | 'text'> & { samples: Float32Array };

/** The name of the embedded voice in a narration. */
const embeddedVoice = 'flite-slt';

/** Seconds to read a line nobody can speak (emoji, another script): a floor and a share a character. */
const silentReading = { least: 1.2, most: 6, perCharacter: 0.07 } as const;

const round = (seconds: number): number => Math.round(seconds * 1e4) / 1e4;

/** The words Flite reads, and marks only where the melody needs them. */
function wordsFor(tokens: readonly SpokenToken[]): string[] {
  const words: string[] = [];
  for (const { spoken, mark } of tokens) {
    words.push(...spoken);
    const last = words.pop();
    // A mark without a word of its own (a dash, an emoji) belongs to the word before it.
    if (last !== undefined) words.push(/[,.!?]$/.test(last) ? last : last + mark);
  }
  return words;
}

/** First and last second of each token, in order, without overlaps; silent tokens get a moment of no length. */
function tokenTimes(
  tokens: readonly SpokenToken[],
  phones: readonly Phone[],
  tokenOfPhone: ReadonlyMap<number, number>,
): Timed[] {
  const spans = tokens.map((): Timed => ({ start: Number.POSITIVE_INFINITY, end: 0 }));
  for (const [phoneIndex, tokenIndex] of tokenOfPhone) {
    const phone = phones[phoneIndex];
    const span = spans[tokenIndex];
    if (!phone || !span) continue;
    span.start = Math.min(span.start, phone.start);
    span.end = Math.max(span.end, phone.end);
  }
  let previousEnd = phones[0]?.symbol === 'pau' ? phones[0].end : 0;
  for (const span of spans) {
    if (span.end === 0) span.start = span.end = previousEnd;
    span.start = Math.max(span.start, previousEnd);
    span.end = Math.max(span.end, span.start);
    previousEnd = span.end;
  }
  return spans;
}

/** For every phone that is not silence: the token it speaks. */
async function matchPhones(
  tokens: readonly SpokenToken[],
  phones: readonly Phone[],
): Promise<Map<number, number>> {
  const spoken = tokens.flatMap((token, index) => token.spoken.map((word) => ({ word, index })));
  const expected = await pronounce(spoken.map(({ word }) => word));
  const voiced = [...phones.entries()].filter(([, phone]) => phone.symbol !== 'pau');
  const words = alignWords(
    expected,
    voiced.map(([, phone]) => phone.symbol),
  );
  return new Map(voiced.map(([phoneIndex], i) => [phoneIndex, spoken[words[i] ?? -1]?.index ?? 0]));
}

/** Seconds since the silence before. */
function spokenBefore(index: number, { phones }: PacedSpeech): number {
  const last = phones.findLastIndex(({ symbol }, i) => i < index && symbol === 'pau');
  return (phones[index]?.start ?? 0) - (phones[last]?.end ?? 0);
}

/** The silence at `index` is as long as the punctuation of the word before it asks for. */
function wantedSilence(
  index: number,
  speech: PacedSpeech,
  tokens: readonly SpokenToken[],
  tokenOfPhone: ReadonlyMap<number, number>,
): number {
  if (index === 0) return silences.before;
  if (index >= speech.phones.length - 1) return silences.after;
  let before = index - 1;
  while (before > 0 && !tokenOfPhone.has(before)) before--;
  let token = tokenOfPhone.get(before) ?? 0;
  let kind = tokens[token]?.after ?? 'none';
  // A dash or an emoji of its own brings its break to the word before it.
  while (kind === 'none' && tokens[token + 1]?.spoken.length === 0) kind = tokens[++token]?.after ?? 'none';
  // Flite closes an utterance with a silence and opens the next with another; only the first one counts.
  if (speech.phones[index - 1]?.symbol === 'pau') return 0;
  const isLong = kind === 'phrase' && spokenBefore(index, speech) > breathAfter.phrase;
  return isLong ? silences.breath : silenceAfter(kind);
}

function unspeakableLine(tokens: readonly SpokenToken[], text: string): SpokenLine {
  const seconds = Math.min(
    silentReading.most,
    Math.max(silentReading.least, [...text].length * silentReading.perCharacter),
  );
  const share = seconds / Math.max(1, tokens.length);
  return {
    duration: round(seconds),
    words: tokens.map((token, i) => ({
      text: token.written,
      start: round(i * share),
      end: round((i + 1) * share),
    })),
    phonemes: [{ symbol: 'pau', viseme: 'rest', start: 0, end: round(seconds) }],
    samples: new Float32Array(Math.round(seconds * fliteSampleRate)),
  };
}

async function speakEmbedded(
  beat: SpokenBeat,
  reading: SpokenTextOptions,
  delivery: Delivery,
): Promise<SpokenLine> {
  const tokens = spokenTokens(beat.text, reading);
  if (tokens.every((token) => token.spoken.length === 0)) return unspeakableLine(tokens, beat.text);
  const spoken = await synthesiseWithBody(wordsFor(tokens), delivery.voice, delivery.size);
  const raw = { ...spoken, samples: withThroat(spoken.samples, delivery.throat) };
  const tokenOfPhone = await matchPhones(tokens, raw.phones);
  const paced = paceSilences(raw, fliteSampleRate, (index) =>
    wantedSilence(index, raw, tokens, tokenOfPhone),
  );
  // Others are compared with a voice that says nothing but the words.
  const isCompared = delivery.voice.drawnOut === true;
  const { samples, phones } = isCompared ? paced : withBreaths(paced, fliteSampleRate, delivery.throat.shift);
  const times = tokenTimes(tokens, phones, tokenOfPhone);
  return {
    duration: round(samples.length / fliteSampleRate),
    words: tokens.map((token, i) => ({
      text: token.written,
      start: round(times[i]?.start ?? 0),
      end: round(times[i]?.end ?? 0),
    })),
    phonemes: withLevels(
      phones.filter((phone) => phone.end > phone.start),
      samples,
      fliteSampleRate,
    ).map((phone) => ({
      symbol: phone.symbol,
      viseme: visemeOf(phone.symbol),
      level: phone.level,
      start: round(phone.start),
      end: round(phone.end),
    })),
    samples,
  };
}

/** How long a service may think about one line, milliseconds. */
const timeoutMs = 30_000;

async function speakLine(
  beat: SpokenBeat,
  reading: SpokenTextOptions,
  narrator: Narrator,
  engine: VoiceEngine | undefined,
): Promise<SpokenLine> {
  if (!engine) return speakEmbedded(beat, reading, deliver(beat.speaker, beat, narrator));
  const line = await speakEmbedded(beat, reading, reference(beat.speaker, beat.emotion));
  const isSilent = line.phonemes.every(({ viseme }) => viseme === 'rest');
  if (isSilent) return { ...line, samples: new Float32Array(Math.round(line.duration * engineSampleRate)) };
  const { text, speaker, emotion = 'neutral' } = beat;
  const spoken = await engine.speak({
    text,
    words: wordsFor(spokenTokens(text, reading)),
    wordsInIpa: wordsFor(spokenTokens(text, { ...reading, alphabet: 'ipa' })),
    language: reading.language ?? 'en',
    speaker,
    emotion,
    narrator,
    signal: AbortSignal.timeout(timeoutMs),
  });
  return revoice(line, spoken);
}

export interface NarrationOptions {
  /** What parents said about how names sound; all others go by rules. */
  names?: readonly SaidName[];
  /** The language of all beats, English by default. */
  language?: Language;
  /** Who tells; 'warm' by default. */
  narrator?: Narrator | undefined;
  /** Speaks instead of the embedded voice, which then only tells the times. */
  engine?: VoiceEngine | undefined;
}

/**
 * Speaks the beats, in order, each as a line of its own.
 *
 * `words` are the pieces of the text between its spaces, exactly as written, so that joining them with
 * spaces gives the line; a piece nobody can say has no length. `phonemes` cover the line without gaps.
 *
 * @throws Error where the synthesiser itself fails, or the engine; no text does that
 */
export async function narrate(
  beats: readonly SpokenBeat[],
  { names = [], language = 'en', narrator = usualFilm.narrator, engine }: NarrationOptions = {},
): Promise<NarratedSpeech> {
  const reading = { names: await spokenNames(names), language };
  const lines: NarrationLine[] = [];
  const speech = new Map<string, Float32Array>();
  for (const beat of beats) {
    const { samples, ...line } = await speakLine(beat, reading, narrator, engine);
    lines.push({ beat: beat.id, speaker: beat.speaker, text: beat.text, ...line });
    speech.set(beat.id, samples);
  }
  return {
    narration: { version: 1, voice: engine?.name ?? embeddedVoice, lines },
    speech,
    sampleRate: engine ? engineSampleRate : fliteSampleRate,
  };
}
