import { messages } from '@milestoon/domain';
import { spoken } from '../../lib/language.ts';

/** What the authentication service said; `message` is shown as it is. */
export class AuthError extends Error {
  override name = 'AuthError';
}

const messageOf = (body: unknown): string | undefined =>
  body && typeof body === 'object' && 'message' in body && typeof body.message === 'string'
    ? body.message
    : undefined;

async function call(path: string, body: object): Promise<void> {
  const response = await fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...spoken() },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (response?.ok) return;
  const answer: unknown = await response?.json().catch(() => null);
  throw new AuthError(messageOf(answer) || messages.auth.unexpected);
}

export const signIn = (email: string, password: string): Promise<void> =>
  call('sign-in/email', { email: email.trim(), password });

/** The service wants a name; a parent is asked for none, so the address stands in. */
export const signUp = (email: string, password: string): Promise<void> =>
  call('sign-up/email', { email, password, name: email.split('@')[0] ?? email });

export const signOut = (): Promise<void> => call('sign-out', {});
