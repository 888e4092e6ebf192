import { z } from 'zod';
import { api, says } from './errors.ts';

/** By what else than a password a person signs in. */
export const secondFactorSchema = z.object({
  /** An authenticator app is asked for after the password. */
  app: z.boolean(),
  /** How many backup codes are left. */
  backupCodesLeft: z.number().int(),
  /** The role of the caller asks for a second factor on this installation. */
  required: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

const passwordSchema = z
  .string()
  .min(1, says('changePassword.currentRequired'))
  .max(128, says('changePassword.currentWrong'));
const codeSchema = z.string().trim().min(1, says('secondFactor.codeRequired')).max(40);
const backupCodesSchema = z.array(z.string());

/** The code of an authenticator app after the password. Signing in with it is below /api/auth. */
export const secondFactor = {
  state: api
    .route({ method: 'GET', path: '/api/second-factor', tags: ['account'] })
    .output(secondFactorSchema),
  /** What an authenticator app needs, and backup codes. Nothing is asked for until `confirm` was told a code. */
  begin: api
    .route({ method: 'POST', path: '/api/second-factor', tags: ['account'] })
    .input(z.object({ password: passwordSchema }))
    .output(
      z.object({
        /** Base32, to be typed. */
        secret: z.string(),
        /** An otpauth address, for a QR code or an app on the same device. */
        uri: z.string(),
        backupCodes: backupCodesSchema,
      }),
    ),
  /** With a code of the app. Every other session of the person ends, and this one gets a new token. */
  confirm: api
    .route({ method: 'POST', path: '/api/second-factor/confirm', tags: ['account'] })
    .input(z.object({ code: codeSchema }))
    .output(secondFactorSchema),
  /** The codes before work no longer. `code` is one of the app or a backup code. */
  renewBackupCodes: api
    .route({ method: 'POST', path: '/api/second-factor/backup-codes', tags: ['account'] })
    .input(z.object({ password: passwordSchema, code: codeSchema }))
    .output(z.object({ backupCodes: backupCodesSchema })),
  /** `code` is one of the app or a backup code. */
  switchOff: api
    .route({ method: 'POST', path: '/api/second-factor/off', tags: ['account'] })
    .input(z.object({ password: passwordSchema, code: codeSchema }))
    .output(secondFactorSchema),
  /** For super admins: somebody lost their phone. Their factors, passkeys and sessions end. */
  reset: api
    .route({ method: 'POST', path: '/api/users/{id}/second-factor/reset', tags: ['roles'] })
    .input(z.object({ id: z.string(), password: passwordSchema }))
    .output(z.object({ reset: z.boolean() })),
};

/** A passkey as its owner sees it. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.coerce.date(),
  lastUsedAt: z.coerce.date().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

const passkeyNameSchema = z.string().trim().min(1, says('passkeys.nameRequired')).max(60);
const passkeysSchema = z.object({ passkeys: z.array(passkeySchema) });
/** WebAuthn's own words, in its JSON form. */
const ceremonySchema = z.record(z.string(), z.unknown());

/** Passkeys of the person. Signing in with one is below /api/auth. */
export const passkeys = {
  list: api.route({ method: 'GET', path: '/api/passkeys', tags: ['account'] }).output(passkeysSchema),
  /** What the browser is to make a passkey of (PublicKeyCredentialCreationOptionsJSON); for five minutes. */
  begin: api
    .route({ method: 'POST', path: '/api/passkey-options', tags: ['account'] })
    .input(z.object({ password: passwordSchema }))
    .output(z.object({ options: ceremonySchema })),
  /** What the browser made (RegistrationResponseJSON). */
  add: api
    .route({ method: 'POST', path: '/api/passkeys', tags: ['account'], successStatus: 201 })
    .input(z.object({ name: passkeyNameSchema, response: ceremonySchema }))
    .output(passkeysSchema),
  rename: api
    .route({ method: 'PUT', path: '/api/passkeys/{id}', tags: ['account'] })
    .input(z.object({ id: z.string(), name: passkeyNameSchema }))
    .output(passkeysSchema),
  remove: api
    .route({ method: 'POST', path: '/api/passkeys/{id}/remove', tags: ['account'] })
    .input(z.object({ id: z.string(), password: passwordSchema }))
    .output(passkeysSchema),
};
