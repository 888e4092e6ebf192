import type { Tx } from '@milestoon/database';
import type { Role } from '@milestoon/domain';
import { sql } from 'kysely';

export interface UserRow {
  id: string;
  email: string;
  created_at: Date;
  role: string;
  email_verified: boolean;
  confirmed_at: Date | null;
  confirmed_by: string | null;
}

/** Signs that `like` reads as patterns stand for themselves. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** People in the order of their addresses, from the one behind `after`. Policies show all to super admins. */
export async function findUsers(
  tx: Tx,
  { search, after, limit }: { search: string; after: string | undefined; limit: number },
): Promise<UserRow[]> {
  let query = tx
    .selectFrom('user')
    .leftJoin('user_roles', 'user_roles.id', 'user.id')
    .leftJoin('address_confirmations as confirmation', 'confirmation.user_id', 'user.id')
    .leftJoin('user as confirmer', 'confirmer.id', 'confirmation.confirmed_by')
    .select(['user.id', 'user.email', 'user.created_at', 'user.email_verified'])
    .select(['confirmation.confirmed_at', 'confirmer.email as confirmed_by'])
    .select((eb) => eb.fn.coalesce('user_roles.role', eb.val('user')).as('role'))
    .orderBy('user.email')
    .limit(limit);
  if (search) query = query.where('user.email', 'ilike', `%${literally(search)}%`);
  if (after !== undefined) query = query.where('user.email', '>', after);
  return query.execute();
}

/** Tells them that a super admin was shown their addresses, once a day. */
export const noteLook = (tx: Tx, ids: readonly string[]): Promise<unknown> =>
  sql`select me.audit_look(${[...ids]}::uuid[])`.execute(tx);

export const findAddress = async (tx: Tx, id: string): Promise<string | undefined> =>
  (await tx.selectFrom('user').select('email').where('id', '=', id).executeTakeFirst())?.email;

interface RoleChangeOrder {
  id: string;
  email: string;
  role: Role;
}

/**
 * The ways to change a role, in the order in which they are tried: each is open to a super admin by itself,
 * so one whose permission was lost does not end role management. All are logged by the database.
 */
export const waysToSetRole: ((tx: Tx, order: RoleChangeOrder) => Promise<unknown>)[] = [
  (tx, { id, role }) => sql`select set_user_role(user_id => ${id}, new_role => ${role})`.execute(tx),
  (tx, { id, role }) =>
    tx
      .insertInto('user_roles')
      .values({ id, role })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ role }))
      .execute(),
  (tx, { email, role }) =>
    sql`select assign_admin_role(user_email => ${email}, new_role => ${role})`.execute(tx),
];

export interface RoleChangeRow {
  id: number;
  email: string;
  changed_by: string | null;
  old_role: string;
  new_role: string;
  changed_at: Date;
}

/** The latest changes before that id, newest first. */
export async function findRoleChanges(
  tx: Tx,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<RoleChangeRow[]> {
  let query = tx
    .selectFrom('role_changes as change')
    .innerJoin('user', 'user.id', 'change.user_id')
    .leftJoin('user as actor', 'actor.id', 'change.changed_by')
    .select(['change.id', 'user.email', 'actor.email as changed_by'])
    .select(['change.old_role', 'change.new_role', 'change.changed_at'])
    .orderBy('change.id', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('change.id', '<', before);
  return query.execute();
}

export const touchRoles = (tx: Tx): Promise<unknown> =>
  tx.selectFrom('user_roles').select('id').limit(1).execute();

/** False when it was confirmed already. */
export async function confirmByHand(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ confirmed: boolean }>`
    select me.confirm_address(${id}, ${now}) as confirmed`.execute(tx);
  return rows[0]?.confirmed ?? false;
}
