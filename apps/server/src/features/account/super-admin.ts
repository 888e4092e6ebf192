import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '@milestoon/database';
import type { Config } from '../../platform/config/config.ts';
import type { Auth } from './auth.ts';
import { toStoredAddress } from './local-address.ts';

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

/**
 * Makes sure that the configured super admin exists. The role goes to the account made here and to no
 * other: signing up with the address grants nothing.
 */
export async function ensureSuperAdmin(
  database: Database,
  config: Config,
  loadAuth: () => Promise<Auth>,
): Promise<SuperAdminOutcome> {
  const email = toStoredAddress(config.superAdmin.email);
  const existing = await database.asWorker('look for the super admin', (tx) =>
    tx
      .selectFrom('user')
      .innerJoin('user_roles', 'user_roles.id', 'user.id')
      .select('role')
      .where('email', '=', email)
      .executeTakeFirst(),
  );
  if (existing?.role === 'super_admin') return { kind: 'present' };
  if (existing) return { kind: 'address-taken', email: config.superAdmin.email };
  const password = config.superAdmin.password ?? newPassword();
  const context = await (await loadAuth()).$context;
  const hash = await context.password.hash(password);
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
    await sql`update user_roles set role = 'super_admin', updated_at = now() where id = ${user.id}`.execute(
      tx,
    );
  });
  return {
    kind: 'created',
    email: config.superAdmin.email,
    oneTimePassword: config.superAdmin.password ? null : password,
  };
}
