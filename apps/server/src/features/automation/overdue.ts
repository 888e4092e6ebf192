import type { AutomationDeps } from './automation.deps.ts';

/** Milliseconds without a word from the outside generator. */
const overdueAfterMs = 24 * 3_600_000;
const reason = 'what was asked for outside and never came has failed';

/** Gives up what an outside generator was asked for and does not report on: the parent can try again. */
export async function giveUpOverdue({ database, now, ports }: AutomationDeps): Promise<void> {
  const since = new Date(now().getTime() - overdueAfterMs);
  const episodes = await database.asWorker(reason, async (tx) => {
    await tx
      .updateTable('children')
      .set({ avatars_failed_at: now() })
      .where('automation_request', 'is not', null)
      .where('avatars_requested_at', '<', since)
      .where('avatars_failed_at', 'is', null)
      .where((eb) =>
        eb.or([
          eb('avatar_selected', '=', false),
          eb('redrawing', '=', true),
          eb('avatar_style', '<>', eb.ref('style')),
        ]),
      )
      .execute();
    return tx
      .selectFrom('episodes')
      .innerJoin('episode_productions as production', 'production.episode_id', 'episodes.id')
      .select('episodes.id')
      .where('status', '=', 'processing')
      .where('automation_request', 'is not', null)
      .where('production.updated_at', '<', since)
      .execute();
  });
  for (const { id } of episodes) await ports.failEpisode(id);
}
