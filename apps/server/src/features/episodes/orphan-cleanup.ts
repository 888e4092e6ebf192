import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';
import { episodeOfWork, workDirectory, workFolder } from './production.service.ts';
import { forgetVoicesHere } from './telling/forget-voices.ts';
import { copiesIn, subjectsOf, withDeletedVoices } from './telling/told-lines.ts';

const namesAtOnce = 500;
const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A process that dies between the rows of an episode and its remembered steps leaves these. */
const forgetOrphanedSteps = ({ database }: Services): Promise<unknown> =>
  database.asWorker('steps of episodes that are deleted are forgotten', (tx) =>
    sql`delete from job_steps where split_part(subject, ':', 1) = 'episode'
      and not exists (select from episodes where id::text = split_part(subject, ':', 2))`.execute(tx),
  );

/**
 * Deletes what this machine still has of episodes that are deleted, and of recordings: the deletion may have been carried
 * out on another machine. Resolves to how many folders of episodes.
 */
export async function deleteOrphanedWork(services: Services): Promise<number> {
  const { config, database } = services;
  await forgetOrphanedSteps(services);
  const found = await fs.readdir(workFolder(config)).catch(() => []);
  const names = found.filter((name) => isId.test(episodeOfWork(name)));
  let deleted = 0;
  for (let from = 0; from < names.length; from += namesAtOnce) {
    const some = names.slice(from, from + namesAtOnce);
    const { rows, changed } = await database.asWorker(
      'work on episodes that are deleted is deleted',
      async (tx) => {
        const rows = await tx
          .selectFrom('episodes')
          .leftJoin('episode_productions as production', 'production.episode_id', 'episodes.id')
          .select((eb) => ['episodes.id', eb.fn.coalesce('production.version', eb.lit(1)).as('version')])
          .where('episodes.id', 'in', some.map(episodeOfWork))
          .execute();
        return {
          rows,
          changed: new Set(
            await withDeletedVoices(
              tx,
              rows.flatMap(({ id, version }) => subjectsOf(id, version)),
            ),
          ),
        };
      },
    );
    for (const { id } of rows)
      if (changed.has(id) || (await copiesIn(workDirectory(config, id))).length > 0)
        await forgetVoicesHere(services, id);
    const known = new Set(rows.map(({ id }) => id));
    for (const name of some.filter((folder) => !known.has(episodeOfWork(folder)))) {
      await fs.rm(path.join(workFolder(config), name), { recursive: true, force: true });
      deleted++;
    }
  }
  return deleted;
}
