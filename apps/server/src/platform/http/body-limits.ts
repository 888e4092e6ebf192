import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '../errors.ts';
import type { RequestBindings } from './app.ts';
import { refusal } from './refusal.ts';

/** No call takes more than a story, and no payment event is larger. */
const largestBody = 1_048_576;

const isForm = (headers: Headers): boolean =>
  /^multipart\/form-data/i.test(headers.get('content-type') ?? '');

/** The calls of the contract. Below /api/auth is the accounts library, which takes no forms. */
const isCall = (path: string): boolean => /^\/(api(?!\/auth\/)|functions|automation)\//.test(path);

/** Whether a call comes with a form. It is not read here but where its file goes to the disk (platform/uploads). */
export const comesWithForm = ({ url, headers }: Request): boolean =>
  isForm(headers) && isCall(new URL(url).pathname);

/** Stops reading a body that is too large. */
export function limitBodies(): MiddlewareHandler<RequestBindings> {
  const limit = bodyLimit({
    maxSize: largestBody,
    onError: (c) => refusal(new AppError('TOO_LARGE'), c.get('texts')),
  });
  return (c, next) => (comesWithForm(c.req.raw) ? next() : limit(c, next));
}
