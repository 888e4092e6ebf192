/** How the others make room for two who act together. Stage pixels. */
import { type Character, scaleOf, widthOf } from '@milestoon/cast';
import type { Paired } from './pairing.ts';

/** Share of the rooms of two that lies between them: they lean and reach past each other's edge a little. */
export const between = 0.44;

/** Nobody stands before or behind two who act together: the others make room, each on the side they were on. */
export function besidePairs(
  paired: readonly Paired[],
  homes: readonly number[],
  written: readonly number[],
  characters: Readonly<Record<string, Character>>,
): number[] {
  const placed = [...homes];
  const room = (i: number): number => {
    const character = characters[paired[i]?.member ?? ''];
    return character
      ? Math.max(0.6 * scaleOf(character), between * widthOf(character, paired[i]?.action ?? 'stand'))
      : 0;
  };
  for (const [i, one] of paired.entries()) {
    const j = paired.findIndex(({ member }) => member === one.partner);
    if (j <= i) continue;
    const [here, there] = [placed[i] ?? 0, placed[j] ?? 0];
    const middle = (here + there) / 2;
    const others = paired
      .map((_, k) => k)
      .filter((k) => !paired[k]?.partner)
      .sort((a, b) => Math.abs((written[a] ?? 0) - middle) - Math.abs((written[b] ?? 0) - middle));
    const limits = {
      '-1': Math.min(here - room(i), there - room(j)),
      '1': Math.max(here + room(i), there + room(j)),
    };
    // The child stands first. Where it is one of the two, whoever stood between them stays on the same side of it.
    const [child] = written;
    const isChilds = child === written[i] || child === written[j];
    const parting = isChilds ? (child ?? 0) : middle;
    for (const k of others) {
      const side = (written[k] ?? 0) < parting ? -1 : 1;
      const least = limits[side] + side * room(k);
      if (side * ((placed[k] ?? 0) - least) < 0) placed[k] = least;
      limits[side] = (placed[k] ?? 0) + side * room(k);
    }
  }
  return placed;
}
