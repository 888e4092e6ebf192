import type { privacy } from '../privacy.ts';
import type { References } from './call-reference.ts';

export const privacyReference: References<typeof privacy> = {
  exportLink: {
    summary: 'A copy of everything',
    description:
      'Needs the password. An address that sends everything of the person as one ZIP archive. It works for five minutes and only in the session of the same person.',
    access: 'signed-in',
    errors: ['TOO_MANY_REQUESTS'],
  },
  eraseChild: {
    summary: 'Delete a child everywhere',
    description:
      'Needs the password. Ends the subscription that was bought for the child, then deletes it with everything made for it, in the background. The key opens the receipt. CONFLICT when videos were to be deleted on YouTube too and that failed; nothing is deleted then.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  eraseAccount: {
    summary: 'Delete the account',
    description:
      'Needs the exact address and the password. Every session ends at once, the rest follows in the background. A conflict for a super admin who must stay, and when videos were to be deleted on YouTube too and that failed.',
    access: 'signed-in',
    errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  receipt: {
    summary: 'The receipt of a deletion',
    description:
      'For whoever has the key: how many of what was deleted, and how many files. It names nobody.',
    access: 'anyone',
    errors: ['NOT_FOUND'],
  },
};
