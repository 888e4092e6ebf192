import assert from 'node:assert/strict';
import { createHash, generateKeyPairSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SocialProvider } from '@milestoon/domain';
import type { SocialAddresses } from './providers.ts';

const googleId = '456-def.apps.googleusercontent.com';
const googleSecret = 'GOCSPX-secret-of-sign-in';
const appleId = 'org.example.sign-in';
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });

/** What makes a server offer both ways. */
export const socialSettings = {
  GOOGLE_SIGN_IN_CLIENT_ID: googleId,
  GOOGLE_SIGN_IN_CLIENT_SECRET: googleSecret,
  APPLE_SIGN_IN_CLIENT_ID: appleId,
  APPLE_SIGN_IN_TEAM_ID: 'TEAM123456',
  APPLE_SIGN_IN_KEY_ID: 'KEY1234567',
  APPLE_SIGN_IN_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  SMTP_URL: 'smtp://mail.test',
};

/** What an ID token says of somebody; the rest is as it must be. */
export interface Claims {
  sub: string;
  email: string;
  email_verified?: boolean | string;
  iss?: string;
  aud?: string;
  exp?: number;
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const read = (token: string, at: number): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[at] ?? '', 'base64url').toString());

/** As Apple checks the secret of a client: our signature, for us, not for long. */
function isAppleSecret(secret: string, issuer: string): boolean {
  const [head = '', body = '', signature = ''] = secret.split('.');
  const told = read(secret, 1);
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const isRight = told.iss === 'TEAM123456' && told.sub === appleId && told.aud === issuer;
  return isSigned && isRight && read(secret, 0).kid === 'KEY1234567' && Number(told.exp) * 1000 > Date.now();
}

/** Google and Apple as far as signing in asks them: OAuth 2.0 with PKCE and an ID token. */
export async function startProviders() {
  const codes = new Map<
    string,
    { claims: Claims; challenge: string; redirectUri: string; clientId: string }
  >();
  const server = createServer(async (request, response) => {
    const service: SocialProvider = request.url === '/apple/token' ? 'apple' : 'google';
    const form = new URLSearchParams(await text(request));
    const known = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const secret = form.get('client_secret') ?? '';
    const isClient =
      service === 'google' ? secret === googleSecret : isAppleSecret(secret, addresses.apple.issuers[0]);
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      known?.challenge === verifier &&
      known.redirectUri === form.get('redirect_uri') &&
      known.clientId === form.get('client_id');
    response.setHeader('content-type', 'application/json');
    if (!known || !isRight || !isClient)
      return response.writeHead(400).end(JSON.stringify({ error: 'invalid_grant' }));
    const claims = {
      iss: addresses[service].issuers[0],
      aud: known.clientId,
      exp: Math.floor(Date.now() / 1000) + 600,
      email_verified: true,
      ...known.claims,
    };
    const idToken = `${part({ alg: 'RS256' })}.${part(claims)}.signature`;
    const tokens = {
      access_token: 'access',
      refresh_token: 'refresh',
      id_token: idToken,
      token_type: 'Bearer',
    };
    return response.end(JSON.stringify(tokens));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const at = (service: SocialProvider) => ({
    authorization: `${origin}/${service}/authorize`,
    token: `${origin}/${service}/token`,
    issuers: [`${origin}/${service}`] as const,
  });
  const addresses: SocialAddresses = { google: at('google'), apple: at('apple') };

  return {
    addresses,
    /** Somebody agrees on the page that they were led to. Resolves to what the browser is sent back with. */
    agree(page: string, claims: Claims): { code: string; state: string } {
      const { origin: at, pathname, searchParams } = new URL(page);
      assert.equal(at, origin);
      assert.equal(searchParams.get('code_challenge_method'), 'S256');
      assert.equal(searchParams.get('scope'), 'openid email');
      assert.equal(searchParams.get('response_mode'), pathname.startsWith('/apple') ? 'form_post' : null);
      const code = randomBytes(12).toString('hex');
      codes.set(code, {
        claims,
        challenge: searchParams.get('code_challenge') ?? '',
        redirectUri: searchParams.get('redirect_uri') ?? '',
        clientId: searchParams.get('client_id') ?? '',
      });
      return { code, state: searchParams.get('state') ?? '' };
    },
    close: () => server.close(),
  };
}
