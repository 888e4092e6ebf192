import type { DrawList } from '@milestoon/drawing';
import { transitionFrames } from '@milestoon/stage';
import type { Film, StoryShot } from '../film.ts';
import { frame } from '../frame.ts';
import { tellingFrame } from '../telling-frame.ts';
import { quiet } from './quiet.ts';

/** The frame in which a line of the story is printed. */
export interface BookPicture {
  /** Id of the line. */
  beat: string;
  frame: number;
}

/** How well a shot shows its line: a photo, a memory or a listener stands for something else. */
const worth = (shot: StoryShot): number => {
  const isElse = shot.photo !== null || shot.memory !== undefined || shot.closeUp?.kind === 'listener';
  return (isElse ? 0 : 10_000) + (shot.moment === undefined ? 0 : 1_000) + (shot.to - shot.from);
};

/** A picture for every line that is seen, in the order of the film. */
export function bookPictures(film: Film): BookPicture[] {
  const best = new Map<string, StoryShot>();
  for (const shot of film.shots) {
    if (shot.kind !== 'story') continue;
    const known = best.get(shot.beat);
    if (!known || worth(shot) > worth(known)) best.set(shot.beat, shot);
  }
  return [...best.values()].map((shot) => {
    const from = shot.from + (shot.transition ? transitionFrames(film.style, shot.change) : 0);
    return { beat: shot.beat, frame: tellingFrame(film, shot, from) };
  });
}

/** A frame as it is printed: without captions, with mouths at rest. */
export const printedFrame = (film: Film, n: number): DrawList => frame(quiet(film), n);
