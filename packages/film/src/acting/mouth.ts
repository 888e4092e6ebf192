import type { Viseme } from '@milestoon/cast';
import { clamp01, easing, framesPerSecond, lerp } from '@milestoon/drawing';
import type { NarrationLine } from '../narration.ts';
import type { MouthKey } from '../film.ts';

/** Mouth keys of a spoken line that starts at film frame `speechFrom`: one where the shape changes. */
export function mouthKeys(line: NarrationLine, speechFrom: number): MouthKey[] {
  const keys: MouthKey[] = [{ at: speechFrom - 1, viseme: 'rest' }];
  for (const phoneme of line.phonemes) {
    const { viseme, level, start } = phoneme;
    const before = keys.at(-1);
    if (before?.viseme === viseme) {
      if (level !== undefined && before.level !== undefined) before.level = Math.max(before.level, level);
      continue;
    }
    const at = speechFrom + start * framesPerSecond;
    keys.push({ at, viseme, ...(level === undefined ? {} : { level }) });
  }
  keys.push({ at: speechFrom + line.duration * framesPerSecond, viseme: 'rest' });
  return keys;
}

/** Frames a mouth takes from one shape to the next: lips start moving before the sound does. */
const blendFrames = 2.5;

/** A mouth on its way from one shape to the next; `strength` 0…1 where the loudness is known. */
export interface MouthMove {
  from: Viseme;
  to: Viseme;
  t: number;
  strength?: number;
}

/** The softest sound opens the mouth this far, in parts of the loudest. */
const softest = 0.45;
const strengthOf = (key: MouthKey | undefined): number | undefined =>
  key?.level === undefined ? undefined : softest + (1 - softest) * key.level;

/** The mouth at a frame, between the shape that ends and the one that begins. */
export function mouthAt(keys: readonly MouthKey[], frame: number): MouthMove {
  let index = keys.findLastIndex((key) => key.at - blendFrames / 2 <= frame);
  if (index < 0) index = 0;
  const current = keys[index];
  const before = keys[index - 1];
  if (!current) return { from: 'rest', to: 'rest', t: 1 };
  const t = easing.soft(clamp01((frame - (current.at - blendFrames / 2)) / blendFrames));
  const [now, earlier] = [strengthOf(current), strengthOf(before)];
  const strength =
    now === undefined && earlier === undefined ? null : lerp(earlier ?? now ?? 1, now ?? earlier ?? 1, t);
  return {
    from: before?.viseme ?? 'rest',
    to: current.viseme,
    t,
    ...(strength === null ? {} : { strength }),
  };
}
