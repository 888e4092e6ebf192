import type { HttpApp } from '../../platform/http/app.ts';
import type { RateLimit } from '../../platform/limits/rate-limiter.ts';
import type { AccountDeps } from './account.deps.ts';
import { queueConfirmation } from './confirmation.service.ts';
import { knownDevice } from './known-device.ts';
import {
  askLibrary,
  refused,
  refusedAddress,
  textIn,
  translated,
  welcomed,
  whoIn,
  within,
} from './library-calls.ts';
import { toStoredAddress } from './local-address.ts';
import { passwordFault } from './password-rules.ts';
import { recordWrongPassword } from './sign-in-trail.ts';
import { storeAnew } from './stored-password.ts';

const signUp = '/api/auth/sign-up/email';
const signIn = '/api/auth/sign-in/email';
const signOut = '/api/auth/sign-out';

const signUps: RateLimit = { what: 'sign-up-address', most: 10, within: 60_000 };

interface Credentials {
  email: string;
  password: string;
}

/**
 * Of a body only the two things a form sends are passed on: the library would take more, such as an address to go
 * to afterwards. Addresses are trimmed. What is no text is empty, and refused by the library.
 */
async function readCredentials(request: Request): Promise<Credentials> {
  const body: unknown = await request.json().catch(() => null);
  return { email: toStoredAddress(textIn(body, 'email')), password: textIn(body, 'password') };
}

/** The library wants a name, which no form asks for: it is taken from the address. */
const withName = (credentials: Credentials): Credentials & { name: string } => ({
  ...credentials,
  name: credentials.email.split('@')[0] ?? '',
});

/** Signing up, in and out, below /api/auth. The library is loaded at the first call; what else it offers stays closed. */
export function mountSignIn(deps: AccountDeps) {
  const most = deps.config.rateLimits.signUpsPerAddress;
  const signUpsOfAnHour: RateLimit = { what: 'sign-up-hour', most, within: 60 * 60_000 };
  return (app: HttpApp): void => {
    const ask = (request: Request, clientAddress: string, body: object): Promise<Response> =>
      askLibrary(deps, request, clientAddress, body);

    app.post(signUp, (c) =>
      within(c.get('texts'), async () => {
        const network = c.get('clientAddress');
        await deps.limiter.take(signUps, network);
        await deps.limiter.take(signUpsOfAnHour, network);
        const credentials = await readCredentials(c.req.raw);
        const mistyped = refusedAddress(credentials.email, c.get('texts'));
        if (mistyped) return mistyped;
        const fault = await passwordFault(credentials.password, credentials.email);
        if (fault) return refused(fault, 400, c.get('texts'));
        const answer = await deps.passwords.inTurn(network, () =>
          ask(c.req.raw, network, withName(credentials)),
        );
        if (!answer.ok) return translated(answer, c.get('texts'));
        const person = await whoIn(answer);
        if (person) await queueConfirmation(deps, person.id, c.get('language'));
        return welcomed(deps, c.req.raw, network, answer);
      }),
    );

    app.post(signIn, (c) =>
      within(c.get('texts'), async () => {
        const credentials = await readCredentials(c.req.raw);
        const network = c.get('clientAddress');
        const account = credentials.email.toLowerCase();
        const device = await knownDevice(deps, c.req.raw.headers, account);
        const attempt = { account, network, knownDevice: device };
        await deps.guard.admit(attempt);
        const mistyped = refusedAddress(credentials.email, c.get('texts'));
        if (mistyped) return mistyped;
        const answer = await deps.passwords.inTurn(network, async () => {
          const found = await ask(c.req.raw, network, credentials);
          const person = found.ok && (await whoIn(found));
          if (person) await storeAnew(deps, person.id, credentials.password);
          return found;
        });
        if (answer.status === 401)
          recordWrongPassword(deps, account, { headers: c.req.raw.headers, clientAddress: network });
        if (!answer.ok) return translated(answer, c.get('texts'));
        await deps.guard.succeeded(attempt);
        return welcomed(deps, c.req.raw, network, answer);
      }),
    );
    app.post(signOut, async (c) => {
      const answer = await ask(c.req.raw, c.get('clientAddress'), {});
      return answer.ok ? answer : translated(answer, c.get('texts'));
    });

    app.all('/api/auth/*', (c) => c.notFound());
  };
}
