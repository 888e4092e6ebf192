import { setTimeout } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import type { RateLimits } from '../config/rate-limits.ts';
import { AppError } from '../errors.ts';
import { createLanes } from '../fair-turns/lanes.ts';
import type { RequestBindings } from '../http/app.ts';
import { refusal } from '../http/refusal.ts';
import { createPace } from './pace.ts';
import type { RateLimit, RateLimiter } from './rate-limiter.ts';

const minute = 60_000;

/** What is no file of the web app's: those are read from the disk or from memory, and asked of nobody else. */
const isCall = (path: string): boolean =>
  /^\/(api|functions|automation|files|cdn|film|tell|webhooks|payments-emulator)\/|^\/(openapi\.json|readyz|metrics)$/.test(
    path,
  );

/**
 * Films that are watched by a link: answered from memory, where they are known. They count within this process alone: a
 * film that many watch must not ask the database for every part.
 */
const isOfGuests = (path: string): boolean => /^\/(api\/films|film)\//.test(path);

/** What a cache asks for many: its machines have few addresses, and what is not signed costs no more than a look at it. */
const isOfCache = (path: string): boolean => path.startsWith('/cdn/');

/** What the API answers, and asks who it comes from. */
const isOfContract = (path: string): boolean => /^\/(api(?!\/auth\/)|functions|automation)\//.test(path);

/** Payment events come from few addresses, many at once, and are worth nothing without their signature. */
const eventsPerMinute = 6000;
const cachePerMinute = 6000;

/** What of one network address is looked up at the same time; the rest waits, and holds up nobody else. */
const turnsOfAddress = { concurrency: 4, waitingPerOwner: 1000, waiting: 1000 };

/** So many of one network's calls are let in at once; the rest at the pace that its limit allows. */
const atOnceOfAddress = 300;
const longestWait = 10_000;

/**
 * What is refused costs little, but not nothing: who asks again at once, again and again, is told so after a while
 * only. A body on its way takes turns by its length, for it is read before the next call of that connection.
 */
const refusals = { interval: 100, atOnce: 50, longest: 5000 };
const bytesOfTurn = 200_000;
/** Of a body that does not say how long it is. */
const unknownLength = 10_000_000;

const turnsOf = ({ headers }: Request): number => {
  const said = Number(
    headers.get('content-length') ?? (headers.has('transfer-encoding') ? unknownLength : 0),
  );
  return 1 + Math.ceil(Math.min(said || 0, unknownLength) / bytesOfTurn);
};

/** What waiting needs. */
export interface Clock {
  /** Milliseconds from any moment. */
  now(): number;
  /** @throws the signal's reason */
  pause(milliseconds: number, signal: AbortSignal): Promise<unknown>;
}
const systemClock: Clock = {
  now: () => performance.now(),
  pause: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
};

/**
 * Every call counts for the network address it comes from, before anything else is asked of the database for it.
 * What one network asks for at once is let in a little at a time, up to who it is: neither the few connections to the
 * database nor the processor must all be taken by one. `identify` finds that out; what it throws is told to whoever
 * asks again.
 */
export function limitAddresses(
  limiter: RateLimiter,
  { perAddress }: RateLimits,
  identify: (c: Context<RequestBindings>) => Promise<unknown>,
  { now, pause }: Clock = systemClock,
): MiddlewareHandler<RequestBindings> {
  const calls: RateLimit = { what: 'calls-of-address', most: perAddress, within: minute };
  const events: RateLimit = { what: 'events-of-address', most: eventsPerMinute, within: minute };
  const guests: RateLimit = { what: 'guests-of-address', most: perAddress, within: minute };
  const caches: RateLimit = { what: 'caches-of-address', most: cachePerMinute, within: minute };
  const lanes = createLanes(turnsOfAddress);
  const steps = { interval: minute / perAddress, atOnce: atOnceOfAddress, longest: longestWait };
  const pace = createPace(steps, now);
  const paceOfRefusals = createPace(refusals, now);
  return async (c, next) => {
    const { path, raw } = c.req;
    if (!isCall(path)) return next();
    const limit = path.startsWith('/webhooks/') ? events : calls;
    const address = c.get('clientAddress');
    const { signal } = raw;
    const admit = async (): Promise<void> => {
      if (isOfCache(path)) return limiter.takeHere(caches, address);
      if (isOfGuests(path)) return limiter.takeHere(guests, address);
      await limiter.take(limit, address);
      if (isOfContract(path)) await identify(c).catch(() => {});
    };
    try {
      const wait = limit === events || isOfCache(path) ? 0 : pace.wait(address);
      if (wait === undefined) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: longestWait / 1000 });
      if (wait > 0) await pause(wait, signal);
      await lanes.run(address, address, admit, signal);
    } catch (error) {
      if (error instanceof AppError) {
        const wait = paceOfRefusals.wait(address, turnsOf(raw)) ?? refusals.longest;
        if (wait > 0) await pause(wait, signal).catch(() => {});
        return refusal(error, c.get('texts'));
      }
      // Whoever asked went away while waiting: nobody reads an answer.
      if (signal.aborted) return c.body(null, 408);
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
  'children.beginFirstLook': 30,
  'episodes.create': 10,
  'episodes.narratorSample': 5,
  'episodes.musicSample': 5,
  'episodes.change': 10,
  'episodes.retry': 10,
  'episodes.progress': 5,
  'telling.get': 5,
  'telling.record': 10,
  'billing.checkout': 15,
  'billing.portal': 15,
  'billing.sync': 15,
  'keepsakes.makeOfEpisode': 10,
  'keepsakes.makeOfSeason': 15,
  'keepsakes.makeOfYear': 15,
  'privacy.exportLink': 30,
  'admin.overview': 10,
  'admin.tryPart': 30,
  'admin.users': 5,
  'admin.children': 5,
  'admin.episodes': 5,
  'admin.failures': 5,
  'admin.messages': 5,
  'admin.tryAgain': 10,
  'publishing.authorize': 10,
  'publishing.connect': 10,
  'publishing.change': 10,
};
const costOfWriting = 3;

export interface Call {
  /** The names that lead to it in the contract. */
  path: readonly string[];
  method: string;
}

/**
 * Answers a call of somebody when it is its turn among theirs.
 *
 * @throws AppError TOO_MANY_REQUESTS; what `answer` throws; the signal's reason
 */
export type LimitPerson = <T>(
  personId: string,
  call: Call,
  answer: () => Promise<T>,
  signal: AbortSignal | undefined,
) => Promise<T>;

/** Calls of one person that are answered at the same time. A browser asks for six; streams count until they begin. */
const turnsOfPerson = { concurrency: 6, waitingPerOwner: 500, waiting: 500 };

/** Counts what somebody calls, each call by what it costs us. */
export function limitPersons(limiter: RateLimiter, { perPerson }: RateLimits): LimitPerson {
  const calls: RateLimit = { what: 'calls-of-person', most: perPerson, within: minute };
  const lanes = createLanes(turnsOfPerson);
  return (personId, { path, method }, answer, signal) => {
    const cost = costs[path.join('.')] ?? (method === 'GET' ? 1 : costOfWriting);
    const counted = async () => {
      await limiter.take(calls, personId, cost);
      return answer();
    };
    return lanes.run(personId, personId, counted, signal);
  };
}

export const limitedCalls = Object.keys(costs);
