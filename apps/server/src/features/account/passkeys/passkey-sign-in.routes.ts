import type { HttpApp } from '../../../platform/http/app.ts';
import type { RateLimit } from '../../../platform/limits/rate-limiter.ts';
import type { AccountDeps } from '../account.deps.ts';
import { asNewVisitor, askLibrary, translated, welcomed, within } from '../library-calls.ts';

const attempts: RateLimit = { what: 'passkey-address', most: 30, within: 60_000 };

const options = '/api/auth/passkey/options';
const signIn = '/api/auth/passkey/sign-in';

/** What a browser answers a challenge with; whatever else is in a body stays outside. */
function readAssertion(body: unknown): object {
  const response: unknown = body !== null && typeof body === 'object' && 'response' in body && body.response;
  return typeof response === 'object' && response !== null ? response : {};
}

/**
 * Signing in by a passkey alone. Which account it opens, the passkey says: nobody is asked for an address, and none is
 * told. Challenges hold for five minutes, for one attempt and in the browser that asked.
 */
export function mountPasskeySignIn(deps: AccountDeps) {
  return (app: HttpApp): void => {
    app.post(options, (c) =>
      within(c.get('texts'), async () => {
        await deps.limiter.take(attempts, c.get('clientAddress'));
        const { api } = await deps.loadAuth();
        const { headers } = asNewVisitor(c.req.raw);
        const begun = await api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true });
        const answer = c.json({ ...begun.response, userVerification: 'required' });
        for (const cookie of begun.headers.getSetCookie()) answer.headers.append('set-cookie', cookie);
        return answer;
      }),
    );

    app.post(signIn, (c) =>
      within(c.get('texts'), async () => {
        const network = c.get('clientAddress');
        await deps.limiter.take(attempts, network);
        const response = readAssertion(await c.req.raw.json().catch(() => null));
        const path = '/api/auth/passkey/verify-authentication';
        const answer = await askLibrary(deps, asNewVisitor(c.req.raw), network, { response }, path);
        return answer.ok
          ? welcomed(deps, c.req.raw, c.get('clientAddress'), answer)
          : translated(answer, c.get('texts'));
      }),
    );
  };
}
