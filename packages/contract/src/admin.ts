import { roles, supportReasons } from '@milestoon/domain';
import { z } from 'zod';
import { api } from './errors.ts';

/** Which page of a list, from 1. */
const page = z.coerce.number().int().min(1).max(10_000).default(1);

/** A page of a list with how many rows and pages there are in all. */
const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.number().int(), page: z.number().int(), pages: z.number().int() });

/** Whose it is. */
const account = { userId: z.string(), email: z.string() };
/** Of the children of an account, the oldest is the first; nobody's name is told. */
const childNumber = z.number().int();

/** An account on the admin’s desk, and how much it has. */
export const adminUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  createdAt: z.date(),
  role: z.enum(roles),
  isConfirmed: z.boolean(),
  children: z.number().int(),
  episodes: z.number().int(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

/** How far a child is on the way to its avatar. */
export const childStates = ['waiting', 'drawing', 'failed', 'ready', 'chosen'] as const;
export type ChildState = (typeof childStates)[number];

/** A child on the admin’s desk: a number and a state, no name and no picture. */
export const adminChildSchema = z.object({
  id: z.string(),
  ...account,
  childNumber,
  state: z.enum(childStates),
  episodes: z.number().int(),
  createdAt: z.date(),
});
export type AdminChild = z.infer<typeof adminChildSchema>;

/** `changing` and `change-failed` are about a new version of a finished episode. */
export const episodeStates = ['processing', 'completed', 'failed', 'changing', 'change-failed'] as const;
export type EpisodeState = (typeof episodeStates)[number];

/** An episode on the admin’s desk: numbers and a state, nothing of the story. */
export const adminEpisodeSchema = z.object({
  id: z.string(),
  ...account,
  childNumber,
  episodeNumber: z.number().int(),
  state: z.enum(episodeStates),
  /** How much of it is made, 0…1. */
  share: z.number(),
  createdAt: z.date(),
  /** When something last happened to it. */
  changedAt: z.date(),
});
export type AdminEpisode = z.infer<typeof adminEpisodeSchema>;

/** What the work was for. */
export const failedWorkKinds = [
  'avatars',
  'episode',
  'trailer',
  'rendition',
  'publishing',
  'mail',
  'push',
  'photos',
  'deletion',
] as const;
export type FailedWorkKind = (typeof failedWorkKinds)[number];

/** Work that was given up and can be tried again. */
export const failedWorkSchema = z.object({
  /** By this the log tells why. */
  id: z.string(),
  kind: z.enum(failedWorkKinds),
  /** Null for the house's own work, and where the account is gone. */
  userId: z.string().nullable(),
  email: z.string().nullable(),
  childNumber: childNumber.nullable(),
  episodeNumber: z.number().int().nullable(),
  attempts: z.number().int(),
  failedAt: z.date(),
});
export type FailedWork = z.infer<typeof failedWorkSchema>;

/** What somebody wrote to support, for whoever answers. */
export const adminMessageSchema = z.object({
  id: z.string(),
  /** On the sender's receipt. */
  number: z.string(),
  /** Null: they were not signed in. */
  userId: z.string().nullable(),
  /** Where the answer goes. */
  email: z.string(),
  reason: z.enum(supportReasons),
  message: z.string(),
  /** The sender's, by its code. */
  language: z.string(),
  sentAt: z.date(),
  /** It was mailed to SUPPORT_EMAIL as well. */
  isMailed: z.boolean(),
});
export type AdminMessage = z.infer<typeof adminMessageSchema>;

/** What background work is for. */
export const workKinds = [...failedWorkKinds, 'keepsake', 'notice'] as const;
export type WorkKind = (typeof workKinds)[number];

/** The whole installation in numbers: nobody's. Times are in seconds. */
export const adminOverviewSchema = z.object({
  families: z.number().int(),
  children: z.number().int(),
  /** Finished ones, and how long they are together. */
  films: z.number().int(),
  filmMinutes: z.number().int(),
  /** Of the last twelve weeks, each named by its Monday, this one last. */
  weeks: z.array(z.object({ week: z.string(), families: z.number().int(), films: z.number().int() })),
  /** Processes that carry work out now. */
  workers: z.number().int(),
  /** What waits, and how long such work took in the last week. */
  work: z.array(
    z.object({
      kind: z.enum(workKinds),
      waiting: z.number().int(),
      /** Null: nothing is due. */
      oldestSeconds: z.number().nullable(),
      running: z.number().int(),
      /** Of those that wait: tried before. */
      again: z.number().int(),
      failed: z.number().int(),
      done: z.number().int(),
      medianSeconds: z.number().nullable(),
      slowestSeconds: z.number().nullable(),
    }),
  ),
  paymentEventsWaiting: z.number().int(),
  storage: z.object({ kind: z.enum(['folder', 'bucket']), files: z.number().int(), bytes: z.number() }),
  /** From the table of subscriptions; began and ended in the last thirty days. First payments that failed never began. */
  money: z.object({
    active: z.number().int(),
    /** Not paid yet and still collected: `past_due` at Stripe. */
    late: z.number().int(),
    /** Given up as unpaid, and so among those that ended: `unpaid` at Stripe. */
    unpaid: z.number().int(),
    /** Still there, and to end with the period. */
    ending: z.number().int(),
    began: z.number().int(),
    ended: z.number().int(),
    /** What the active ones pay a month, in the currency's smallest unit. */
    monthlyCents: z.number().int(),
    currency: z.string(),
    /** Of those that were there thirty days ago, late ones too, the share that has left since, 0…1; null where there were none. */
    churn: z.number().nullable(),
  }),
  versions: z.object({ app: z.string(), node: z.string(), database: z.string() }),
  parts: z.object({
    mail: z.boolean(),
    /** Null: the small built-in one. */
    voice: z.string().nullable(),
    payments: z.enum(['stripe', 'emulator']),
  }),
});
export type AdminOverview = z.infer<typeof adminOverviewSchema>;

/** What an admin can try out. */
export const checkedParts = ['mail', 'storage', 'voice'] as const;
export type CheckedPart = (typeof checkedParts)[number];

/** What came of it, in the words of `npm run doctor`, which are English. */
export const adminCheckSchema = z.object({
  part: z.enum(checkedParts),
  state: z.enum(['fine', 'notice', 'wrong']),
  says: z.string(),
  todo: z.string().nullable(),
});
export type AdminCheck = z.infer<typeof adminCheckSchema>;

const ofUser = z.string().max(100).optional();

/**
 * The desk of admins and super admins: who and what there is, by number and state. No names of children, no pictures, no
 * texts. Whoever was looked at reads it in the trail of their account.
 */
export const admin = {
  /** Numbers of everything, and of nobody. */
  overview: api
    .route({ method: 'GET', path: '/api/admin/overview', tags: ['admin'] })
    .output(adminOverviewSchema),
  /** Tries a part of the installation out: signs in at the mail server, writes, reads and deletes a few bytes, asks the voice. */
  tryPart: api
    .route({ method: 'POST', path: '/api/admin/checks/{part}', tags: ['admin'] })
    .input(z.object({ part: z.enum(checkedParts) }))
    .output(adminCheckSchema),
  /** In the order of addresses; `search` finds a part of one. */
  users: api
    .route({ method: 'GET', path: '/api/admin/users', tags: ['admin'] })
    .input(z.object({ search: z.string().max(200).optional(), page }))
    .output(pageOf(adminUserSchema)),
  /** Newest first; of one account, or in one state, or all. */
  children: api
    .route({ method: 'GET', path: '/api/admin/children', tags: ['admin'] })
    .input(z.object({ user: ofUser, state: z.enum(childStates).optional(), page }))
    .output(pageOf(adminChildSchema)),
  /** Newest first; of one account, or in one state, or all. */
  episodes: api
    .route({ method: 'GET', path: '/api/admin/episodes', tags: ['admin'] })
    .input(z.object({ user: ofUser, state: z.enum(episodeStates).optional(), page }))
    .output(pageOf(adminEpisodeSchema)),
  /** Background work of the last week that was given up and not begun anew since; latest first. */
  failures: api
    .route({ method: 'GET', path: '/api/admin/failures', tags: ['admin'] })
    .input(z.object({ page }))
    .output(pageOf(failedWorkSchema)),
  /** Begins it anew, in its owner's turn. `begun` is false where nothing is left to do: it leaves the list all the same. */
  tryAgain: api
    .route({ method: 'POST', path: '/api/admin/failures/{id}/retry', tags: ['admin'] })
    .input(z.object({ id: z.string() }))
    .output(z.object({ id: z.string(), begun: z.boolean() })),
  /** What people wrote to support, latest first. */
  messages: api
    .route({ method: 'GET', path: '/api/admin/support-messages', tags: ['admin'] })
    .input(z.object({ page }))
    .output(pageOf(adminMessageSchema)),
};
