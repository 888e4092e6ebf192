import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Json } from '../../testing/test-server.ts';
import type { GoogleAddresses } from './google/addresses.ts';
import { newChannel, type StandInChannel } from './youtube.testing.ts';

export const clientId = '123-abc.apps.googleusercontent.com';
export const clientSecret = 'GOCSPX-secret-of-the-client';
/** What makes a server publish. */
export const youtubeSettings = { YOUTUBE_CLIENT_ID: clientId, YOUTUBE_CLIENT_SECRET: clientSecret };

/** One request, as the stand-in was asked. `call` is such as `PUT part` or `POST playlists`. */
export interface Asked {
  call: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What goes wrong with a call. */
export interface Mishap {
  /** Happens first. */
  before?: () => unknown;
  /** Answered instead of doing anything. */
  status?: number;
  reason?: string;
  headers?: Record<string, string>;
  /** It is done, and the answer gets lost; of a part of a film only `keep` bytes have arrived. */
  lose?: true;
  keep?: number;
}

export interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

const scopes =
  'https://www.googleapis.com/auth/youtube.upload https://www.googleapis.com/auth/youtube.force-ssl';

const text = (): string => randomBytes(12).toString('hex');

/** The faults of the API as it tells them. */
const refusal = (status: number, reason: string): Reply => ({
  status,
  body: { error: { code: status, message: 'Refused', errors: [{ reason, domain: 'youtube', message: '' }] } },
});

function callOf(method: string, url: URL, headers: IncomingHttpHeaders): string {
  const { pathname } = url;
  if (pathname === '/token' || pathname === '/revoke') return pathname.slice(1);
  if (pathname.startsWith('/session/')) {
    if (method === 'DELETE') return 'DELETE session';
    return String(headers['content-range']).startsWith('bytes */') ? 'PUT ask' : 'PUT part';
  }
  return `${method} ${pathname.replace('/api/', '').replace('/upload/', 'upload ')}`;
}

/**
 * Google as far as publishing asks it: OAuth 2.0 with PKCE, and the YouTube Data API v3 with resumable uploads. It
 * checks what it is asked; `complaints` are what was wrong, and a test ends with none.
 */
export async function startGoogle() {
  const asked: Asked[] = [];
  const complaints: string[] = [];
  const mishaps: { call: string; mishap: Mishap }[] = [];
  /** Codes that were not redeemed, with their challenges; refresh tokens; access tokens. */
  const codes = new Map<string, { challenge: string; redirectUri: string }>();
  const refreshTokens = new Set<string>();
  const accessTokens = new Set<string>();
  let granted = scopes;
  let channel: StandInChannel | undefined = newChannel();

  const newAccess = () => {
    const token = `ya29.${text()}`;
    accessTokens.add(token);
    return { access_token: token, expires_in: 3599, token_type: 'Bearer', scope: granted };
  };

  const giveTokens = ({ body }: Asked): Reply => {
    const fields = new URLSearchParams(body.toString());
    assert.equal(fields.get('client_id'), clientId);
    assert.equal(fields.get('client_secret'), clientSecret);
    const invalid = { status: 400, body: { error: 'invalid_grant' } };
    if (fields.get('grant_type') === 'refresh_token')
      return refreshTokens.has(fields.get('refresh_token') ?? '')
        ? { status: 200, body: newAccess() }
        : invalid;
    assert.equal(fields.get('grant_type'), 'authorization_code');
    const code = codes.get(fields.get('code') ?? '');
    codes.delete(fields.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(fields.get('code_verifier') ?? '')
      .digest('base64url');
    if (!code || code.challenge !== challenge || code.redirectUri !== fields.get('redirect_uri'))
      return invalid;
    const refresh = `1//${text()}`;
    refreshTokens.add(refresh);
    return { status: 200, body: { ...newAccess(), refresh_token: refresh } };
  };

  const answer = (request: Asked, keep?: number): Reply => {
    if (request.call === 'token') return giveTokens(request);
    if (request.call === 'revoke') {
      const token = new URLSearchParams(request.body.toString()).get('token') ?? '';
      const isKnown = refreshTokens.delete(token) || accessTokens.delete(token);
      return isKnown ? { status: 200, body: {} } : { status: 400, body: { error: 'invalid_token' } };
    }
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!accessTokens.has(bearer)) return refusal(401, 'authError');
    if (!channel)
      return request.call === 'GET channels'
        ? { status: 200, body: {} }
        : refusal(401, 'youtubeSignupRequired');
    return channel.answer(request, origin, keep);
  };

  const respond = (response: ServerResponse, { status, body, headers = {} }: Reply): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body === undefined ? '' : JSON.stringify(body));
  };

  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '', origin);
      const { headers, method = '' } = request;
      const one: Asked = { call: callOf(method, url, headers), url, headers, body: await buffer(request) };
      asked.push(one);
      const at = mishaps.findIndex(({ call }) => call === one.call);
      const mishap = at < 0 ? undefined : mishaps.splice(at, 1)[0]?.mishap;
      await mishap?.before?.();
      if (mishap?.status !== undefined) {
        const { status, reason = 'backendError', headers: told = {} } = mishap;
        return respond(response, { ...refusal(status, reason), headers: told });
      }
      const reply = answer(one, mishap?.keep);
      if (mishap?.lose) request.socket.destroy();
      else respond(response, reply);
    })().catch((error: unknown) => {
      complaints.push(error instanceof Error ? error.message : String(error));
      respond(response, { status: 400, body: {} });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const addresses: GoogleAddresses = {
    authorization: `${origin}/authorize`,
    token: `${origin}/token`,
    revocation: `${origin}/revoke`,
    api: `${origin}/api`,
    upload: `${origin}/upload`,
  };
  return {
    addresses,
    asked,
    complaints,
    refreshTokens,
    accessTokens,
    /** Throws when the account has no channel. */
    get channel(): StandInChannel {
      assert.ok(channel);
      return channel;
    },
    /** Another one from now on; undefined: none. */
    switchChannel(to: StandInChannel | undefined): void {
      channel = to;
    },
    /** What parents allow from now on. */
    grant(scope: string): void {
      granted = scope;
    },
    /** The next such call goes wrong; the one after the one before, when there are several. */
    mishap(call: string, ...several: Mishap[]): void {
      mishaps.push(...several.map((mishap) => ({ call, mishap })));
    },
    calls: (call: string): Asked[] => asked.filter((one) => one.call === call),
    /** A parent says yes on Google's page: what the browser brings back. */
    allow(authorizationUrl: string): { code: string; state: string } {
      const url = new URL(authorizationUrl);
      const told: Json = Object.fromEntries(url.searchParams);
      assert.equal(`${url.origin}${url.pathname}`, addresses.authorization);
      assert.deepEqual(
        [told.client_id, told.response_type, told.access_type, told.code_challenge_method, told.scope],
        [clientId, 'code', 'offline', 'S256', scopes],
      );
      assert.match(told.prompt, /consent/);
      assert.match(told.state, /^[\w-]{43}$/);
      const code = `4/${text()}`;
      codes.set(code, { challenge: told.code_challenge, redirectUri: told.redirect_uri });
      return { code, state: told.state };
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type StandInGoogle = Awaited<ReturnType<typeof startGoogle>>;
