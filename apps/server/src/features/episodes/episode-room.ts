import type { Actor, Tx } from '@milestoon/database';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { isToBeMade } from './production.repo.ts';

/** Seconds in which one of those that wait may be ready. */
const retryAfterSeconds = 60;

/** What has another episode of this person made, once at a time: of two at once the second one counts the first. */
export const havingOneMade = <T>({ database }: Services, actor: Actor, work: () => Promise<T>) =>
  database.withAdvisoryLock(`episodes of ${actor.id}`, work);

/**
 * Within `havingOneMade`, in a transaction of the person.
 *
 * @throws AppError TOO_MANY_REQUESTS while as many are being made as may be at a time
 */
export async function requireRoom({ config }: Services, tx: Tx): Promise<void> {
  const { waiting } = await tx
    .selectFrom('episodes')
    .innerJoin('episode_productions as production', 'production.episode_id', 'episodes.id')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where(isToBeMade)
    .executeTakeFirstOrThrow();
  if (waiting >= config.quotas.waitingEpisodes)
    throw new AppError('TOO_MANY_REQUESTS', {
      userMessage: ({ failures }) => failures.full.episodes,
      retryAfter: retryAfterSeconds,
    });
}
