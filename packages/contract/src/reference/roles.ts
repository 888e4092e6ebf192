import type { roles } from '../roles.ts';
import type { References } from './call-reference.ts';

export const rolesReference: References<typeof roles> = {
  list: {
    summary: 'People with an account',
    description: 'In the order of their addresses, fifty at a time; search finds a part of an address.',
    access: 'super-admin',
    errors: ['SETUP_REQUIRED'],
  },
  set: {
    summary: 'Give somebody a role',
    description:
      'The last super admin, and the one of the configuration, keep theirs. Every change is logged.',
    access: 'super-admin',
    errors: ['CONFLICT', 'SETUP_REQUIRED'],
  },
  confirmAddress: {
    summary: 'Confirm somebody’s address by hand',
    description:
      'Where no mail gets through. What waited for the confirmation works from now on; who did it is written down.',
    access: 'super-admin',
    errors: [],
  },
  changes: {
    summary: 'Who changed which role',
    description: 'Newest first, fifty at a time.',
    access: 'super-admin',
    errors: ['SETUP_REQUIRED'],
  },
  setup: {
    summary: 'Whether roles can be managed',
    description: 'And if not, the SQL that repairs the table.',
    access: 'super-admin',
    errors: [],
  },
};
