import type { KeepsakeKind } from '@milestoon/domain';
import type { RateLimit } from '../../platform/limits/rate-limiter.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import { type SubjectColumns, wantKeepsake } from './keepsakes.repo.ts';

/**
 * Of a family, whoever of it asks: a season in every form, and some of it once more. Making one anew is free, and would
 * else keep a machine busy for as long as somebody likes.
 */
export const keepsakesOfADay: RateLimit = {
  what: 'keepsakes-of-a-day',
  most: 60,
  within: 24 * 3_600_000,
  refusal: (texts) => texts.keepsakes.tooMany,
};

/** The film of a year is drawn anew, for minutes; a book takes seconds. */
export const costOf = (kind: KeepsakeKind): number => (kind === 'year-film' ? 10 : 1);

/** Has one made in the background, unless it is being made. @throws AppError TOO_MANY_REQUESTS */
export const queueKeepsake = (
  { database, limiter, queue, now }: Services,
  actor: SessionActor,
  columns: SubjectColumns,
  kind: KeepsakeKind,
): Promise<void> =>
  database.withAdvisoryLock(`keepsakes ${actor.id}`, () =>
    database.asWorker('a keepsake is asked for', async (tx) => {
      const wanted = await wantKeepsake(tx, actor.id, columns, kind, now());
      if (!wanted) return;
      await limiter.take(keepsakesOfADay, actor.id, costOf(kind));
      const { id, making } = wanted;
      const place = { key: making, owner: actor.id, within: tx };
      await queue.send('make-keepsake', { keepsakeId: id, making }, place);
    }),
  );
