import { roles } from '@milestoon/domain';
import { z } from 'zod';
import { api } from './errors.ts';

export const sessionSchema = z.object({
  user: z.object({ id: z.string(), email: z.string(), createdAt: z.coerce.date() }).nullable(),
  role: z.enum(roles).nullable(),
});
export type Session = z.infer<typeof sessionSchema>;

/** Signing up, in and out is the authentication library's own API below /api/auth. */
export const account = {
  session: api.route({ method: 'GET', path: '/api/session', tags: ['account'] }).output(sessionSchema),
};
