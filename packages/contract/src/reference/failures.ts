import type { ErrorCode } from '../errors.ts';

/** When a call answers with which error. */
export const failures: Readonly<Record<ErrorCode, string>> = {
  UNAUTHORIZED: 'Nobody is signed in, or the session ended.',
  FORBIDDEN: 'The page of another site sent this.',
  SECOND_FACTOR_REQUIRED: 'The caller’s role asks for a second factor, which this session was not proved by.',
  NOT_FOUND: 'It does not exist, or it is not the caller’s: both look the same.',
  SUBSCRIPTION_REQUIRED: 'The caller has no active subscription.',
  INVALID_INPUT: 'A rule of the schema or of the call is broken; data.field names the field.',
  TOO_LARGE: 'The body is larger than any call needs.',
  PHOTO_REJECTED: 'Not a picture, too large, or damaged; data.file names it.',
  CONFLICT: 'The state of things does not allow it; message says why.',
  ADDRESS_UNCONFIRMED:
    'The address of the account has to be confirmed first, by the link that was mailed to it.',
  TOO_MANY_REQUESTS: 'Too many attempts, or too much that waits. Try again later.',
  UNSUITABLE: 'The text cannot become a story for children.',
  STORAGE_UNAVAILABLE: 'The bucket is missing or closed to the server.',
  SETUP_REQUIRED: 'The table of roles is missing or unusable; data.code is the database’s name for it.',
};
