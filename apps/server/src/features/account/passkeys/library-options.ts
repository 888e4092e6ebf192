import type { PasskeyOptions } from '@better-auth/passkey';
import type { Database } from '@milestoon/database';
import { APIError } from 'better-auth/api';
import type { Config } from '../../../platform/config/config.ts';

/**
 * Passkeys of this site and no other: name and origin come from the configured address alone. The device has to have
 * asked for a finger, a face or its PIN, so that a passkey is two factors by itself; the library asks for it as a
 * wish, here it is a condition.
 */
export const passkeyOptions = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  database: Pick<Database, 'auth'>,
): PasskeyOptions => ({
  rpName: 'Milestoon',
  rpID: new URL(publicUrl).hostname,
  origin: new URL(publicUrl).origin,
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  advanced: { webAuthnChallengeCookie: 'passkey' },
  registration: {
    afterVerification: ({ verification }) => {
      if (!verification.registrationInfo?.userVerified)
        throw new APIError('BAD_REQUEST', { code: 'FAILED_TO_VERIFY_REGISTRATION' });
    },
  },
  authentication: {
    afterVerification: async ({ verification: { authenticationInfo } }) => {
      if (!authenticationInfo.userVerified)
        throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED' });
      await database.auth
        .updateTable('passkey')
        .set({ last_used_at: new Date() })
        .where('credential_id', '=', authenticationInfo.credentialID)
        .execute();
    },
  },
  schema: {
    passkey: {
      fields: {
        publicKey: 'public_key',
        userId: 'user_id',
        credentialID: 'credential_id',
        deviceType: 'device_type',
        backedUp: 'backed_up',
        createdAt: 'created_at',
      },
    },
  },
});
