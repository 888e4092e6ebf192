import { clamp01, easing } from '../core/easing.ts';
import { framesPerSecond } from '../core/draw-list.ts';
import type { NarrationLine, Viseme } from '../narration/narration.ts';
import type { MouthKey } from './film.ts';

/** Mouth keys of a spoken line that starts at film frame `speechFrom`: one where the shape changes. */
export function mouthKeys(line: NarrationLine, speechFrom: number): MouthKey[] {
  const keys: MouthKey[] = [{ at: speechFrom - 1, viseme: 'rest' }];
  for (const phoneme of line.phonemes) {
    if (keys.at(-1)?.viseme === phoneme.viseme) continue;
    keys.push({ at: speechFrom + phoneme.start * framesPerSecond, viseme: phoneme.viseme });
  }
  keys.push({ at: speechFrom + line.duration * framesPerSecond, viseme: 'rest' });
  return keys;
}

/** Frames a mouth takes from one shape to the next: lips start moving before the sound does. */
const blendFrames = 2.5;

/** The mouth at a frame, between the shape that ends and the one that begins. */
export function mouthAt(keys: readonly MouthKey[], frame: number): { from: Viseme; to: Viseme; t: number } {
  let index = keys.findLastIndex((key) => key.at - blendFrames / 2 <= frame);
  if (index < 0) index = 0;
  const current = keys[index];
  const before = keys[index - 1];
  if (!current) return { from: 'rest', to: 'rest', t: 1 };
  const t = clamp01((frame - (current.at - blendFrames / 2)) / blendFrames);
  return { from: before?.viseme ?? 'rest', to: current.viseme, t: easing.soft(t) };
}
