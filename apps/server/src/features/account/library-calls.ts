import { addressFault } from '@milestoon/domain';
import { findText, type Texts } from '@milestoon/domain/texts';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { waitingTime } from '../../platform/http/refusal.ts';
import type { AccountDeps } from './account.deps.ts';
import { toTypedAddress } from './local-address.ts';
import { noteSignIn } from './new-device.ts';
import { recordSignIn } from './sign-in-trail.ts';
import { withSessionCookie } from './session.ts';

// What forms send to the authentication library and what they are answered. Nothing passes it untouched: neither
// does the library see more than a form has, nor a page more than it needs.

/** The library's code of a refusal, or null for any other failure. */
export const refusalOf = (error: unknown): string | null =>
  error instanceof Error &&
  'body' in error &&
  typeof error.body === 'object' &&
  error.body &&
  'code' in error.body
    ? String(error.body.code)
    : null;

/** A text of a body; what is no text is empty, and refused by the library. */
export function textIn(body: unknown, name: string): string {
  const value: unknown = body !== null && typeof body === 'object' ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : '';
}

/**
 * The request as one of a browser that is not signed in: with a session beside them, the library would take codes and
 * passkeys for something else than signing in.
 */
export function asNewVisitor(request: Request): Request {
  const headers = new Headers(request.headers);
  const kept = (headers.get('cookie') ?? '').split(';').filter((part) => !part.includes('session_token='));
  headers.set('cookie', kept.join(';'));
  headers.delete('authorization');
  return new Request(request.url, { method: 'POST', headers });
}

/** Asks the library in the name of the browser that sent `request`; `path` where that is another than its own. */
export async function askLibrary(
  { config, loadAuth }: Pick<AccountDeps, 'config' | 'loadAuth'>,
  request: Request,
  clientAddress: string,
  body: object,
  path?: string,
): Promise<Response> {
  const headers = withSessionCookie(request.headers, config);
  // Whatever a client claims about its address is overwritten, or it could dodge the rate limit.
  headers.set('x-client-ip', clientAddress);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  const { handler } = await loadAuth();
  const address = path === undefined ? request.url : new URL(path, request.url);
  return handler(new Request(address, { method: 'POST', headers, body: JSON.stringify(body) }));
}

export const refused = (code: string, status: number, texts: Texts, headers = new Headers()): Response => {
  headers.delete('content-length');
  const message = findText(texts, `accounts.${code}`) ?? texts.auth.unexpected;
  return Response.json({ code, message }, { status, headers });
};

/** Refuses an address that cannot be one, saying which part is wrong; undefined for any other. */
export function refusedAddress(email: string, texts: Texts): Response | undefined {
  const fault = addressFault(toTypedAddress(email));
  if (!fault) return undefined;
  return Response.json({ code: 'INVALID_EMAIL', message: texts.emailAddress[fault] }, { status: 400 });
}

/** What the library calls a refusal; empty where it is none. The answer can be read once more. */
export const codeOf = async (answer: Response): Promise<string> =>
  answer.ok
    ? ''
    : textIn(
        await answer
          .clone()
          .json()
          .catch(() => null),
        'code',
      );

/** The library speaks English; what it says is known by its code. */
export async function translated(answer: Response, texts: Texts): Promise<Response> {
  const body: unknown = await answer.json().catch(() => null);
  return refused(textIn(body, 'code'), answer.status, texts, new Headers(answer.headers));
}

/** What is too often, in the form of the other answers here. */
export async function within(texts: Texts, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
    return refused(error.code, error.status, texts, new Headers(waitingTime(error)));
  }
}

const signedIn = z.object({ user: z.object({ id: z.string(), email: z.string() }) });

const halfway = z.object({ twoFactorRedirect: z.literal(true) });

/** Who an answer let in, before it is passed on; undefined when a second step is asked for. */
export async function whoIn(answer: Response): Promise<{ id: string } | undefined> {
  return signedIn.safeParse(await answer.clone().json()).data?.user;
}

const sessionCookie = /session_token=([^;.]+)/;

/** Of the session that an answer begins. Each way of signing in has a body of its own, and all have the cookie. */
export const tokenIn = (given: Headers): string =>
  given
    .getSetCookie()
    .map((cookie) => decodeURIComponent(sessionCookie.exec(cookie)?.[1] ?? ''))
    .find(Boolean) ?? '';

/**
 * Who signed in, or that a second step is asked for. The library adds the token, which is for the cookie alone: no
 * script is to read it.
 */
export async function welcomed(
  deps: AccountDeps,
  request: Request,
  clientAddress: string,
  answer: Response,
): Promise<Response> {
  const body: unknown = await answer.json();
  if (halfway.safeParse(body).success) return secondStep(answer.headers);
  const { user } = signedIn.parse(body);
  await recordSignIn(deps, user.id, answer, { headers: request.headers, clientAddress });
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  const session = { userId: user.id, token: tokenIn(answer.headers) };
  headers.append('set-cookie', await noteSignIn(deps, session, request.headers));
  return Response.json({ user: { id: user.id, email: toTypedAddress(user.email) } }, { headers });
}

/** There is no session yet, only the cookie of the second step. */
function secondStep(given: Headers): Response {
  const answer = Response.json({ secondStep: true });
  for (const cookie of given.getSetCookie())
    if (!cookie.includes('session_token=')) answer.headers.append('set-cookie', cookie);
  return answer;
}
