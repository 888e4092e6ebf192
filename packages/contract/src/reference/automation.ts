import type { automation } from '../automation.ts';
import type { References } from './call-reference.ts';

export const automationReference: References<typeof automation> = {
  apiKeys: {
    summary: 'The caller’s API keys',
    description:
      'What each is called and opens, its first characters, when it was made, ends and was last used, to the minute. The keys themselves are not told again.',
    access: 'signed-in',
    errors: [],
  },
  createApiKey: {
    summary: 'Make an API key',
    description:
      'Needs the password. Tells the key, once. “read” sees children and episodes, “write” also adds, changes and deletes them, “report” only reports what an outside generator has made. It ends after 90 days, or after as many as are asked for, at most a year; a new password ends all keys at once. At most ten at a time: a conflict.',
    access: 'signed-in',
    errors: ['ADDRESS_UNCONFIRMED', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  revokeApiKey: {
    summary: 'Revoke an API key',
    description: 'It opens nothing from then on.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  reportAvatar: {
    summary: 'Report an avatar candidate',
    description:
      'The picture itself (JPEG, PNG or still WebP below 10 MB) as a form, once for each of the four variants; it is decoded and encoded anew. Or, as a form or JSON, status “failed”. What was not asked for, comes twice or too late is answered with accepted: false and changes nothing.',
    access: 'api-key',
    errors: ['PHOTO_REJECTED'],
  },
  reportEpisode: {
    summary: 'Report how an episode goes',
    description:
      'Its progress, the https address of the finished video, or that it failed. An episode that is completed stays completed, and progress never goes back: such reports are answered with accepted: false.',
    access: 'api-key',
    errors: [],
  },
};
