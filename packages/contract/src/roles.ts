import { roles as roleNames } from '@milestoon/domain';
import { z } from 'zod';
import { api } from './errors.ts';

/** Somebody with an account, as role management shows them. */
export const managedUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  createdAt: z.coerce.date(),
  role: z.enum(roleNames),
  /** Somebody has shown that the address is theirs, or a super admin has said so. */
  isConfirmed: z.boolean(),
  /** Null for accounts that were so from the beginning. */
  confirmedAt: z.coerce.date().nullable(),
  /** The address of the super admin who confirmed it by hand. */
  confirmedBy: z.string().nullable(),
});
export type ManagedUser = z.infer<typeof managedUserSchema>;

/** One line of the history of roles. */
export const roleChangeSchema = z.object({
  id: z.number().int(),
  email: z.string(),
  /** The address of who did it; null for the installation itself. */
  changedBy: z.string().nullable(),
  oldRole: z.enum(roleNames),
  newRole: z.enum(roleNames),
  changedAt: z.coerce.date(),
});
export type RoleChange = z.infer<typeof roleChangeSchema>;

/** What is wrong with the table of roles. */
export const roleSetupStates = ['ok', 'missing-table', 'recursive-policies'] as const;
export type RoleSetupState = (typeof roleSetupStates)[number];

/** For super admins only: to everybody else these addresses do not exist. */
export const roles = {
  /** In the order of addresses, a page at a time; `after` is the `next` of the page before. */
  list: api
    .route({ method: 'GET', path: '/api/users', tags: ['roles'] })
    .input(z.object({ search: z.string().max(200).optional(), after: z.string().max(400).optional() }))
    .output(z.object({ users: z.array(managedUserSchema), next: z.string().nullable() })),
  set: api
    .route({ method: 'PUT', path: '/api/users/{id}/role', tags: ['roles'] })
    .input(z.object({ id: z.string(), role: z.enum(roleNames) }))
    .output(z.object({ id: z.string(), role: z.enum(roleNames) })),
  /** By hand, where no mail gets through. Confirmed before, it stays as it is. */
  confirmAddress: api
    .route({ method: 'POST', path: '/api/users/{id}/confirmation', tags: ['roles'] })
    .input(z.object({ id: z.string() }))
    .output(z.object({ id: z.string(), confirmed: z.boolean() })),
  /** Newest first; `before` is the `next` of the page before. */
  changes: api
    .route({ method: 'GET', path: '/api/role-changes', tags: ['roles'] })
    .input(z.object({ before: z.coerce.number().int().optional() }))
    .output(z.object({ changes: z.array(roleChangeSchema), next: z.number().int().nullable() })),
  /** Whether roles can be managed and, if not, the SQL that repairs it. */
  setup: api
    .route({ method: 'GET', path: '/api/role-setup', tags: ['roles'] })
    .output(z.object({ state: z.enum(roleSetupStates), script: z.string().nullable() })),
};
