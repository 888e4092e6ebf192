import type { SocialProvider } from '@milestoon/domain';
import { spoken } from '../../lib/language.ts';
import { ToldError } from '../../lib/told-error.ts';

const messageOf = (body: unknown): string | undefined =>
  body && typeof body === 'object' && 'message' in body && typeof body.message === 'string'
    ? body.message
    : undefined;

/** Resolves to its answer. @throws ToldError with what the authentication service said. */
export async function callAuth(path: string, body: object): Promise<unknown> {
  const response = await fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...spoken() },
    body: JSON.stringify(body),
  }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  if (response?.ok) return answer;
  throw new ToldError((texts) => messageOf(answer) || texts.auth.unexpected);
}

/** Resolves to whether a second step is asked for. */
export async function signIn(email: string, password: string): Promise<boolean> {
  const answer = await callAuth('sign-in/email', { email: email.trim(), password });
  return answer !== null && typeof answer === 'object' && 'secondStep' in answer;
}

export const secondStep = (way: 'code' | 'backup-code', code: string): Promise<unknown> =>
  callAuth(`second-step/${way}`, { code });

/** Resolves to the page of the service, which sends the browser back signed in. */
export async function beginSocialSignIn(service: SocialProvider): Promise<string> {
  const answer = await callAuth(`social/${service}`, {});
  const url = answer !== null && typeof answer === 'object' && 'url' in answer ? answer.url : undefined;
  if (typeof url !== 'string') throw new ToldError((texts) => texts.auth.unexpected);
  return url;
}

/** The service wants a name; a parent is asked for none, so the address stands in. */
export const signUp = (email: string, password: string): Promise<unknown> =>
  callAuth('sign-up/email', { email, password, name: email.split('@')[0] ?? email });

export const signOut = (): Promise<unknown> => callAuth('sign-out', {});
