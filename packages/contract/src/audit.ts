import { auditKinds } from '@milestoon/domain';
import { z } from 'zod';
import { api } from './errors.ts';

/** Something that happened in an account. What is alike and within an hour is one event with a count. */
export const auditEventSchema = z.object({
  id: z.number().int(),
  kind: z.enum(auditKinds),
  /** The first time and the last. */
  at: z.date(),
  lastAt: z.date(),
  times: z.number().int(),
  /** What its owner called a key, a passkey or a channel. */
  name: z.string().nullable(),
  /** A role, or the number of an episode. */
  detail: z.string().nullable(),
  /** The title of the episode it is about, while there is one. */
  episode: z.string().nullable(),
  /** The caller's network address without its last part. */
  network: z.string().nullable(),
  /** The caller's browser and system. */
  device: z.string().nullable(),
  /** The name of the API key it came by. */
  apiKey: z.string().nullable(),
  /** Who did it, where that was not the owner: the address, or null where the account is no more. */
  by: z.object({ email: z.string().nullable() }).nullable(),
  /** It came by the session that asks. */
  isHere: z.boolean(),
});
export type AuditEvent = z.infer<typeof auditEventSchema>;

/** The trail of an account, read by its owner. */
export const audit = {
  /** Newest first; `before` is the `next` of the page before. */
  list: api
    .route({ method: 'GET', path: '/api/account-events', tags: ['account'] })
    .input(z.object({ before: z.coerce.number().int().optional() }))
    .output(z.object({ events: z.array(auditEventSchema), next: z.number().int().nullable() })),
};
