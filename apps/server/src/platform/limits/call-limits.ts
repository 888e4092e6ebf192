import type { MiddlewareHandler } from 'hono';
import type { RateLimits } from '../config/rate-limits.ts';
import { AppError } from '../errors.ts';
import type { RequestBindings } from '../http/app.ts';
import { refusal } from '../http/refusal.ts';
import type { RateLimit, RateLimiter } from './rate-limiter.ts';

const minute = 60_000;

/** What is no file of the web app's: those are read from the disk or from memory, and asked of nobody else. */
const isCall = (path: string): boolean =>
  /^\/(api|functions|automation|files|webhooks|payments-emulator)\/|^\/(openapi\.json|readyz|metrics)$/.test(
    path,
  );

/** Payment events come from few addresses, many at once, and are worth nothing without their signature. */
const eventsPerMinute = 6000;

/** Every call counts for the network address it comes from, before anything is asked of the database for it. */
export function limitAddresses(
  limiter: RateLimiter,
  { perAddress }: RateLimits,
): MiddlewareHandler<RequestBindings> {
  const calls: RateLimit = { what: 'calls-of-address', most: perAddress, within: minute };
  const events: RateLimit = { what: 'events-of-address', most: eventsPerMinute, within: minute };
  return async (c, next) => {
    if (!isCall(c.req.path)) return next();
    const limit = c.req.path.startsWith('/webhooks/') ? events : calls;
    try {
      await limiter.take(limit, c.get('clientAddress'));
    } catch (error) {
      if (error instanceof AppError) return refusal(error, c.get('texts'));
      throw error;
    }
    return next();
  };
}

/** Calls that cost more than a look at some rows, in such looks. */
const costs: Record<string, number> = {
  'photos.upload': 5,
  'children.create': 10,
  'children.update': 10,
  'children.readLook': 15,
  'children.sayName': 5,
  'children.startAvatars': 10,
  'episodes.create': 10,
  'episodes.change': 10,
  'episodes.retry': 10,
  'episodes.progress': 5,
  'billing.checkout': 15,
  'billing.portal': 15,
  'billing.sync': 15,
  'privacy.exportLink': 30,
  'admin.users': 5,
  'admin.children': 5,
  'admin.episodes': 5,
  'admin.failures': 5,
  'admin.tryAgain': 10,
  'publishing.authorize': 10,
  'publishing.connect': 10,
};
const costOfWriting = 3;

export interface Call {
  /** The names that lead to it in the contract. */
  path: readonly string[];
  method: string;
}

/** @throws AppError TOO_MANY_REQUESTS */
export type LimitPerson = (personId: string, call: Call) => Promise<void>;

/** Counts what somebody calls, each call by what it costs us. */
export function limitPersons(limiter: RateLimiter, { perPerson }: RateLimits): LimitPerson {
  const calls: RateLimit = { what: 'calls-of-person', most: perPerson, within: minute };
  return (personId, { path, method }) =>
    limiter.take(calls, personId, costs[path.join('.')] ?? (method === 'GET' ? 1 : costOfWriting));
}

export const limitedCalls = Object.keys(costs);
