import type { StoryRequest } from '../request.ts';
import type { FamilyText } from './family-text.ts';

/** A request as the studio makes it, from a text of the collection or from parts of one. */
export const newRequest = (parts: Partial<StoryRequest> = {}): StoryRequest => ({
  seed: 7,
  childName: 'Mia',
  childAge: 4,
  style: 'anime',
  title: 'A day',
  description: 'Mia drew a red cat.',
  episodeNumber: 1,
  photos: 2,
  ...parts,
});

/** A request with the words of a text of the collection. */
export const requestOf = (text: FamilyText, parts: Partial<StoryRequest> = {}): StoryRequest =>
  newRequest({
    childName: text.name,
    childAge: text.age,
    title: text.title,
    description: text.description,
    ...parts,
  });
