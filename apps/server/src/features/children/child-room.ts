import { AppError } from '../../platform/errors.ts';
import type { Services, SessionActor } from '../../platform/services.ts';

/** Seconds: a payment or a deletion makes room at once, but nothing makes it by itself. */
const retryAfterSeconds = 3600;

/** What adds a child of this person, once at a time: of two at once the second one counts the first. */
export const addingOne = <T>({ database }: Services, actor: SessionActor, work: () => Promise<T>) =>
  database.withAdvisoryLock(`children of ${actor.id}`, work);

/** Within `addingOne`: whether another child may wait for its payment. A super admin's need none. */
export async function hasRoom({ database, config, ports }: Services, actor: SessionActor): Promise<boolean> {
  if (actor.role === 'super_admin') return true;
  const most = config.quotas.unpaidChildren;
  const children = await database.asUser(actor, (tx) =>
    tx.selectFrom('children').select('id').where('deleted_at', 'is', null).execute(),
  );
  if (children.length < most) return true;
  const paid = await Promise.all(children.map(({ id }) => ports.isChildPaid(id)));
  return paid.filter((isPaid) => !isPaid).length < most;
}

export const noRoom = (): AppError =>
  new AppError('TOO_MANY_REQUESTS', {
    userMessage: ({ failures }) => failures.full.children,
    retryAfter: retryAfterSeconds,
  });
