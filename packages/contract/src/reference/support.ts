import type { support } from '../support.ts';
import type { References } from './call-reference.ts';

export const supportReference: References<typeof support> = {
  write: {
    summary: 'Write to support',
    description:
      'Signed in or not; five times an hour from one network. Mailed to whoever answers, or kept for the people who run the service where no mail goes out. The number is the sender’s receipt.',
    access: 'anyone',
    errors: ['TOO_MANY_REQUESTS'],
  },
};
