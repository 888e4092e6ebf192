import { AskedProcess, EndedProcess } from '../processes/asked-process.ts';
import { KeptProcess, type KeptProcessOptions } from '../processes/kept-process.ts';
import type { PreparedRecording, RecordingRequest } from './prepare-recording.ts';

/** Prepares recordings in a process of its own, one after the other. */
export interface Listener {
  /**
   * What its process falls over, does not get done with or takes too much memory for is refused as unreadable.
   *
   * @throws the signal's reason when aborted; Error when it could not be done, and after `close()`
   */
  prepare(request: RecordingRequest, signal?: AbortSignal): Promise<PreparedRecording>;
  /** Ends the process and waits for that; work under way is rejected. */
  close(): Promise<void>;
}

const script = new URL('./recording-worker.ts', import.meta.url);
const flags = ['--max-semi-space-size=8', '--max-old-space-size=256'];
/** A line takes half a second; what takes so long was made to. */
const longestMilliseconds = 40_000;

/** The process starts with the first recording, and ends when nothing was asked for a minute. */
export function createListener(options: KeptProcessOptions = {}): Listener {
  const kept = new KeptProcess(
    () => new AskedProcess<RecordingRequest, PreparedRecording>(script, { flags }),
    { longestMilliseconds, ...options },
  );
  return {
    prepare: (request, signal) =>
      kept.ask(request, signal).catch((error: unknown) => {
        // One that left by itself could not start: that is no fault of the recording.
        if (error instanceof EndedProcess && error.signal) return { isUsable: false, refusal: 'unreadable' };
        throw error;
      }),
    close: () => kept.close(),
  };
}
