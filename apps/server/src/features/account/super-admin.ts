import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '@milestoon/database';
import type { Config } from '../../platform/config/config.ts';
import { toStoredAddress } from './local-address.ts';
import type { Passwords } from './password-hash.ts';

export type SuperAdminOutcome =
  | { kind: 'present' }
  | { kind: 'created'; email: string; oneTimePassword: string | null }
  /** Somebody signed up with the address before it was made the super admin's: no role is granted. */
  | { kind: 'address-taken'; email: string };

// No characters that are mistaken for one another when copied from a terminal.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const newPassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

const appoint = (tx: Tx, id: string): Promise<unknown> =>
  sql`select me.appoint_super_admin(${id})`.execute(tx);

/**
 * Makes sure that the configured super admin exists. The role goes to the account made here and to no
 * other: signing up with the address grants nothing.
 */
export async function ensureSuperAdmin(
  database: Database,
  config: Config,
  passwords: Passwords,
): Promise<SuperAdminOutcome> {
  const email = toStoredAddress(config.superAdmin.email);
  const existing = await database.asWorker('look for the super admin', (tx) =>
    tx
      .selectFrom('user')
      .leftJoin('appointed_super_admin as appointed', 'appointed.id', 'user.id')
      .select(['user.id', 'appointed.id as appointed', sql<string>`me.role_of("user".id)`.as('role')])
      .where('email', '=', email)
      .executeTakeFirst(),
  );
  if (existing?.appointed) return { kind: 'present' };
  if (existing?.role === 'super_admin') {
    await database.asOwner('appoint the super admin', (tx) => appoint(tx, existing.id));
    return { kind: 'present' };
  }
  if (existing) return { kind: 'address-taken', email: config.superAdmin.email };
  const password = config.superAdmin.password ?? newPassword();
  const hash = await passwords.hash(password);
  await database.asOwner('create the super admin', async (tx) => {
    const user = await tx
      .insertInto('user')
      .values({ name: 'Super Admin', email, email_verified: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('account')
      .values({ user_id: user.id, account_id: user.id, provider_id: 'credential', password: hash })
      .execute();
    await appoint(tx, user.id);
  });
  return {
    kind: 'created',
    email: config.superAdmin.email,
    oneTimePassword: config.superAdmin.password ? null : password,
  };
}
