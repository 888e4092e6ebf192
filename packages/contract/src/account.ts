import { limits, roles, seatRoles, socialProviders } from '@milestoon/domain';
import { z } from 'zod';
import { api, passwordAgain, says } from './errors.ts';

/** Who is signed in: `user` and `role` are null for a visitor. */
export const sessionSchema = z.object({
  user: z.object({ id: z.string(), email: z.string(), createdAt: z.coerce.date() }).nullable(),
  role: z.enum(roles).nullable(),
  /** The family of somebody else that this session acts for; null: their own. */
  household: z.object({ id: z.string(), email: z.string(), seat: z.enum(seatRoles) }).nullable(),
  /** The address is not confirmed, and something waits for it. */
  unconfirmed: z.boolean(),
  /** The role’s powers wait for a second factor, which this session was not proved by. */
  withheld: z.boolean(),
  /** They sign in by another service, and have no password yet. */
  passwordless: z.boolean(),
  /** The services by which people can sign in here. */
  signInBy: z.array(z.enum(socialProviders)),
});
export type Session = z.infer<typeof sessionSchema>;

/** A browser that is signed in. */
export const openSessionSchema = z.object({
  id: z.string(),
  /** In names that need no translation, such as `Firefox · Windows`; null when nobody knows. */
  device: z.string().nullable(),
  /** The network address without its last part. */
  network: z.string().nullable(),
  firstSeenAt: z.coerce.date(),
  /** Within five minutes. */
  lastSeenAt: z.coerce.date(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

const newPasswordSchema = z
  .string()
  .min(limits.passwordLength, says('changePassword.length'))
  .max(limits.passwordLongest, says('accounts.PASSWORD_TOO_LONG'));

const confirmationToken = z.string().min(1, says('confirmAddress.invalidLink')).max(200);

/** Signing up, in and out is the authentication library's own API below /api/auth. */
export const account = {
  session: api.route({ method: 'GET', path: '/api/session', tags: ['account'] }).output(sessionSchema),
  /** Every other session of the person ends. */
  changePassword: api
    .route({ method: 'POST', path: '/api/password', tags: ['account'] })
    .input(
      z.object({
        currentPassword: z.string().min(1, says('changePassword.currentRequired')),
        newPassword: newPasswordSchema,
      }),
    )
    .output(z.object({ changed: z.boolean() })),
  /** Sends a link if there is such an account; the answer and its time do not tell. */
  requestPasswordReset: api
    .route({ method: 'POST', path: '/api/password-reset/request', tags: ['account'] })
    .input(z.object({ email: z.string().trim().max(320).includes('@', says('accounts.INVALID_EMAIL')) }))
    .output(z.object({ sent: z.boolean() })),
  /** With the token of the link: once, within the hour. Every session of the person ends. */
  resetPassword: api
    .route({ method: 'POST', path: '/api/password-reset', tags: ['account'] })
    .input(
      z.object({
        token: z.string().min(1, says('resetPassword.invalidLink')),
        newPassword: newPasswordSchema,
      }),
    )
    .output(z.object({ changed: z.boolean() })),
  /** Which account a mailed link is for. Opening one confirms nothing, for programs open links too. */
  viewConfirmation: api
    .route({ method: 'POST', path: '/api/address-confirmation/view', tags: ['account'] })
    .input(z.object({ token: confirmationToken }))
    .output(z.object({ email: z.string() })),
  /** With the token of the link: once, within a day. By whoever has it, signed in or not. */
  confirmAddress: api
    .route({ method: 'POST', path: '/api/address-confirmation', tags: ['account'] })
    .input(z.object({ token: confirmationToken }))
    .output(z.object({ email: z.string() })),
  /** Mails the link anew; nothing where none is needed. */
  requestConfirmation: api
    .route({ method: 'POST', path: '/api/address-confirmation/request', tags: ['account'] })
    .output(z.object({ sent: z.boolean() })),
  /** The address that waits to be confirmed; null when none does. */
  addressChange: api
    .route({ method: 'GET', path: '/api/address-change', tags: ['account'] })
    .output(z.object({ wanted: z.string().nullable() })),
  /** Mails a link to the new address; `changed` where the server sends no mails, and it is the account's at once. */
  requestAddressChange: api
    .route({ method: 'POST', path: '/api/address-change', tags: ['account'] })
    .input(z.object({ email: z.string().max(320), password: passwordAgain }))
    .output(z.object({ changed: z.boolean() })),
  /** With the token of the link: once, within a day, by its account alone. Every other session of it ends. */
  confirmAddressChange: api
    .route({ method: 'POST', path: '/api/address-change/confirmation', tags: ['account'] })
    .input(z.object({ token: z.string().min(1, says('addressChange.invalidLink')).max(200) }))
    .output(z.object({ email: z.string() })),
  /** The latest first. */
  sessions: api
    .route({ method: 'GET', path: '/api/sessions', tags: ['account'] })
    .output(z.object({ sessions: z.array(openSessionSchema) })),
  endSession: api
    .route({ method: 'DELETE', path: '/api/sessions/{id}', tags: ['account'] })
    .input(z.object({ id: z.string() }))
    .output(z.object({ ended: z.number().int() })),
  /** All but the one that asks. */
  endOtherSessions: api
    .route({ method: 'POST', path: '/api/sessions/end-others', tags: ['account'] })
    .output(z.object({ ended: z.number().int() })),
};
