import type { StoryRequest } from '@milestoon/story';

/** A story of a corpus as somebody asks for its film. */
export const requestOf = ({
  title,
  child,
  text,
}: {
  title: string;
  /** `age` in years. */
  child: { name: string; age: number; sex: 'girl' | 'boy' };
  text: string;
}): StoryRequest => ({
  seed: 1,
  childName: child.name,
  childAge: Math.floor(child.age),
  pronoun: child.sex === 'girl' ? 'she' : 'he',
  style: 'anime',
  title,
  description: text,
  episodeNumber: 1,
  photos: 1,
});
