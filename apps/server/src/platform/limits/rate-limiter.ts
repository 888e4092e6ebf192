import { createHash } from 'node:crypto';
import type { Database } from '@milestoon/database';
import type { Sentence } from '@milestoon/domain/texts';
import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';

/** So many within so long. */
export interface RateLimit {
  /** Names what is counted. */
  what: string;
  most: number;
  /** Milliseconds from the first. */
  within: number;
  /** May be lifted before its time, so a refusal is asked of the database each time and not remembered here. */
  liftable?: true;
  /** What whoever is refused reads; the general sentence where it is missing. */
  refusal?: Sentence;
}

/** Counts in the database, so that a limit is one for all processes. What is refused costs no query. */
export interface RateLimiter {
  /** Counts `cost` more of `who`. @throws AppError TOO_MANY_REQUESTS with the seconds to wait */
  take(limit: RateLimit, who: Subject, cost?: number): Promise<void>;
  /** Like `take`, but counted within this process alone: for what must not ask the database. */
  takeHere(limit: RateLimit, who: Subject): Promise<void>;
  /** Like `take`, but false where it would throw. */
  mayTry(limit: RateLimit, who: Subject): Promise<boolean>;
  /** What was counted of `who` counts no more, nor of any subject that begins with it. */
  lift(limit: RateLimit, who: Subject): Promise<void>;
  stop(): Promise<void>;
}

/** Whom a limit is kept for, such as an account, or an account seen from one network. */
export type Subject = string | readonly string[];

const sweepEvery = 60_000;
/** Milliseconds that the clocks of two machines may be apart. */
const betweenClocks = 10 * 60_000;

/** Addresses and names are stored as a hash only. */
const keyOf = (who: Subject): string =>
  [who]
    .flat()
    .map((part) => createHash('sha256').update(part).digest('base64url').slice(0, 22))
    .join(':');

/** The library speaks to a client of `pg`; ours goes through the pool of the one login that may count. */
const clientOf = (database: Database) => ({
  async query({ text, values }: { text: string; values: unknown[] }) {
    const { rows } = await database.auth.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: rows.length };
  },
});

export function createRateLimiter(database: Database): RateLimiter {
  const counters = new Map<string, RateLimiterPostgres>();
  const here = new Map<string, RateLimiterMemory>();
  const storeClient = clientOf(database);

  const counterOf = ({ what, most, within, liftable }: RateLimit): RateLimiterPostgres => {
    const known = counters.get(what);
    if (known) return known;
    const counter = new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false, // one sweep for all of them, below
      keyPrefix: what,
      points: most,
      duration: within / 1000,
      ...(liftable ? {} : { inMemoryBlockOnConsumed: most }),
    });
    counters.set(what, counter);
    return counter;
  };

  const counterHere = ({ what, most, within }: RateLimit): RateLimiterMemory => {
    const known = here.get(what);
    if (known) return known;
    const counter = new RateLimiterMemory({ keyPrefix: what, points: most, duration: within / 1000 });
    here.set(what, counter);
    return counter;
  };

  /** Milliseconds to wait; 0 within the limit. */
  const consume = async (
    counter: RateLimiterMemory | RateLimiterPostgres,
    who: Subject,
    cost: number,
  ): Promise<number> => {
    try {
      await counter.consume(keyOf(who), cost);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, refusal.msBeforeNext);
    }
  };

  /** Seconds to wait; 0 within the limit. */
  const count = async (
    counter: RateLimiterMemory | RateLimiterPostgres,
    who: Subject,
    cost: number,
  ): Promise<number> => {
    let wait = await consume(counter, who, cost);
    // Longer than any limit of this kind: it was counted while a clock was ahead, and would hold for as long as that.
    if (wait > 1000 * counter.duration + betweenClocks) {
      await counter.delete(keyOf(who));
      wait = await consume(counter, who, cost);
    }
    return Math.ceil(wait / 1000);
  };

  const sweep = setInterval(() => {
    database.auth
      .deleteFrom('rate_limits')
      .where('expire', '<', Date.now())
      .execute()
      .catch(() => {}); // the next one does it
  }, sweepEvery);
  sweep.unref();

  const refuseAfter = (retryAfter: number, { what, refusal }: RateLimit): void => {
    if (retryAfter > 0)
      throw new AppError('TOO_MANY_REQUESTS', {
        message: what,
        retryAfter,
        ...(refusal && { userMessage: refusal }),
      });
  };

  return {
    async take(limit, who, cost = 1) {
      refuseAfter(await count(counterOf(limit), who, cost), limit);
    },
    async takeHere(limit, who) {
      refuseAfter(await count(counterHere(limit), who, 1), limit);
    },
    mayTry: async (limit, who) => (await count(counterOf(limit), who, 1)) === 0,
    async lift(limit, who) {
      await counterOf(limit).delete(keyOf(who));
      const begins = `${limit.what}:${keyOf(who)}:`;
      await database.auth
        .deleteFrom('rate_limits')
        .where('key', '>=', begins)
        .where('key', '<', `${begins}~`)
        .execute();
    },
    async stop() {
      clearInterval(sweep);
    },
  };
}
