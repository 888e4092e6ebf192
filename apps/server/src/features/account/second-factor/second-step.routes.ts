import type { HttpApp } from '../../../platform/http/app.ts';
import type { RateLimit } from '../../../platform/limits/rate-limiter.ts';
import type { AccountDeps } from '../account.deps.ts';
import { asNewVisitor, askLibrary, textIn, translated, welcomed, within } from '../library-calls.ts';
import { readBackupCode } from './backup-codes.ts';

const attempts: RateLimit = { what: 'second-step-address', most: 20, within: 60_000 };

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
          const answer = await askLibrary(deps, asNewVisitor(c.req.raw), network, { code }, path);
          return answer.ok
            ? welcomed(deps, c.req.raw, c.get('clientAddress'), answer)
            : translated(answer, c.get('texts'));
        }),
      );
  };
}
