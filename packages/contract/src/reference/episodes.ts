import type { episodes } from '../episodes.ts';
import type { References } from './call-reference.ts';

export const episodesReference: References<typeof episodes> = {
  list: {
    summary: 'The caller’s episodes',
    description: 'Newest first, of all children.',
    access: 'signed-in',
    errors: [],
  },
  get: {
    summary: 'One episode',
    description: 'With links to film, captions and poster as soon as they are there. Links expire.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  create: {
    summary: 'Make an episode',
    description:
      'From a title, a few sentences and one or two uploaded pictures. It is numbered at once and made in the background; follow it by the progress stream.',
    access: 'signed-in',
    errors: ['SUBSCRIPTION_REQUIRED', 'NOT_FOUND', 'CONFLICT', 'UNSUITABLE', 'TOO_MANY_REQUESTS'],
  },
  update: {
    summary: 'Rename or redate an episode',
    description:
      'The title, and the day it tells of. The film shows its title until a new version is made. The order of the list and the number stay.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'UNSUITABLE'],
  },
  premiere: {
    summary: 'Raise the curtain',
    description:
      'The parent has seen that the film is ready; it is celebrated once. Doing so again changes nothing.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  retry: {
    summary: 'Make a failed episode again',
    description:
      'Goes on at the step that failed. A conflict when nothing has failed. No subscription is asked for: what was ordered while one ran is owed.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  preview: {
    summary: 'The film before the video is ready',
    description:
      'Film and sound, played by the app while the video is still being encoded. Not found before they are there, and after the video is.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  story: {
    summary: 'The story of an episode',
    description: 'Scenes and spoken lines, in the version that is watched.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  change: {
    summary: 'Change the story',
    description:
      'Scenes in their new order; those that are missing are left out. A new version is made beside the finished one. A conflict while another one is being made, or when the story has changed meanwhile.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'SUBSCRIPTION_REQUIRED', 'CONFLICT', 'UNSUITABLE', 'TOO_MANY_REQUESTS'],
  },
  storyboard: {
    summary: 'How a story is understood',
    description:
      'A still for each moment of the words, as frames of a film that is drawn by the app, with who, what, where, when and how it feels. There as soon as the episode is.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  correct: {
    summary: 'Correct a moment of a story',
    description:
      'Who, what, where, when, feeling, or that it is left out; what is missing stays; with `whole` what was corrected in the moment before counts no more, and what is missing is as it was understood. A film that is not directed yet takes it in; else it waits for a new version. A thing of which there is no picture is INVALID_INPUT; a conflict where the story is corrected all the time meanwhile.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  remake: {
    summary: 'Make the film with what was corrected',
    description:
      'A new version beside the finished one; only what changed is drawn again. With a description the story is written anew from those words, for one of whose words nothing could be shown. A conflict while another one is being made, and for a description where there is something to show.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'SUBSCRIPTION_REQUIRED', 'CONFLICT', 'UNSUITABLE', 'TOO_MANY_REQUESTS'],
  },
  pictures: {
    summary: 'Search the pictures of things',
    description: 'By words in a language, best first: what a moment of a story can show.',
    access: 'signed-in',
    errors: [],
  },
  narratorSample: {
    summary: 'Hear a narrator',
    description:
      'One sentence in the language asked for, by the voice that speaks here: base64 of AAC in MP4. The same for everybody.',
    access: 'signed-in',
    errors: ['TOO_MANY_REQUESTS'],
  },
  musicSample: {
    summary: 'Hear the music of a choice',
    description: 'Twelve seconds in three moods: base64 of AAC in MP4. The same for everybody.',
    access: 'signed-in',
    errors: ['TOO_MANY_REQUESTS'],
  },
  writer: {
    summary: 'Who writes the stories',
    description:
      'The companies whose language model is asked and whose voices speak, so that parents can be told; null where that is done on this machine.',
    access: 'signed-in',
    errors: [],
  },
  remove: {
    summary: 'Delete an episode',
    description:
      'With its pictures and its film. A video on a video platform stays, unless it is to be deleted there too; CONFLICT where that fails, and then nothing is deleted here.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  progress: {
    summary: 'Progress of all episodes, as a stream',
    description:
      'Server-sent events: the state of every episode of the caller, then every change. With Last-Event-ID, only what has changed since. It ends with the session or the key it was opened with.',
    access: 'signed-in',
    errors: ['TOO_MANY_REQUESTS'],
  },
};
