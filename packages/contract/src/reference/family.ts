import type { family } from '../family.ts';
import type { References } from './call-reference.ts';

export const familyReference: References<typeof family> = {
  list: {
    summary: 'People and pets of the family',
    description: 'In the order in which they were added; children have a list of their own.',
    access: 'signed-in',
    errors: [],
  },
  add: {
    summary: 'Add a person or a pet',
    description:
      'They play themselves in the episodes of every child from now on. A look read from a photo is given along; the photo itself is not kept. So many of an account, and no more.',
    access: 'signed-in',
    errors: ['TOO_MANY_REQUESTS'],
  },
  update: {
    summary: 'Change a person or a pet',
    description: 'Everything about them is given, not only what changes.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  remove: {
    summary: 'Remove a person or a pet',
    description: 'Films that are made already keep them.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
};
