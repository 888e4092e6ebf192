import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '../errors.ts';
import type { RequestBindings } from './app.ts';
import { refusal } from './refusal.ts';

/** No call takes more than a story, and no payment event is larger. */
const largestBody = 1_048_576;
/** A picture below 10 MB with the form around it. */
const largestForm = 11 * 1_048_576;

const limit = (maxSize: number, error: () => AppError): MiddlewareHandler<RequestBindings> =>
  bodyLimit({ maxSize, onError: (c) => refusal(error(), c.get('texts')) });

const plainBody = limit(largestBody, () => new AppError('TOO_LARGE'));
const ownForm = limit(
  largestForm,
  () => new AppError('PHOTO_REJECTED', { userMessage: (texts) => texts.photo.tooLarge }),
);
const strangersForm = limit(
  largestBody,
  () => new AppError('UNAUTHORIZED', { userMessage: (texts) => texts.auth.notAuthenticated }),
);

/** Stops reading a body that is too large. Pictures are taken in from those only who are signed in. */
export function limitBodies(
  isSignedIn: (c: Context<RequestBindings>) => Promise<boolean>,
): MiddlewareHandler<RequestBindings> {
  return async (c, next) => {
    const isForm = /^multipart\/form-data/i.test(c.req.header('content-type') ?? '');
    if (!isForm) return plainBody(c, next);
    return ((await isSignedIn(c)) ? ownForm : strangersForm)(c, next);
  };
}
