import { z } from 'zod';
import { alsoOnYouTube, api, passwordAgain } from './errors.ts';

/** What a deletion removes from the database, in the order in which a receipt tells it. */
export const removedThings = [
  'account',
  'sign-in',
  'children',
  'family',
  'household',
  'avatars',
  'episodes',
  'production',
  'voices',
  'agreements',
  'payments',
  'notifications',
  'publishing',
  'links',
  'hellos',
  'keys',
  'history',
  'messages',
  'notes',
] as const;
export type RemovedThing = (typeof removedThings)[number];

/** And which files. */
export const removedFiles = ['child-photos', 'episode-images', 'avatars', 'episodes', 'voices'] as const;

const count = z.number().int().positive();

/** What a deletion removed. It names nobody. */
export const receiptSchema = z.object({
  kind: z.enum(['child', 'account']),
  requestedAt: z.date(),
  /** Null while the deletion is under way; the counts are then still incomplete. */
  finishedAt: z.date().nullable(),
  /** Ended at the payment provider. */
  subscriptionsEnded: z.number().int(),
  /** Videos on the parent's YouTube channel. Null while the deletion is under way, and where it was not counted yet. */
  youtube: z.object({ deleted: z.number().int(), left: z.number().int() }).nullable(),
  /** How many of what, as a parent knows it: the tables behind it are nobody's business. */
  things: z.array(z.object({ thing: z.enum(removedThings), count })),
  files: z.array(z.object({ kind: z.enum(removedFiles), count })),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** `key` opens the receipt: it is told once and stored as a hash. */
const begunSchema = z.object({ key: z.string() });

/** A copy of everything, and deletion with a receipt. */
export const privacy = {
  /**
   * An address that sends everything of the person as one ZIP archive. It works for a few minutes and only
   * together with the session of the same person. INVALID_INPUT for a wrong password.
   */
  exportLink: api
    .route({ method: 'POST', path: '/api/privacy/export', tags: ['privacy'] })
    .input(z.object({ password: passwordAgain }))
    .output(z.object({ url: z.string(), expiresAt: z.date() })),
  /** Deletes a child everywhere and ends the subscription that was bought for it. INVALID_INPUT for a wrong password, NOT_FOUND for a child of others. */
  eraseChild: api
    .route({ method: 'POST', path: '/api/privacy/erase-child', tags: ['privacy'], successStatus: 202 })
    .input(z.object({ childId: z.string(), password: passwordAgain, alsoOnYouTube }))
    .output(begunSchema),
  /**
   * Deletes the account with everything; every session of the person ends at once. INVALID_INPUT names the field
   * that is wrong, CONFLICT for a super admin who must stay.
   */
  eraseAccount: api
    .route({ method: 'POST', path: '/api/privacy/erase-account', tags: ['privacy'], successStatus: 202 })
    .input(
      z.object({
        email: z.string(),
        password: passwordAgain,
        alsoOnYouTube,
      }),
    )
    .output(begunSchema),
  /** For whoever has the key: after an account is deleted there is nobody to sign in. */
  receipt: api
    .route({ method: 'GET', path: '/api/privacy/receipt', tags: ['privacy'] })
    .input(z.object({ key: z.string() }))
    .output(receiptSchema),
};
