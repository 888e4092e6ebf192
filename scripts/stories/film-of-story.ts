import { avatarCandidates, ensembleOf } from '@milestoon/cast';
import { type AnimationStyle, animationStyleKeys } from '@milestoon/domain';
import { hash } from '@milestoon/drawing';
import { directFilm, type Film } from '@milestoon/film';
import { newNarration } from '@milestoon/film/testing';
import { picturesOf } from '@milestoon/studio/production';
import {
  type Plan,
  planOfStory,
  type Screenplay,
  type StoryRequest,
  writeScreenplay,
} from '@milestoon/story';
import { lookOfChild } from './child-look.ts';
import type { Story } from './stories.ts';

/** Seconds a spoken word takes on average with the pauses inside a line. */
const secondsAWord = 0.36;

export interface FilmedStory {
  plan: Plan | null;
  screenplay: Screenplay;
  film: Film;
}

/** What the studio asks a writer for. The style follows from the id. */
export function requestOfStory(
  { id, child: { name, age }, title, text, writtenBy }: Story,
  style = styleOf(id),
): StoryRequest {
  return {
    seed: hash(`${name}\n${title}\n${text}`),
    childName: name,
    childAge: Math.floor(age),
    style,
    title,
    description: text,
    episodeNumber: 1,
    photos: 0,
    writtenBy,
  };
}

/** Directs a story nobody speaks: every word takes the same time. */
export function filmOfStory(
  story: Story,
  style = styleOf(story.id),
  screenplay = writeScreenplay(requestOfStory(story, style)),
): FilmedStory {
  const { child } = story;
  const { name } = child;
  const [chosen] = avatarCandidates({ name, look: lookOfChild(child), style, seed: hash(name) });
  if (!chosen) throw new Error(`no avatar for ${story.id}`);
  const film = directFilm({
    screenplay,
    narration: newNarration(screenplay, secondsAWord),
    characters: ensembleOf(chosen.character, screenplay.cast, hash(name)),
    photos: [],
    pictures: picturesOf(screenplay),
  });
  return { plan: screenplay.plan ?? planOfStory(requestOfStory(story, style)), screenplay, film };
}

const styleOf = (id: string): AnimationStyle =>
  animationStyleKeys[hash(id) % animationStyleKeys.length] as AnimationStyle;
