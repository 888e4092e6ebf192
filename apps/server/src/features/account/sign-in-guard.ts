import { createLanes } from '../../platform/fair-turns/lanes.ts';
import type { RateLimit, RateLimiter } from '../../platform/limits/rate-limiter.ts';

const minute = 60_000;

/** Counted first: what it refuses counts against no account. */
const ofAddress: RateLimit = { what: 'sign-in-address', most: 10, within: minute };
/** Of one account from one network. Strangers who use it up keep themselves out, and nobody else. */
const fromHere: RateLimit = { what: 'sign-in-here', most: 10, within: 15 * minute, liftable: true };
/** Of one account from one device that has been signed in to it before. */
const ofDevice: RateLimit = { what: 'sign-in-device', most: 10, within: 15 * minute, liftable: true };
/** Of one account from wherever: above it, whoever is not known is answered slowly, and never shut out. */
const ofAccount: RateLimit = { what: 'sign-in-account', most: 20, within: 15 * minute, liftable: true };

/** How long a slow answer keeps its turn: 900 guesses an hour at the most, from however many addresses. */
const slowAnswer = 4000;
const waitingForSlowAnswers = { concurrency: 1, waitingPerOwner: 1, waiting: 8 };

export interface SignInAttempt {
  /** The address of the account, in small letters; there need not be one. */
  account: string;
  /** Where it comes from. */
  network: string;
  /** The device, when this account was signed in to on it before. */
  knownDevice: string | undefined;
}

export interface SignInGuard {
  /** Returns when a password may be tried. @throws AppError TOO_MANY_REQUESTS */
  admit(attempt: SignInAttempt): Promise<void>;
  /** The password was right: the wrong ones before it do not count any more. */
  succeeded(attempt: SignInAttempt): Promise<void>;
  /** Its owner has proved to be who they are, by a mailed link: everybody starts anew. */
  opened(account: string): Promise<void>;
}

/**
 * Keeps passwords from being guessed, without letting strangers keep owners out: a device that is known has limits of
 * its own, and an account that many guess at is answered slowly, networks in turn.
 */
export function createSignInGuard(
  limiter: RateLimiter,
  pause: (milliseconds: number) => Promise<unknown>,
): SignInGuard {
  const slow = createLanes(waitingForSlowAnswers);

  return {
    async admit(attempt) {
      const { account, network, knownDevice } = attempt;
      await limiter.take(ofAddress, network);
      if (knownDevice !== undefined) return limiter.take(ofDevice, [account, knownDevice]);
      await limiter.take(fromHere, [account, network]);
      if (await limiter.mayTry(ofAccount, account)) return;
      await slow.run(account, network, () => pause(slowAnswer));
    },
    async succeeded({ account, network, knownDevice }) {
      await limiter.lift(ofAccount, account);
      await limiter.lift(fromHere, [account, network]);
      if (knownDevice !== undefined) await limiter.lift(ofDevice, [account, knownDevice]);
    },
    async opened(account) {
      for (const limit of [ofAccount, fromHere, ofDevice]) await limiter.lift(limit, account);
    },
  };
}
