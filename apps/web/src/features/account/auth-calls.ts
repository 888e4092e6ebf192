import { spoken } from '../../lib/language.ts';
import { ToldError } from '../../lib/told-error.ts';

const messageOf = (body: unknown): string | undefined =>
  body && typeof body === 'object' && 'message' in body && typeof body.message === 'string'
    ? body.message
    : undefined;

/** @throws ToldError with what the authentication service said. */
async function call(path: string, body: object): Promise<void> {
  const response = await fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...spoken() },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (response?.ok) return;
  const answer: unknown = await response?.json().catch(() => null);
  throw new ToldError((texts) => messageOf(answer) || texts.auth.unexpected);
}

export const signIn = (email: string, password: string): Promise<void> =>
  call('sign-in/email', { email: email.trim(), password });

/** The service wants a name; a parent is asked for none, so the address stands in. */
export const signUp = (email: string, password: string): Promise<void> =>
  call('sign-up/email', { email, password, name: email.split('@')[0] ?? email });

export const signOut = (): Promise<void> => call('sign-out', {});
