import type { telling } from '../telling.ts';
import type { References } from './call-reference.ts';

export const tellingReference: References<typeof telling> = {
  get: {
    summary: 'How a story is told',
    description:
      'Every line with the recording that the film is told by, what was offered for it, who tells, and the links that were given out. Addresses of recordings work for a while. Not found before the story is written.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  addTeller: {
    summary: 'Somebody tells',
    description:
      'Writes down who agrees to be recorded for this film; for a child a parent does. So many of an episode, and no more.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  removeTeller: {
    summary: 'Delete what somebody told',
    description: 'With all recordings of theirs. A film that is made keeps the voice until it is made anew.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  record: {
    summary: 'Tell a line',
    description:
      'A form with a file as browsers record (WebM or Ogg with Opus, MP4 with AAC). It is decoded, trimmed, with less noise, levelled and held against the words; what is no use is INVALID_INPUT with a sentence. Replaces what was told before.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'CONFLICT', 'PHOTO_REJECTED', 'TOO_MANY_REQUESTS'],
  },
  remove: {
    summary: 'Leave a line to the built-in voice',
    description: 'Deletes the recording of a line.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  ask: {
    summary: 'Ask somebody to tell it',
    description:
      'A link that opens this story alone, without an account, until it is sent, for seven days at most. So many at the same time.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  endLink: {
    summary: 'End a link',
    description: 'With what was recorded by it and not taken.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  take: {
    summary: 'Take what was sent',
    description:
      'These lines replace what was told before; the others of the link are deleted, and the link with them.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  open: {
    summary: 'A story to tell, by its link',
    description:
      'The lines, what each shows, and what was recorded by this link. A link that has ended is not found.',
    access: 'anyone',
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  agree: {
    summary: 'Agree to be recorded',
    description:
      'Whoever has the link agrees that their voice is recorded for this film. Nothing is recorded before.',
    access: 'anyone',
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  recordByLink: {
    summary: 'Tell a line, by a link',
    description: 'As `telling.record`. The parent listens before the film is told by it.',
    access: 'anyone',
    errors: ['NOT_FOUND', 'CONFLICT', 'PHOTO_REJECTED', 'TOO_MANY_REQUESTS'],
  },
  send: {
    summary: 'Send what was told',
    description: 'Ends the link. CONFLICT where nothing is recorded.',
    access: 'anyone',
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
};
