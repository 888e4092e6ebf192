import { validateAuthorizationCode } from '@better-auth/core/oauth2';
import type { SocialProvider } from '@milestoon/domain';
import type { GenericOAuthOptions } from 'better-auth/plugins/generic-oauth';
import type { Config } from '../../../platform/config/config.ts';
import { appleSecret } from './apple-secret.ts';
import { readIdToken } from './id-token.ts';

export interface ProviderAddresses {
  authorization: string;
  token: string;
  /** What it calls itself in its tokens. */
  issuers: readonly [string, ...string[]];
}

/** Where the services are; tests bring others. */
export type SocialAddresses = Record<SocialProvider, ProviderAddresses>;

export const socialAddresses: SocialAddresses = {
  google: {
    authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
  },
  apple: {
    authorization: 'https://appleid.apple.com/auth/authorize',
    token: 'https://appleid.apple.com/auth/token',
    issuers: ['https://appleid.apple.com'],
  },
};

type Provider = GenericOAuthOptions['config'][number];

/** One service, asked for an address and nothing else: no name, no picture, nothing that could be used later. */
function provider(
  providerId: SocialProvider,
  { authorization, token, issuers }: ProviderAddresses,
  clientId: string,
  secret: () => string,
  now: () => Date,
): Provider {
  return {
    providerId,
    clientId,
    authorizationUrl: authorization,
    tokenUrl: token,
    scopes: ['openid', 'email'],
    accountSubject: ({ profile }) => profile.sub ?? '',
    getToken: ({ code, codeVerifier, redirectURI }) =>
      validateAuthorizationCode({
        code,
        codeVerifier,
        redirectURI,
        options: { clientId, clientSecret: secret() },
        tokenEndpoint: token,
      }),
    getUserInfo: async ({ idToken }) => {
      const identity = readIdToken(idToken, { issuers, clientId, now: now() });
      return identity && { ...identity, emailVerified: true, name: identity.email.split('@')[0] ?? '' };
    },
  };
}

/** The services that are set up, as the authentication library knows them. */
export function socialProvidersOf(
  { socialSignIn: { google, apple } }: Pick<Config, 'socialSignIn'>,
  addresses: SocialAddresses,
  now: () => Date,
): GenericOAuthOptions {
  const config: Provider[] = [];
  if (google)
    config.push({
      ...provider('google', addresses.google, google.clientId, () => google.clientSecret, now),
      prompt: 'select_account',
    });
  if (apple) {
    const secret = (): string => appleSecret(apple, addresses.apple.issuers[0], now());
    config.push({
      ...provider('apple', addresses.apple, apple.clientId, secret, now),
      // Apple tells an address only in a form that its page sends.
      responseMode: 'form_post',
    });
  }
  return { config };
}
