import type { children } from '../children.ts';
import type { References } from './call-reference.ts';

export const childrenReference: References<typeof children> = {
  list: {
    summary: 'The caller’s children',
    description:
      'In the order in which they were added, each with what comes next for it and the number of its episodes.',
    access: 'signed-in',
    errors: [],
  },
  get: {
    summary: 'One child',
    description: 'With its photos, its look and what may be changed. Links to pictures expire.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  readLook: {
    summary: 'Read the look from photos',
    description:
      'Finds hair, skin, eyes and glasses on uploaded photos of the caller, so that they can be checked before the child is created. A photo that seems to show another child is marked and left out, unless it is named under kept. Nothing is stored.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  create: {
    summary: 'Add a child',
    description:
      'From uploaded photos that nothing uses yet. The terms must be accepted; that is recorded. Only so many may wait for their payment. Avatars beside the first are drawn with the other looks that are given.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  update: {
    summary: 'Edit a child',
    description:
      'Names the version it was made from: an edit of an older one is a conflict. The style can be changed once a calendar month (UTC). With redraw, new avatars are drawn once style, photos or look have changed.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  sayName: {
    summary: 'Hear a name',
    description:
      'How the storyteller would say it, by the spelling of its sound or by the voice’s own rules: base64 of a WAVE file. Nothing is written down.',
    access: 'signed-in',
    errors: ['TOO_MANY_REQUESTS'],
  },
  avatars: {
    summary: 'The avatars on offer',
    description: 'How far drawing is, and the candidates that are there.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  startAvatars: {
    summary: 'Have avatars drawn',
    description:
      'Starts drawing four candidates unless that already happened; calling again changes nothing.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  firstLook: {
    summary: 'What can be seen before paying',
    description:
      'Of how many children avatars can still be drawn without payment, and which child is being looked at so.',
    access: 'signed-in',
    errors: [],
  },
  beginFirstLook: {
    summary: 'Have avatars drawn before paying',
    description:
      'Draws the four candidates of a child that nobody pays for. Only so many times an account, also when the child is deleted afterwards; the address must be confirmed where mails are sent. Needs a session: no API key opens it.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'CONFLICT', 'ADDRESS_UNCONFIRMED'],
  },
  selectAvatar: {
    summary: 'Choose an avatar',
    description:
      'For good, and the child looks like it from then on: a second choice is a conflict, unless new avatars were drawn after an edit.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  remove: {
    summary: 'Delete a child',
    description:
      'With its photos, avatars, episodes and films. A session older than ten minutes needs the password, an API key does not. Videos on a video platform stay, unless they are to be deleted there too; CONFLICT where that fails, and then nothing is deleted here.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
};
