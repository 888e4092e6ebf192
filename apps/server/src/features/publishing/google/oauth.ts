import { z } from 'zod';
import { hashOf } from '../../../platform/tokens.ts';
import type { GoogleAddresses } from './addresses.ts';
import { faultOf } from './fault.ts';
import { ask, readAs } from './request.ts';

/** The operator's OAuth client at Google. */
export interface GoogleClient {
  addresses: GoogleAddresses;
  clientId: string;
  clientSecret: string;
  /** Where the browser comes back to. */
  redirectUri: string;
}

/** To upload; and for playlists and captions. */
const scopes = [
  'https://www.googleapis.com/auth/youtube.upload',
  'https://www.googleapis.com/auth/youtube.force-ssl',
];

/** Asked for every time (`prompt`), because Google tells a refresh token only when it asks the parent. */
export function authorizationUrl(
  { addresses, clientId, redirectUri }: GoogleClient,
  { state, verifier }: { state: string; verifier: string },
): string {
  const url = new URL(addresses.authorization);
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: scopes.join(' '),
    access_type: 'offline',
    prompt: 'consent select_account',
    state,
    code_challenge: hashOf(verifier),
    code_challenge_method: 'S256',
  }).toString();
  return url.href;
}

const tokenSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  scope: z.string().default(''),
});

async function token(client: GoogleClient, fields: Record<string, string>, signal: AbortSignal) {
  const body = new URLSearchParams({
    client_id: client.clientId,
    client_secret: client.clientSecret,
    ...fields,
  });
  return readAs(tokenSchema, await ask(client.addresses.token, { method: 'POST', body }, signal));
}

/** What a parent allowed. */
export interface Grant {
  accessToken: string;
  refreshToken: string | undefined;
  /** Parents may untick a part. */
  isComplete: boolean;
}

/** @throws GoogleFault `revoked` for a code that Google does not take */
export async function exchangeCode(
  client: GoogleClient,
  { code, verifier }: { code: string; verifier: string },
  signal: AbortSignal,
): Promise<Grant> {
  const fields = {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: client.redirectUri,
  };
  const { access_token, refresh_token, scope } = await token(client, fields, signal);
  const given = scope.split(' ');
  return {
    accessToken: access_token,
    refreshToken: refresh_token,
    isComplete: scopes.every((wanted) => given.includes(wanted)),
  };
}

/** @throws GoogleFault `revoked` when the parent took the permission back, or it ended */
export const refresh = async (
  client: GoogleClient,
  refreshToken: string,
  signal: AbortSignal,
): Promise<string> =>
  (await token(client, { grant_type: 'refresh_token', refresh_token: refreshToken }, signal)).access_token;

/** Gives a permission back. One that is gone already is no fault. */
export async function revoke(addresses: GoogleAddresses, given: string, signal: AbortSignal): Promise<void> {
  const body = new URLSearchParams({ token: given });
  const response = await ask(addresses.revocation, { method: 'POST', body }, signal);
  if (!response.ok && response.status !== 400) throw await faultOf(response);
  await response.body?.cancel();
}
