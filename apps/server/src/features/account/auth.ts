import { passkey } from '@better-auth/passkey';
import type { Database } from '@milestoon/database';
import { limits, type SocialProvider, socialProviders } from '@milestoon/domain';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { genericOAuth, type GenericOAuthOptions } from 'better-auth/plugins/generic-oauth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Config } from '../../platform/config/config.ts';
import { cookiePrefix } from '../../platform/http/cookies.ts';
import { isHttps } from '../../platform/http/security.ts';
import type { Log } from '../../platform/log/log.ts';
import { endOldest } from './most-sessions.ts';
import type { Passwords } from './password-hash.ts';
import { passkeyOptions } from './passkeys/library-options.ts';
import { markSessions, twoFactorOptions } from './second-factor/library-options.ts';

export type Auth = ReturnType<typeof createAuth>;

/** What the library has done by us. */
export interface AuthPorts {
  passwordWasReset(user: { id: string; email: string }): Promise<void>;
  /** Whether the deletion of an account is ordered. */
  isBeingErased(userId: string): Promise<boolean>;
  /** Whether a code is right and was not used before. */
  takeCode(userId: string, code: string): Promise<boolean>;
  /** An account can be signed in to by another service from now on. */
  wayAdded(userId: string, provider: SocialProvider): Promise<void>;
}

/** What a service hands out beside its word on who somebody is. Nothing here would use it: it is not kept. */
const noTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
};

const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' };

/** Accounts by address and password, and by other services. The library's tables have our column names. */
export function createAuth(
  database: Database,
  config: Config,
  log: Log,
  secret: string,
  { hash, verify }: Passwords,
  social: GenericOAuthOptions,
  { isBeingErased, passwordWasReset, takeCode, wayAdded }: AuthPorts,
) {
  return betterAuth({
    appName: 'Milestoon',
    secret,
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    // Pages of other sites were refused before (platform/http/security.ts), by what the library cannot see: the socket.
    trustedOrigins: (request) => [config.publicUrl, request?.headers.get('origin')],
    database: { db: database.auth, type: 'postgres', transaction: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: limits.passwordLength,
      requireEmailVerification: false,
      autoSignIn: true,
      maxPasswordLength: limits.passwordLongest,
      password: { hash, verify },
      revokeSessionsOnPasswordReset: true,
      // One link worked: the others that are still on their way must not.
      onPasswordReset: async ({ user }) => {
        await database.auth.deleteFrom('verification').where('value', '=', user.id).execute();
        await passwordWasReset(user);
      },
    },
    user: { fields: { emailVerified: 'email_verified', ...stamps } },
    session: {
      expiresIn: 60 * 60 * 24 * 30,
      // Whatever would need a fresh session asks for the password instead.
      freshAge: 0,
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...stamps,
      },
    },
    account: {
      updateAccountOnSignIn: false,
      // Another service opens an account that is there only where both it and we know the address to be theirs.
      accountLinking: { enabled: true, requireLocalEmailVerified: true, trustedProviders: [] },
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...stamps,
      },
    },
    databaseHooks: {
      user: {
        create: {
          after: async ({ id }) => log.info({ user: id, event: 'signed-up' }, 'account'),
        },
      },
      session: {
        create: {
          // However somebody signs in: to who asks it is an account that is not there any more.
          before: async ({ userId }) => {
            if (await isBeingErased(userId))
              throw new APIError('UNAUTHORIZED', { code: 'INVALID_EMAIL_OR_PASSWORD' });
          },
          after: async ({ id, userId }) => endOldest(database, { id, userId }),
        },
      },
      account: {
        create: {
          before: async (account) => ({ data: { ...account, ...noTokens } }),
          after: async ({ userId, providerId }) => {
            const provider = socialProviders.find((name) => name === providerId);
            if (provider) await wayAdded(userId, provider);
          },
        },
      },
    },
    verification: { storeIdentifier: 'hashed', fields: { expiresAt: 'expires_at', ...stamps } },
    rateLimit: { enabled: false }, // ours count before the library is asked
    advanced: {
      cookiePrefix: isHttps(config.publicUrl) ? cookiePrefix.secure : cookiePrefix.plain,
      // Else the library writes a prefix of its own; what ours promises is that there is no Domain.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps(config.publicUrl) },
      ipAddress: { ipAddressHeaders: ['x-client-ip'] },
      database: { generateId: 'uuid', validateSchema: false },
    },
    plugins: [
      twoFactor(twoFactorOptions),
      passkey(passkeyOptions(config, database)),
      genericOAuth(social),
      markSessions(takeCode),
    ],
    telemetry: { enabled: false },
    // Wrong passwords are everyday and no warning.
    logger: { level: 'error', log: (level, message) => log[level](`accounts: ${message}`) },
  });
}
