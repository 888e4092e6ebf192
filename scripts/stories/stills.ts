import { beatsOf } from '@milestoon/story';
import { type StoryShot, tellingFrame } from '@milestoon/film';
import type { FilmedStory } from './film-of-story.ts';

/** One picture of a film with what is said there. */
export interface Still {
  /** Frame of the film. */
  frame: number;
  /** Index of the line's moment, where the plan has one. */
  moment: number | null;
  /** The line; told by the family or by the storyteller. */
  line: string;
  told: boolean;
}

/** A still for every shot of the story, in order. */
export function stillsOf({ screenplay, film }: FilmedStory): Still[] {
  const beats = new Map(beatsOf(screenplay).map((beat) => [beat.id, beat]));
  return film.shots
    .filter((shot): shot is StoryShot => shot.kind === 'story')
    .map((shot) => {
      const beat = beats.get(shot.beat);
      return {
        frame: tellingFrame(film, shot),
        moment: shot.moment ?? null,
        line: beat?.text ?? '',
        told: beat?.source !== undefined,
      };
    });
}
