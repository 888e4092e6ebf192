import { AskedProcess } from '../processes/asked-process.ts';
import { KeptProcess, type KeptProcessOptions } from '../processes/kept-process.ts';

/** A name that a parent wants to hear. */
export interface NameToSay {
  name: string;
  /** Spelled as it sounds; null leaves it to the voice. */
  soundsLike: string | null;
}

/** Says names as the narrator does, in a process of its own, one after the other. */
export interface NameSpeaker {
  /** A WAVE file. @throws the signal's reason when aborted; Error when it could not be said, and after `close()` */
  say(name: NameToSay, signal?: AbortSignal): Promise<Uint8Array>;
  /** Ends the process and waits for that; work under way is rejected. */
  close(): Promise<void>;
}

const script = new URL('./name-worker.ts', import.meta.url);
/** Each name makes the speech synthesiser's whole memory anew: little room for what is old has it cleared away. */
const flags = ['--max-semi-space-size=8', '--max-old-space-size=128'];
/** A name takes a tenth of a second. */
const longestMilliseconds = 30_000;

/** The process starts with the first name, and ends when nothing was asked for a minute. */
export function createNameSpeaker(options: KeptProcessOptions = {}): NameSpeaker {
  const kept = new KeptProcess(() => new AskedProcess<NameToSay, Uint8Array>(script, { flags }), {
    longestMilliseconds,
    ...options,
  });
  return { say: (name, signal) => kept.ask({ ...name }, signal), close: () => kept.close() };
}
