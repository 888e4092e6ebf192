import type { BetterAuthPlugin } from 'better-auth';
import { APIError } from 'better-auth/api';
import type { TwoFactorOptions } from 'better-auth/plugins/two-factor';
import { newBackupCodes } from './backup-codes.ts';

/** How long the second step may take, in seconds. */
export const stepTime = 600;

export const twoFactorOptions = {
  issuer: 'Milestoon',
  twoFactorCookieMaxAge: stepTime,
  // Five a sign-in are the library's own; these are an account's, over all sign-ins and processes.
  accountLockout: { maxFailedAttempts: 10, durationSeconds: 900 },
  backupCodeOptions: { customBackupCodesGenerate: newBackupCodes },
  schema: {
    user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
    twoFactor: {
      modelName: 'two_factor',
      fields: {
        userId: 'user_id',
        backupCodes: 'backup_codes',
        failedVerificationCount: 'failed_verification_count',
        lockedUntil: 'locked_until',
      },
    },
  },
} satisfies TwoFactorOptions;

/** By what a session was proved, from the address at which the library makes it. */
const proofs: Record<string, string> = {
  '/two-factor/verify-totp': 'code',
  '/two-factor/verify-backup-code': 'backup-code',
  '/passkey/verify-authentication': 'passkey',
};

/**
 * Writes into every new session by what it was proved, and takes the code of a second step: the library checks it, and
 * would take it as often as it is sent.
 */
export function markSessions(takeCode: (userId: string, code: string) => Promise<boolean>) {
  return {
    id: 'milestoon-session-marks',
    schema: {
      session: {
        fields: {
          secondFactor: { type: 'string', required: false, input: false, fieldName: 'second_factor' },
        },
      },
    },
    init: () => ({
      options: {
        databaseHooks: {
          session: {
            create: {
              before: async (session, context) => {
                const secondFactor = proofs[context?.path ?? ''] ?? null;
                const isFresh =
                  secondFactor !== 'code' || (await takeCode(session.userId, String(context?.body?.code)));
                if (!isFresh) throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE' });
                return { data: { secondFactor } };
              },
            },
          },
        },
      },
    }),
  } satisfies BetterAuthPlugin;
}
