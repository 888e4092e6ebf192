import { seatingOf } from '@milestoon/contract';
import { notFound } from '../errors.ts';
import type { SessionActor } from '../services.ts';

/**
 * For whom a call is made: the one rule for everybody who acts in another family. About themself it stays them; for the
 * family it is the family, by its owner's account, which every wall and every limit knows already. Whatever is not
 * listed for their seat is not found.
 *
 * @throws AppError NOT_FOUND
 */
export function actorOf(person: SessionActor, path: readonly string[]): SessionActor {
  const { household } = person;
  if (!household) return person;
  const seating = seatingOf(household.seat, path);
  if (seating === undefined) throw notFound();
  if (seating === 'themself') return person;
  const { id, email, createdAt, seat: role } = household;
  return { id, email, createdAt, role: 'user', seat: { memberId: person.id, role } };
}
