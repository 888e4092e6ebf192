import type { ManagedUser, RoleChange, RoleSetupState } from '@milestoon/contract';
import { roleSetupScript } from '@milestoon/database';
import { type Role, roles } from '@milestoon/domain';
import { notFound } from '../../platform/errors.ts';
import { asId } from '../../platform/ids.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import { changing, reading, roleFault } from './role-faults.ts';
import {
  confirmByHand,
  findAddress,
  findRoleChanges,
  findUsers,
  noteLook,
  touchRoles,
  waysToSetRole,
} from './roles.repo.ts';

const pageSize = 50;

const toRole = (text: string): Role => roles.find((role) => role === text) ?? 'user';

/** One row more than a page was asked for: is there a next page? */
function page<Row>(rows: Row[]): { rows: Row[]; last: Row | undefined } {
  const shown = rows.slice(0, pageSize);
  return { rows: shown, last: rows.length > pageSize ? shown.at(-1) : undefined };
}

export async function listUsers(
  { database, ports }: Services,
  actor: SessionActor,
  { search, after }: { search?: string | undefined; after?: string | undefined },
): Promise<{ users: ManagedUser[]; next: string | null }> {
  const wanted = { search: search?.trim() ?? '', after, limit: pageSize + 1 };
  const { rows, last } = page(await reading(database.asUser(actor, (tx) => findUsers(tx, wanted))));
  await database.asUser(actor, (tx) =>
    noteLook(
      tx,
      rows.map(({ id }) => id),
    ),
  );
  const users = rows.map((row) => ({
    id: row.id,
    email: ports.typedAddress(row.email),
    createdAt: row.created_at,
    role: toRole(row.role),
    isConfirmed: row.email_verified,
    confirmedAt: row.confirmed_at,
    confirmedBy: row.confirmed_by && ports.typedAddress(row.confirmed_by),
  }));
  return { users, next: last?.email ?? null };
}

export async function setRole(
  { database }: Services,
  actor: SessionActor,
  order: { id: string; role: Role },
): Promise<{ id: string; role: Role }> {
  const id = asId(order.id);
  const email = await database.asUser(actor, (tx) => findAddress(tx, id));
  if (email === undefined) throw notFound();
  await changing(
    (async () => {
      let denied: unknown;
      for (const way of waysToSetRole) {
        try {
          await database.asUser(actor, (tx) => way(tx, { id, email, role: order.role }));
          return;
        } catch (error) {
          if (roleFault(error) !== 'PGRST301') throw error;
          denied = error;
        }
      }
      throw denied;
    })(),
  );
  return { id, role: order.role };
}

/** @throws AppError NOT_FOUND */
export async function confirmAddress(
  { database, ports, now }: Services,
  actor: SessionActor,
  user: string,
): Promise<{ id: string; confirmed: boolean }> {
  const id = asId(user);
  const isNews = await database.asUser(actor, async (tx) => {
    if ((await findAddress(tx, id)) === undefined) throw notFound();
    return confirmByHand(tx, id, now());
  });
  if (isNews) {
    await ports.revokeApiKeys(id);
    await database.asWorker('a super admin confirmed an address', (tx) =>
      ports.audit(tx, id, { kind: 'address-confirmed' }),
    );
  }
  return { id, confirmed: true };
}

export async function listRoleChanges(
  { database, ports }: Services,
  actor: SessionActor,
  before: number | undefined,
): Promise<{ changes: RoleChange[]; next: number | null }> {
  const wanted = { before, limit: pageSize + 1 };
  const { rows, last } = page(await reading(database.asUser(actor, (tx) => findRoleChanges(tx, wanted))));
  const changes = rows.map((row) => ({
    id: row.id,
    email: ports.typedAddress(row.email),
    changedBy: row.changed_by && ports.typedAddress(row.changed_by),
    oldRole: toRole(row.old_role),
    newRole: toRole(row.new_role),
    changedAt: row.changed_at,
  }));
  return { changes, next: last?.id ?? null };
}

const states: Record<string, RoleSetupState> = {
  PGRST116: 'missing-table',
  'infinite recursion': 'recursive-policies',
};

/** Asks for one role with the rights of a request: the owner's may pass by the policies that are in doubt. */
export async function inspectSetup(
  { database }: Services,
  actor: SessionActor,
): Promise<{ state: RoleSetupState; script: string | null }> {
  const fault = await database.asUser(actor, touchRoles).then(
    () => null,
    (error) => {
      const known = roleFault(error);
      if (!known) throw error;
      return known;
    },
  );
  const state = (fault && states[fault]) ?? 'ok';
  return { state, script: state === 'ok' ? null : roleSetupScript() };
}
