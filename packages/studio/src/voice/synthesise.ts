import { resample } from '../sound/resample.ts';
import { fliteSampleRate, type FliteVoice, type Phone, type Sounded, utter } from './flite.ts';
import { withLengths } from './lengths.ts';
import { lentFactors } from './lent-lengths.ts';
import { questionRise, withRise } from './question.ts';
import { withThroat } from './throat.ts';

/** Hertz at which 'rms' speaks: Flite lets nobody change it. */
export const ownPitch = 108;
/** His pace where only his lengths count. */
const lenderStretch = 1.15;
/** A pitch that is nearer to it than this share is its own. */
const near = 0.01;

/**
 * One sentence at the pitch that is asked for. Where the speaker has a pitch of his own he speaks slower or quicker
 * and is played back quicker or slower; his resonances are put back where they were.
 */
async function utterAtPitch(words: readonly string[], voice: FliteVoice): Promise<Sounded> {
  const higher = voice.speaker === 'rms' ? voice.pitch / ownPitch : 1;
  if (Math.abs(higher - 1) < near) return utter(words, voice);
  const said = await utter(words, { ...voice, stretch: voice.stretch * higher });
  const played = resample(said.samples, fliteSampleRate, fliteSampleRate / higher);
  return {
    samples: withThroat(played, { shift: 1 / higher, knee: 0 }),
    phones: said.phones.map(({ symbol, start, end }) => ({
      symbol,
      start: start / higher,
      end: end / higher,
    })),
  };
}

async function utterSentence(words: readonly string[], voice: FliteVoice): Promise<Sounded> {
  const even = await utterAtPitch(words, voice);
  if (!words.at(-1)?.endsWith('?')) return even;
  const higher = await utterAtPitch(words, { ...voice, pitch: voice.pitch * questionRise });
  return withRise(even, higher, fliteSampleRate);
}

/** The woman is better understood with the lengths that the man gives to the sounds of a sentence. */
async function synthesiseSentence(words: readonly string[], voice: FliteVoice): Promise<Sounded> {
  const spoken = await utterSentence(words, voice);
  if (voice.speaker === 'rms' || voice.drawnOut) return spoken;
  const lender = await utter(words, { ...voice, speaker: 'rms', stretch: lenderStretch });
  const factors = lentFactors(spoken.phones, lender.phones);
  return factors ? withLengths(spoken, factors) : spoken;
}

/** Words up to and with one that ends a sentence. */
function sentencesOf(words: readonly string[]): string[][] {
  const sentences: string[][] = [[]];
  for (const word of words) {
    sentences.at(-1)?.push(word);
    if (/[.!?]$/.test(word)) sentences.push([]);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

/**
 * Speaks words, each sentence by itself: in a longer text Flite forgets the phones of words that follow a question
 * or exclamation mark.
 *
 * @param words plain English, or CMU phones between slashes; a mark (, . ! ?) may follow
 * @throws Error where the program fails
 */
export async function synthesise(words: readonly string[], voice: FliteVoice): Promise<Sounded> {
  const spoken: Sounded[] = [];
  for (const sentence of sentencesOf(words)) spoken.push(await synthesiseSentence(sentence, voice));
  const samples = new Float32Array(spoken.reduce((sum, sentence) => sum + sentence.samples.length, 0));
  const phones: Phone[] = [];
  let at = 0;
  for (const sentence of spoken) {
    samples.set(sentence.samples, at);
    const from = at / fliteSampleRate;
    phones.push(
      ...sentence.phones.map(({ symbol, start, end }) => ({ symbol, start: from + start, end: from + end })),
    );
    at += sentence.samples.length;
  }
  return { samples, phones };
}
