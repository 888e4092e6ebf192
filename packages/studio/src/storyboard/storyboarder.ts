import { AskedProcess } from '../processes/asked-process.ts';
import { KeptProcess, type KeptProcessOptions } from '../processes/kept-process.ts';
import type { StoryboardDrawing, StoryboardRequest } from './draw-storyboard.ts';

/** Shows how stories are understood, in a process of its own, one after the other. */
export interface Storyboarder {
  /**
   * Null for a text no film is made of.
   *
   * @throws the signal's reason when aborted; Error when it could not be done, and after `close()`
   */
  draw(request: StoryboardRequest, signal?: AbortSignal): Promise<StoryboardDrawing | null>;
  /** A story will soon be asked for: the process starts meanwhile. */
  begin(): void;
  /** Ends the process and waits for that; work under way is rejected. */
  close(): Promise<void>;
}

const script = new URL('./storyboard-worker.ts', import.meta.url);
const flags = ['--max-semi-space-size=8', '--max-old-space-size=384'];
/** A story takes a quarter of a second. */
const longestMilliseconds = 30_000;

/** Who has begun to write takes so long to send it. */
const idleMilliseconds = 5 * 60_000;

/** The process starts with the first story or `begin()`, and ends when nothing was asked for five minutes. */
export function createStoryboarder(options: KeptProcessOptions = {}): Storyboarder {
  const kept = new KeptProcess(
    () => new AskedProcess<StoryboardRequest, StoryboardDrawing | null>(script, { flags }),
    { longestMilliseconds, idleMilliseconds, ...options },
  );
  return {
    draw: (request, signal) => kept.ask(request, signal),
    begin: () => kept.begin(),
    close: () => kept.close(),
  };
}
