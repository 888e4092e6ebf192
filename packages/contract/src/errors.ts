import { oc } from '@orpc/contract';
import type { TextKey } from '@milestoon/domain/texts';
import { en } from '@milestoon/domain/texts/en';
import { limits } from '@milestoon/domain';
import { z } from 'zod';

const text = en.failures;

/** The fault of a schema, by the name of its text: the language is chosen where a call is answered. */
export const says = (key: TextKey): string => key;

/** The present password, asked again before what a stolen session must not do. */
export const passwordAgain = z
  .string()
  .min(1, says('changePassword.currentRequired'))
  .max(limits.passwordLongest, says('changePassword.currentWrong'));

/** Whether what is deleted here is deleted on the parent's channel first; where that fails, nothing is deleted here. */
export const alsoOnYouTube = z.boolean().optional();

/**
 * Every call may fail in these ways. `message` is for the parent, in the language the caller asked for, and is
 * shown as it is; here it stands in English.
 * What is not the caller's is NOT_FOUND, never a different denial.
 */
export const errors = {
  UNAUTHORIZED: { status: 401, message: en.auth.signInFirst },
  /** A write that the page of another site makes in the visitor's name. */
  FORBIDDEN: { status: 403, message: text.notAllowed },
  /** The caller’s role asks for a second factor, which this session was not proved by. */
  SECOND_FACTOR_REQUIRED: { status: 403, message: text.secondFactorRequired },
  NOT_FOUND: { status: 404, message: text.notFound },
  SUBSCRIPTION_REQUIRED: { status: 402, message: text.subscriptionRequired },
  INVALID_INPUT: {
    status: 422,
    message: text.invalidInput,
    data: z.object({ field: z.string().optional() }),
  },
  /** The body is larger than any call needs. */
  TOO_LARGE: { status: 413, message: text.tooLarge },
  PHOTO_REJECTED: {
    status: 415,
    message: en.photo.invalid,
    data: z.object({ file: z.string().optional() }),
  },
  CONFLICT: { status: 409, message: text.changed },
  /** It waits until the account's address is confirmed. */
  ADDRESS_UNCONFIRMED: { status: 409, message: text.addressUnconfirmed },
  TOO_MANY_REQUESTS: { status: 429, message: en.accounts.TOO_MANY_REQUESTS },
  UNSUITABLE: { status: 422, message: text.unsuitable },
  /** The bucket is missing or closed to the server. */
  STORAGE_UNAVAILABLE: { status: 503, message: en.photo.bucketNotFound },
  /** The table of roles is missing or unusable; `code` is the database's name for it. */
  SETUP_REQUIRED: {
    status: 503,
    message: en.roles.updateMissing,
    data: z.object({ code: z.string().optional() }),
  },
};
export type ErrorCode = keyof typeof errors;

export const api = oc.errors(errors);
