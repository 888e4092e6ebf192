import type { Avatars, FirstLook } from '@milestoon/contract';
import type { Tx } from '@milestoon/database';
import { AppError } from '../../platform/errors.ts';
import { seedOf } from '../../platform/seed.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import { requestAvatars } from './avatars.service.ts';
import { needsNoPayment } from './child-views.ts';
import { findChild, lockChild } from './children.repo.ts';

const countLooks = async (tx: Tx, userId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('first_looks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export async function viewFirstLook(services: Services, actor: SessionActor): Promise<FirstLook> {
  const { database, config } = services;
  const { used, looked } = await database.asUser(actor, async (tx) => ({
    used: await countLooks(tx, actor.id),
    looked: await tx
      .selectFrom('children')
      .select(['id', 'avatar_variant'])
      .where('first_look_round', 'is not', null)
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .execute(),
  }));
  const left = Math.max(0, config.quotas.firstLooks - used);
  for (const { id, avatar_variant: variant } of looked)
    if (!(await needsNoPayment(services, actor, id)))
      return { left, childId: id, drawnWith: variant === null ? null : { seed: seedOf(id), variant } };
  return { left, childId: null, drawnWith: null };
}

/**
 * Has the avatars of a child drawn that nobody pays for. It counts for the account for good: a child that is deleted
 * gives nothing back, or photos without end could be drawn.
 *
 * @throws AppError NOT_FOUND; CONFLICT when the account has used it, or the child has an avatar; ADDRESS_UNCONFIRMED
 */
export async function beginFirstLook(services: Services, actor: SessionActor, id: string): Promise<Avatars> {
  const { database, ports } = services;
  const child = await database.asUser(actor, (tx) => findChild(tx, id));
  if (child.first_look_round === null && !(await needsNoPayment(services, actor, child.id))) {
    if (child.avatar_selected) throw new AppError('CONFLICT');
    await ports.requireConfirmedAddress(actor);
    // Of two at once the second one counts the first.
    await database.withAdvisoryLock(`first look of ${actor.id}`, () => countLook(services, actor, child.id));
  }
  return requestAvatars(services, actor, child.id);
}

const countLook = ({ database, config, now }: Services, actor: SessionActor, childId: string) =>
  database.asWorker('a first look is counted for the account', async (tx) => {
    const child = await lockChild(tx, childId);
    if (child.first_look_round !== null) return;
    if ((await countLooks(tx, actor.id)) >= config.quotas.firstLooks)
      throw new AppError('CONFLICT', { userMessage: ({ failures }) => failures.firstLookUsed });
    await tx.insertInto('first_looks').values({ user_id: actor.id, begun_at: now() }).execute();
    await tx
      .updateTable('children')
      .set({ first_look_round: child.avatar_round })
      .where('id', '=', childId)
      .execute();
  });
