import type { audit } from '../audit.ts';
import type { References } from './call-reference.ts';

export const auditReference: References<typeof audit> = {
  list: {
    summary: 'What happened in the account',
    description:
      'Sign-ins and failed ones, passwords, keys, copies, publishing and deletions of the last twelve months, newest first, with the browser and a shortened network address. Nobody can change or delete them.',
    access: 'signed-in',
    errors: [],
  },
};
