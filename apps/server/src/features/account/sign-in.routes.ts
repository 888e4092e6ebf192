import { findText, type Texts } from '@milestoon/domain/texts';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import type { HttpApp } from '../../platform/http/app.ts';
import { waitingTime } from '../../platform/http/refusal.ts';
import type { RateLimit } from '../../platform/limits/rate-limiter.ts';
import type { AccountDeps } from './account.deps.ts';
import { queueConfirmation } from './confirmation.service.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { toStoredAddress, toTypedAddress } from './local-address.ts';
import { passwordFault } from './password-rules.ts';
import { withSessionCookie } from './session.ts';
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
  const textOf = (name: keyof Credentials): string => {
    const value: unknown = body !== null && typeof body === 'object' ? Reflect.get(body, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { email: toStoredAddress(textOf('email')), password: textOf('password') };
}

/** The library wants a name, which no form asks for: it is taken from the address. */
const withName = (credentials: Credentials): Credentials & { name: string } => ({
  ...credentials,
  name: credentials.email.split('@')[0] ?? '',
});

const refused = (code: string, status: number, texts: Texts, headers = new Headers()): Response => {
  headers.delete('content-length');
  const message = findText(texts, `accounts.${code}`) ?? texts.auth.unexpected;
  return Response.json({ code, message }, { status, headers });
};

/** The library speaks English; what it says is known by its code. */
async function translated(answer: Response, texts: Texts): Promise<Response> {
  const body: unknown = await answer.json().catch(() => null);
  const code = body && typeof body === 'object' && 'code' in body ? String(body.code) : '';
  const name = answer.status === 429 ? 'TOO_MANY_REQUESTS' : code;
  return refused(name, answer.status, texts, new Headers(answer.headers));
}

const signedIn = z.object({ user: z.object({ id: z.string(), email: z.string() }) });

/** What is too often, in the form of the other answers here. */
async function within(texts: Texts, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
    return refused(error.code, error.status, texts, new Headers(waitingTime(error)));
  }
}

/** Of an answer that is passed on afterwards. */
const whoIn = async (answer: Response): Promise<{ id: string }> =>
  signedIn.parse(await answer.clone().json()).user;

/** Who signed in. The library adds the token, which is for the cookie alone: no script is to read it. */
async function welcomed(deps: AccountDeps, request: Request, answer: Response): Promise<Response> {
  const { user } = signedIn.parse(await answer.json());
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  headers.append('set-cookie', await rememberDevice(deps, user.id, request.headers));
  return Response.json({ user: { id: user.id, email: toTypedAddress(user.email) } }, { headers });
}

/** Signing up, in and out, below /api/auth. The library is loaded at the first call; what else it offers stays closed. */
export function mountSignIn(deps: AccountDeps) {
  const most = deps.config.rateLimits.signUpsPerAddress;
  const signUpsOfAnHour: RateLimit = { what: 'sign-up-hour', most, within: 60 * 60_000 };
  return (app: HttpApp): void => {
    const ask = async (request: Request, clientAddress: string, body: object): Promise<Response> => {
      const headers = withSessionCookie(request.headers, deps.config);
      // Whatever a client claims about its address is overwritten, or it could dodge the rate limit.
      headers.set('x-client-ip', clientAddress);
      headers.set('content-type', 'application/json');
      headers.delete('content-length');
      const { handler } = await deps.loadAuth();
      return handler(new Request(request.url, { method: 'POST', headers, body: JSON.stringify(body) }));
    };

    app.post(signUp, (c) =>
      within(c.get('texts'), async () => {
        const network = c.get('clientAddress');
        await deps.limiter.take(signUps, network);
        await deps.limiter.take(signUpsOfAnHour, network);
        const credentials = await readCredentials(c.req.raw);
        const fault = await passwordFault(credentials.password, credentials.email);
        if (fault) return refused(fault, 400, c.get('texts'));
        const answer = await deps.passwords.inTurn(network, () =>
          ask(c.req.raw, network, withName(credentials)),
        );
        if (!answer.ok) return translated(answer, c.get('texts'));
        await queueConfirmation(deps, (await whoIn(answer)).id, c.get('language'));
        return welcomed(deps, c.req.raw, answer);
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
        const answer = await deps.passwords.inTurn(network, async () => {
          const found = await ask(c.req.raw, network, credentials);
          if (found.ok) await storeAnew(deps, (await whoIn(found)).id, credentials.password);
          return found;
        });
        if (!answer.ok) return translated(answer, c.get('texts'));
        await deps.guard.succeeded(attempt);
        return welcomed(deps, c.req.raw, answer);
      }),
    );
    app.post(signOut, async (c) => {
      const answer = await ask(c.req.raw, c.get('clientAddress'), {});
      return answer.ok ? answer : translated(answer, c.get('texts'));
    });

    app.all('/api/auth/*', (c) => c.notFound());
  };
}
