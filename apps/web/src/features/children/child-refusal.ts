import { answerOf, isCode } from '../../lib/api.ts';

/** Refusals whose sentence tells the parent what to do; every other failure gets the form's own. */
const telling = [
  'UNAUTHORIZED',
  'INVALID_INPUT',
  'PHOTO_REJECTED',
  'TOO_MANY_REQUESTS',
  'ADDRESS_UNCONFIRMED',
];

/** The server's sentence for a form that was refused, or undefined. */
export const refusalOf = (error: unknown): string | undefined =>
  telling.some((code) => isCode(error, code)) ? answerOf(error) : undefined;
