import type { KeepsakeKind } from '@milestoon/domain';
import type { Services, SessionActor } from '../../platform/services.ts';
import { type SubjectColumns, wantKeepsake } from './keepsakes.repo.ts';

/** Has one made in the background, unless it is being made. @throws AppError TOO_MANY_REQUESTS */
export const queueKeepsake = (
  { database, queue, now }: Services,
  actor: SessionActor,
  columns: SubjectColumns,
  kind: KeepsakeKind,
): Promise<void> =>
  database.withAdvisoryLock(`keepsakes ${actor.id}`, () =>
    database.asWorker('a keepsake is asked for', async (tx) => {
      const wanted = await wantKeepsake(tx, actor.id, columns, kind, now());
      if (!wanted) return;
      const { id, making } = wanted;
      const place = { key: making, owner: actor.id, within: tx };
      await queue.send('make-keepsake', { keepsakeId: id, making }, place);
    }),
  );
