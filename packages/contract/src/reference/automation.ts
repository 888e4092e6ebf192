import type { automation } from '../automation.ts';
import type { References } from './call-reference.ts';

export const automationReference: References<typeof automation> = {
  apiKey: {
    summary: 'The caller’s API key',
    description:
      'When it was made and when it was last used, to the minute. The key itself is not told again.',
    access: 'signed-in',
    errors: [],
  },
  renewApiKey: {
    summary: 'Make a new API key',
    description:
      'Tells the key, once. The one before opens nothing from then on, and what an outside generator reports with it is not found.',
    access: 'signed-in',
    errors: ['TOO_MANY_REQUESTS'],
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
