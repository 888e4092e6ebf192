import type { Actor } from '@milestoon/database';
import { AppError } from './errors.ts';
import type { Ports } from './ports.ts';
import type { SessionActor } from './services.ts';

/** Milliseconds after a sign-in in which nobody is asked again for what they have just proved. */
const recently = 10 * 60_000;

/**
 * Asks for the password again unless it was just given: a session that is stolen is rarely so young. A password that is
 * sent counts in any case.
 *
 * @throws AppError as `requirePassword`
 */
export async function requirePresence(
  { ports, now }: { ports: Pick<Ports, 'checkPassword' | 'signedInAt'>; now: () => Date },
  actor: Actor & Pick<SessionActor, 'seat'>,
  headers: Headers,
  password: string | undefined,
): Promise<void> {
  const since = password ? null : await ports.signedInAt(headers);
  if (since && now().getTime() - since.getTime() < recently) return;
  await requirePassword(ports, actor, password);
}

/**
 * Asks for the password again, before what a stolen session must not do. Who acts in another family is asked for their
 * own.
 *
 * @throws AppError INVALID_INPUT naming the field when it is wrong, TOO_MANY_REQUESTS after too many wrong ones
 */
export async function requirePassword(
  ports: Pick<Ports, 'checkPassword'>,
  actor: Actor & Pick<SessionActor, 'seat'>,
  password: string | undefined,
): Promise<void> {
  if (!password)
    throw new AppError('INVALID_INPUT', {
      userMessage: (texts) => texts.changePassword.currentRequired,
      data: { field: 'password' },
    });
  const person = actor.seat ? { ...actor, id: actor.seat.memberId } : actor;
  if (await ports.checkPassword(person, password)) return;
  throw new AppError('INVALID_INPUT', {
    userMessage: (texts) => texts.changePassword.currentWrong,
    data: { field: 'password' },
  });
}
