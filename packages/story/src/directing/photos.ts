import type { Random } from '@milestoon/drawing';
import type { Beat } from '../screenplay.ts';
import type { Line } from '../telling/tell.ts';
import type { PlannedScene } from './scene-plan.ts';
import { isIndoors } from './setting.ts';

type Photo = NonNullable<Beat['photo']>;

/**
 * Where the parent's photos are seen: the first in the opening scenes, as a page of an album or a memory
 * that turns into the cartoon; the second in the middle of the story or at its end.
 */
export function photoMoments(
  scenes: readonly PlannedScene[],
  count: number,
  random: Random,
): Map<Line, Photo> {
  const moments = new Map<Line, Photo>();
  const narrated = (scene: PlannedScene | undefined): Line[] =>
    scene?.lines.filter((line) => line.speaker === 'narrator') ?? [];
  const firstScene = random.next() < 0.7 ? 0 : 1;
  const first = narrated(scenes[firstScene])[0] ?? narrated(scenes[0])[0];
  if (first !== undefined)
    moments.set(first, { image: 0, treatment: random.next() < 0.5 ? 'album' : 'dissolve' });
  if (count < 2) return moments;

  const where = random.next() < 0.5 ? Math.floor(scenes.length / 2) : scenes.length - 1;
  const scene = scenes[where];
  // A scene of one line may have given it to the first photo: then another has room.
  for (const chosen of [scene, ...scenes.toReversed()]) {
    const second = narrated(chosen).find((line) => !moments.has(line));
    if (chosen === undefined || second === undefined) continue;
    moments.set(second, { image: 1, treatment: isIndoors(chosen.set) ? 'wall' : 'album' });
    break;
  }
  return moments;
}
