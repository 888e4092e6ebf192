import type { Texts } from '@milestoon/domain/texts';
import { AppError } from '../../../platform/errors.ts';
import type { HttpApp } from '../../../platform/http/app.ts';
import type { RateLimit } from '../../../platform/limits/rate-limiter.ts';
import type { AccountDeps } from '../account.deps.ts';
import { asNewVisitor, askLibrary, codeOf, textIn, translated, welcomed, within } from '../library-calls.ts';
import { saidInCookie } from '../signed-cookie.ts';
import { readBackupCode } from './backup-codes.ts';

const attempts: RateLimit = { what: 'second-step-address', most: 20, within: 60_000 };

/**
 * The library's own limit of an account reads before it checks a code and writes behind it: guesses that are sent at
 * the same moment by many sign-ins would all be checked. These are counted before.
 */
const guesses: RateLimit = { what: 'second-step-account', most: 10, within: 15 * 60_000, liftable: true };
/** So many a sign-in the library checks; what is sent after them is refused by it, and no guess. */
const guessesOfSignIn = 5;

interface Step {
  address: string;
  /** The library's. */
  path: string;
  read(typed: string): string;
}

const steps: Step[] = [
  {
    address: '/api/auth/second-step/code',
    path: '/api/auth/two-factor/verify-totp',
    read: (typed) => typed.replace(/\s/g, ''),
  },
  {
    address: '/api/auth/second-step/backup-code',
    path: '/api/auth/two-factor/verify-backup-code',
    read: readBackupCode,
  },
];

/** Whose second step the cookie of a request is; null where it is none, or no code is checked any more. */
async function whoseGuess(deps: AccountDeps, headers: Headers): Promise<string | null> {
  const step = saidInCookie(deps.config, headers, 'two_factor');
  if (!step) return null;
  const { internalAdapter } = await (await deps.loadAuth()).$context;
  const [owner, made] = await Promise.all([
    internalAdapter.findVerificationValue(step),
    internalAdapter.findVerificationValue(`2fa-attempts-${step}`),
  ]);
  return owner && Number(made?.value ?? 0) < guessesOfSignIn ? owner.value : null;
}

/** Says in how many minutes a code is looked at again, as sentence and as header. */
const locked = (seconds: number, texts: Texts): Response =>
  Response.json(
    { code: 'ACCOUNT_TEMPORARILY_LOCKED', message: texts.secondFactor.step.locked(Math.ceil(seconds / 60)) },
    { status: 429, headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } },
  );

/** Seconds until codes of an account are looked at again, where it had too many wrong ones; 0 where this one is. */
async function secondsLocked({ limiter }: AccountDeps, owner: string): Promise<number> {
  try {
    await limiter.take(guesses, owner);
    return 0;
  } catch (error) {
    if (!(error instanceof AppError) || error.retryAfter === undefined) throw error;
    return error.retryAfter;
  }
}

/** The library keeps a lock of its own and does not say for how long. */
async function secondsLockedByLibrary({ database }: AccountDeps, owner: string): Promise<number> {
  const row = await database.auth
    .selectFrom('two_factor')
    .select('locked_until')
    .where('user_id', '=', owner)
    .executeTakeFirst();
  // The library's clock.
  return Math.max(1, ((row?.locked_until?.getTime() ?? 0) - Date.now()) / 1000);
}

/**
 * The second step of signing in, after the password. Who is asked for it, the library reads from a cookie that holds for
 * ten minutes, for this alone, for five attempts, and once.
 */
export function mountSecondStep(deps: AccountDeps) {
  return (app: HttpApp): void => {
    for (const { address, path, read } of steps)
      app.post(address, (c) =>
        within(c.get('texts'), async () => {
          const network = c.get('clientAddress');
          await deps.limiter.take(attempts, network);
          const body: unknown = await c.req.raw.json().catch(() => null);
          const code = read(textIn(body, 'code').slice(0, 100));
          const owner = await whoseGuess(deps, c.req.raw.headers);
          const wait = owner ? await secondsLocked(deps, owner) : 0;
          if (wait > 0) return locked(wait, c.get('texts'));
          const answer = await askLibrary(deps, asNewVisitor(c.req.raw), network, { code }, path);
          if (owner && (await codeOf(answer)) === 'ACCOUNT_TEMPORARILY_LOCKED')
            return locked(await secondsLockedByLibrary(deps, owner), c.get('texts'));
          if (!answer.ok) return translated(answer, c.get('texts'));
          if (owner) await deps.limiter.lift(guesses, owner);
          return welcomed(deps, c.req.raw, c.get('clientAddress'), answer);
        }),
      );
  };
}
