import { findText, type Texts } from '@milestoon/domain/texts';
import type { HttpApp } from '../../platform/http/app.ts';
import { authed, open } from '../../platform/http/procedures.ts';
import type { AccountDeps } from './account.deps.ts';
import type { Auth } from './auth.ts';
import { toStoredAddress } from './local-address.ts';
import { changePassword, requestPasswordReset, resetPassword } from './password.service.ts';

/** The calls of the contract's `account`. */
export const createAccountRoutes = (deps: AccountDeps) => ({
  session: open.account.session.handler(({ context: { actor } }) => ({
    user: actor && { id: actor.id, email: actor.email, createdAt: actor.createdAt },
    role: actor && actor.role,
  })),
  changePassword: authed.account.changePassword.handler(async ({ context, input }) => {
    await changePassword(deps, context.actor, input, context.headers);
    return { changed: true };
  }),
  requestPasswordReset: open.account.requestPasswordReset.handler(async ({ context, input }) => {
    await requestPasswordReset(deps, input.email, context);
    return { sent: true };
  }),
  resetPassword: open.account.resetPassword.handler(async ({ context, input }) => {
    await resetPassword(deps, input, context.clientAddress);
    return { changed: true };
  }),
});

/** What the library is asked to do; everything else it offers stays closed. */
const offered = new Set([
  '/api/auth/sign-up/email',
  '/api/auth/sign-in/email',
  '/api/auth/sign-out',
  '/api/auth/get-session',
]);

/** Addresses are trimmed, and a name, which no form asks for, is taken from the address. */
async function completeBody(request: Request): Promise<string | null> {
  const text = await request.text();
  try {
    const body = JSON.parse(text);
    if (typeof body?.email !== 'string') return text;
    const email = toStoredAddress(body.email);
    return JSON.stringify({ name: email.split('@')[0], ...body, email });
  } catch {
    return text || null;
  }
}

/** The library speaks English; what it says is known by its code. */
async function translated(answer: Response, texts: Texts): Promise<Response> {
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => null);
  const code = body && typeof body === 'object' && 'code' in body ? String(body.code) : '';
  const name = answer.status === 429 ? 'TOO_MANY_REQUESTS' : code;
  const message = findText(texts, `accounts.${name}`) ?? texts.auth.unexpected;
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return Response.json({ code: name, message }, { status: answer.status, headers });
}

/** Signing up, in and out, below /api/auth. The library is loaded at the first call. */
export function mountAuth(loadAuth: () => Promise<Auth>) {
  return (app: HttpApp): void => {
    app.on(['GET', 'POST'], '/api/auth/*', async (c) => {
      if (!offered.has(c.req.path)) return c.notFound();
      const headers = new Headers(c.req.raw.headers);
      // Whatever a client claims about its address is overwritten, or it could dodge the rate limit.
      headers.set('x-client-ip', c.get('clientAddress'));
      const body = c.req.method === 'POST' ? await completeBody(c.req.raw) : null;
      headers.delete('content-length');
      const auth = await loadAuth();
      const request = new Request(c.req.url, { method: c.req.method, headers, body });
      return translated(await auth.handler(request), c.get('texts'));
    });
  };
}
