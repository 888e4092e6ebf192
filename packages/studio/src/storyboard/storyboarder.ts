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
  /** Ends the process and waits for that; work under way is rejected. */
  close(): Promise<void>;
}

const script = new URL('./storyboard-worker.ts', import.meta.url);
const flags = ['--max-semi-space-size=8', '--max-old-space-size=384'];
/** A story takes a quarter of a second. */
const longestMilliseconds = 30_000;

/** The process starts with the first story, and ends when nothing was asked for a minute. */
export function createStoryboarder(options: KeptProcessOptions = {}): Storyboarder {
  const kept = new KeptProcess(
    () => new AskedProcess<StoryboardRequest, StoryboardDrawing | null>(script, { flags }),
    { longestMilliseconds, ...options },
  );
  return { draw: (request, signal) => kept.ask(request, signal), close: () => kept.close() };
}
