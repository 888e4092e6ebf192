import type { Narrator } from '@milestoon/domain';
import type { Beat } from '@milestoon/story/screenplay';
import type { Language } from '../spoken-text.ts';

/** One line to speak. */
export interface EngineLine {
  text: string;
  /** How each word is said: plain English, or CMU phones between slashes; a mark (, . ! ?) may follow. */
  words: readonly string[];
  /** The same by the letters of a language that is read by them: words in IPA between brackets. English as above. */
  wordsInIpa: readonly string[];
  language: Language;
  speaker: Beat['speaker'];
  /** One of `@milestoon/cast`'s; unknown ones are neutral. */
  emotion: string;
  /** Who tells what the child does not say itself. */
  narrator: Narrator;
  /** Aborted when a service has had time enough; one that computes here takes the time it takes. */
  signal: AbortSignal;
}

/** Mono samples, -1…1. */
export interface EngineSpeech {
  samples: Float32Array;
  /** Hertz. */
  sampleRate: number;
}

/** A voice better than the embedded one. It tells no times: they are found by comparison with Flite. */
export interface VoiceEngine {
  /** For the record of the narration. */
  name: string;
  /**
   * Found without speaking.
   *
   * @returns one sentence for the operator where it does without something; undefined where nothing is missing
   * @throws Error telling why it will not be able to speak
   */
  check?(): Promise<string | undefined>;
  /** @throws on any failure; the embedded voice then speaks the line */
  speak(line: EngineLine): Promise<EngineSpeech>;
  /** Nobody will ask it to speak again. */
  close?(): Promise<void>;
}

/** 16-bit little-endian samples as numbers. */
export function samplesOfPcm(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = new Float32Array(bytes.byteLength >> 1);
  for (let i = 0; i < samples.length; i++) samples[i] = view.getInt16(i * 2, true) / 32_768;
  return samples;
}
