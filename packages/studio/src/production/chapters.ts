import { framesPerSecond } from '@milestoon/drawing';
import type { Scene, Screenplay } from '@milestoon/story/screenplay';
import type { Film } from '@milestoon/film';

/** A part of the film that a viewer can jump to. `start` in seconds. */
export interface Chapter {
  kind: 'opening' | 'scene' | 'ending';
  start: number;
  /** Where a scene happens; null on the cards. */
  set: Scene['set'] | null;
  /** What happens, in the film's own words; null on the cards. */
  title: string | null;
}

const longestTitle = 40;

/** The first words of a line, as many as a list has room for. */
export function titleOf(line: string): string {
  const said = line.trim().replace(/[\s.,;:]+$/u, '');
  const begun = said.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  if (begun.length <= longestTitle) return begun;
  const room = begun.slice(0, longestTitle); // 39 and the ellipsis, or a space where the last word just fits
  const whole = /\s/u.test(room) ? room.replace(/\s+\S*$/u, '') : room.slice(0, -1).toWellFormed();
  return `${whole.replace(/[\s\p{P}]+$/u, '')}…`;
}

/** The title card, every scene, the end card. */
export function chaptersOf(film: Film, screenplay: Screenplay): Chapter[] {
  const at = (frame: number): number => Math.round((frame / framesPerSecond) * 100) / 100;
  const scenes = screenplay.scenes.flatMap((scene): Chapter[] => {
    const opening = film.shots.find((shot) => shot.kind === 'story' && shot.beat === scene.beats[0]?.id);
    return opening
      ? [
          {
            kind: 'scene',
            start: at(opening.from),
            set: scene.set,
            title: titleOf(scene.beats[0]?.text ?? ''),
          },
        ]
      : [];
  });
  const end = film.shots.findLast((shot) => shot.kind === 'end');
  return [
    { kind: 'opening', start: 0, set: null, title: null },
    ...scenes,
    ...(end ? [{ kind: 'ending' as const, start: at(end.from), set: null, title: null }] : []),
  ];
}
