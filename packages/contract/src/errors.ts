import { oc } from '@orpc/contract';
import { z } from 'zod';

/**
 * Every call may fail in these ways. `message` is for the parent and is shown as it is.
 * What is not the caller's is NOT_FOUND, never a different denial.
 */
export const api = oc.errors({
  UNAUTHORIZED: { status: 401, message: 'Please sign in to continue' },
  NOT_FOUND: { status: 404, message: 'Not found' },
  SUBSCRIPTION_REQUIRED: { status: 402, message: 'Subscribe to Create Episodes' },
  INVALID_INPUT: {
    status: 422,
    message: 'Please check what you entered',
    data: z.object({ field: z.string().optional() }),
  },
  PHOTO_REJECTED: {
    status: 415,
    message: 'Invalid file provided',
    data: z.object({ file: z.string().optional() }),
  },
  CONFLICT: { status: 409, message: 'This has changed in the meantime. Please reload.' },
  UNSUITABLE: { status: 422, message: 'We could not turn this into a story for children.' },
});
