import type { admin } from '../admin.ts';
import type { References } from './call-reference.ts';

export const adminReference: References<typeof admin> = {
  overview: {
    summary: 'The installation in numbers',
    description:
      'Families, films, minutes, work that waits and how long it takes, storage, subscriptions and versions. Of everybody together; nobody is looked at.',
    access: 'admin',
    errors: [],
  },
  tryPart: {
    summary: 'Try a part of the installation out',
    description:
      'Signs in at the mail server and sends nothing, writes, reads and deletes a few bytes in the storage, or asks whether the voice can speak.',
    access: 'admin',
    errors: [],
  },
  users: {
    summary: 'The accounts, to read',
    description:
      'In the order of their addresses, fifty at a time; search finds a part of an address. Each account reads in its trail, once a day, that an admin saw it.',
    access: 'admin',
    errors: [],
  },
  children: {
    summary: 'How far children are',
    description:
      'By number and state, newest first, fifty at a time. Without names, pictures or texts; noted in the trail of each account.',
    access: 'admin',
    errors: [],
  },
  episodes: {
    summary: 'How far episodes are',
    description:
      'By number and state, newest first, fifty at a time. Without titles, pictures or texts; noted in the trail of each account.',
    access: 'admin',
    errors: [],
  },
  failures: {
    summary: 'Background work that was given up',
    description: 'Of the last week, latest first, fifty at a time. The log tells why, by the id of the work.',
    access: 'admin',
    errors: [],
  },
  tryAgain: {
    summary: 'Try given-up work again',
    description:
      'By the rules of its queue: once at a time, in the turn of its owner, within their limits. Noted in the trail of the account.',
    access: 'admin',
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  messages: {
    summary: 'Messages to support',
    description:
      'As they were written, latest first, fifty at a time, with the address the answer goes to. Noted in the trail of each account they were sent from.',
    access: 'admin',
    errors: [],
  },
};
