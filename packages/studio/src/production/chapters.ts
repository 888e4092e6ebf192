import { framesPerSecond } from '@milestoon/drawing';
import type { Scene, Screenplay } from '@milestoon/story/screenplay';
import type { Film } from '@milestoon/film';

/** A part of the film that a viewer can jump to. `start` in seconds. */
export interface Chapter {
  kind: 'opening' | 'scene' | 'ending';
  start: number;
  /** Where a scene happens; null on the cards. */
  set: Scene['set'] | null;
}

/** The title card, every scene, the end card. */
export function chaptersOf(film: Film, screenplay: Screenplay): Chapter[] {
  const at = (frame: number): number => Math.round((frame / framesPerSecond) * 100) / 100;
  const scenes = screenplay.scenes.flatMap((scene): Chapter[] => {
    const opening = film.shots.find((shot) => shot.kind === 'story' && shot.beat === scene.beats[0]?.id);
    return opening ? [{ kind: 'scene', start: at(opening.from), set: scene.set }] : [];
  });
  const end = film.shots.findLast((shot) => shot.kind === 'end');
  return [
    { kind: 'opening', start: 0, set: null },
    ...scenes,
    ...(end ? [{ kind: 'ending' as const, start: at(end.from), set: null }] : []),
  ];
}
