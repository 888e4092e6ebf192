import type { Actor } from '@milestoon/database';
import { AppError } from './errors.ts';
import type { Ports } from './ports.ts';

/**
 * Asks for the password again, before what a stolen session must not do.
 *
 * @throws AppError INVALID_INPUT naming the field when it is wrong, TOO_MANY_REQUESTS after too many wrong ones
 */
export async function requirePassword(
  ports: Pick<Ports, 'checkPassword'>,
  actor: Actor,
  password: string,
): Promise<void> {
  if (await ports.checkPassword(actor, password)) return;
  throw new AppError('INVALID_INPUT', {
    userMessage: (texts) => texts.changePassword.currentWrong,
    data: { field: 'password' },
  });
}
