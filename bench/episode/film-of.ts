import type { AnimationStyle } from '@milestoon/domain';
import { defaultLook } from '@milestoon/film/cast';
import { hash } from '@milestoon/film/core';
import { writeScreenplay } from '@milestoon/film/screenplay';
import type { Film } from '@milestoon/film/timeline';
import { newFilm } from '../../packages/film/src/timeline/fixture.ts';
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
