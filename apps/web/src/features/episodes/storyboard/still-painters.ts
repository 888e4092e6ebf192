import type { AnimationStyle } from '@milestoon/domain';
import { createStillPainter, type StillPainter, type Stills, type WantedStill } from './still-painter.ts';

/** Whoever writes a story takes so long between two words. */
const writingMilliseconds = 10 * 60_000;
/** Whoever leaves a page comes back within so long, or does not. */
const leftMilliseconds = 60_000;

interface Kept {
  painter: StillPainter;
  /** How many look at it. */
  watched: number;
  timer?: ReturnType<typeof setTimeout>;
}

/** The key of one that was started for a story that is not sent yet. */
const unsent = '';
const painters = new Map<string, Kept>();
const none: Stills = {};

function end(story: string): void {
  const kept = painters.get(story);
  clearTimeout(kept?.timer);
  painters.delete(story);
  kept?.painter.close();
}

/** From now on it is over when nobody looks at it for so long. */
function keepFor(story: string, milliseconds: number): void {
  const kept = painters.get(story);
  clearTimeout(kept?.timer);
  if (kept?.watched === 0) kept.timer = setTimeout(() => end(story), milliseconds);
}

/** The one of this story; else the one that was started ahead, or a new one, and those nobody looks at are over. */
function keptOf(story: string): Kept {
  const known = painters.get(story);
  if (known) return known;
  const ahead = painters.get(unsent);
  if (ahead) clearTimeout(ahead.timer);
  painters.delete(unsent);
  for (const [other, { watched }] of painters) if (watched === 0) end(other);
  const kept = ahead ?? { painter: createStillPainter(), watched: 0 };
  painters.set(story, kept);
  keepFor(story, leftMilliseconds);
  return kept;
}

let preparedFor: AnimationStyle | undefined;

/** Somebody writes a story: what will draw it starts meanwhile, and fetches the letters of its style. */
export function prepareStills(style: AnimationStyle): void {
  const known = painters.get(unsent);
  const { painter } = known ?? keptOf(unsent);
  if (!known || preparedFor !== style) painter.prepare(style);
  preparedFor = style;
  keepFor(unsent, writingMilliseconds);
}

/** Draws stills of a story, whether somebody looks at them already or not. */
export const showStills = (story: string, film: unknown, wanted: readonly WantedStill[]): void =>
  keptOf(story).painter.show(film, wanted);

export const stillsOf = (story: string): Stills => painters.get(story)?.painter.stills() ?? none;

/** Looks at the stills of a story; they stay for a while after the last one has left. @returns what ends it */
export function watchStills(story: string, listener: () => void): () => void {
  const kept = keptOf(story);
  clearTimeout(kept.timer);
  kept.watched += 1;
  const stop = kept.painter.listen(listener);
  return () => {
    stop();
    kept.watched -= 1;
    keepFor(story, leftMilliseconds);
  };
}
