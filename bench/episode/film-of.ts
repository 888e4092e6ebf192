import type { AnimationStyle } from '@milestoon/domain';
import { defaultLook } from '@milestoon/look';
import { hash } from '@milestoon/drawing';
import { writeScreenplay } from '@milestoon/story';
import type { Film } from '@milestoon/film';
import { newFilm } from '@milestoon/film/testing';
import { stories } from './stories.ts';

/** The film of a benched story without its voice: words of even length, a child of the usual look. */
export function filmOf(style: AnimationStyle): Film {
  const story = stories[style];
  return newFilm(
    writeScreenplay({
      ...story,
      style,
      seed: hash(story.title),
      episodeNumber: 1,
      childAge: defaultLook.age,
      photos: 1,
    }),
  );
}
