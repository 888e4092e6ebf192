import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '../errors.ts';
import type { RequestBindings } from './app.ts';
import { isNestedDeeper } from './json-depth.ts';
import { refusal } from './refusal.ts';

/** No call takes more than a story, and no payment event is larger. */
const largestBody = 1_048_576;
/** The deepest that a call takes is five; a payment event has about ten. */
const deepestBody = 32;

const isForm = (headers: Headers): boolean =>
  /^multipart\/form-data/i.test(headers.get('content-type') ?? '');

/** The calls of the contract. Below /api/auth is the accounts library, which takes no forms. */
const isCall = (path: string): boolean => /^\/(api(?!\/auth\/)|functions|automation)\//.test(path);

/** Whether a call comes with a form. It is not read here but where its file goes to the disk (platform/uploads). */
export const comesWithForm = ({ url, headers }: Request): boolean =>
  isForm(headers) && isCall(new URL(url).pathname);

/**
 * Whether a body is lists in lists without end: reading such a one by a schema takes half a second for a megabyte. A
 * body that breaks off is left to whoever reads it.
 */
async function isTooDeep(request: Request): Promise<boolean> {
  if (!request.body) return false;
  const text = await request
    .clone()
    .text()
    .catch(() => '');
  return isNestedDeeper(text, deepestBody);
}

/** Stops reading a body that is too large, and refuses one that is nested too deep. */
export function limitBodies(): MiddlewareHandler<RequestBindings> {
  const limit = bodyLimit({
    maxSize: largestBody,
    onError: (c) => refusal(new AppError('TOO_LARGE'), c.get('texts')),
  });
  return (c, next) => {
    if (comesWithForm(c.req.raw)) return next();
    return limit(c, async () => {
      if (!(await isTooDeep(c.req.raw))) return next();
      c.res = refusal(new AppError('INVALID_INPUT'), c.get('texts'));
    });
  };
}
