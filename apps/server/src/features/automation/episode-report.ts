import { assertNever } from '@milestoon/domain';
import type { Tx } from '@milestoon/database';
import { notFound } from '../../platform/errors.ts';
import { asId } from '../../platform/ids.ts';
import type { AutomationDeps } from './automation.deps.ts';
import { mayKnow, type Reporter } from './reporter.ts';

export type EpisodeReport = { episodeId: string; requestId?: string | undefined } & (
  | { status: 'processing'; progress?: number | undefined; step?: string | undefined }
  | { status: 'completed'; youtube_url: string }
  | { status: 'failed' }
);

const reason = 'an outside generator reports an episode';

/** The reporter's own episode, held until the transaction ends. @throws AppError NOT_FOUND */
async function lockOwnEpisode(tx: Tx, reporter: Reporter, id: string) {
  const row = await tx
    .selectFrom('episodes')
    .innerJoin('episode_productions as production', 'production.episode_id', 'episodes.id')
    .select(['episodes.id', 'status', 'share', 'version', 'automation_request'])
    .where('episodes.id', '=', asId(id))
    .where('episodes.user_id', '=', reporter.actor.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row || !mayKnow(reporter, row)) throw notFound();
  return row;
}

type Episode = Awaited<ReturnType<typeof lockOwnEpisode>>;

/**
 * The columns a report changes; null when it changes nothing. Reports come late, twice and in any order: what is
 * completed stays so, progress never goes back, and one that came too late for 'failed' may still bring the film.
 */
function changesBy(report: EpisodeReport, episode: Episode) {
  switch (report.status) {
    case 'processing': {
      const share = Math.max(episode.share, report.progress ?? 0);
      if (episode.status !== 'processing' || (share === episode.share && !report.step)) return null;
      if ((report.progress ?? share) < episode.share) return null;
      return {
        status: 'processing' as const,
        production: { share, ...(report.step && { step: report.step }) },
      };
    }
    case 'completed':
      if (episode.status === 'completed') return null;
      return {
        status: 'completed' as const,
        youtube_url: report.youtube_url,
        production: { share: 1, seconds_left: 0, failure: null, made_version: episode.version },
      };
    case 'failed':
      if (episode.status !== 'processing') return null;
      return {
        status: 'failed' as const,
        production: { seconds_left: null, failure: 'reported from outside' },
      };
    default:
      return assertNever(report);
  }
}

/** Writes down how an episode goes that is made outside. @throws AppError NOT_FOUND for one of somebody else */
export const reportEpisode = (
  { database, now, ports }: AutomationDeps,
  reporter: Reporter,
  report: EpisodeReport,
): Promise<{ accepted: boolean }> =>
  database.asWorker(reason, async (tx) => {
    const episode = await lockOwnEpisode(tx, reporter, report.episodeId);
    const isAwaited =
      episode.automation_request !== null &&
      (report.requestId === undefined || report.requestId === episode.automation_request);
    const changes = isAwaited ? changesBy(report, episode) : null;
    if (!changes) return { accepted: false };
    const { production, ...columns } = changes;
    await tx
      .updateTable('episodes')
      .set({ ...columns, updated_at: now() })
      .where('id', '=', episode.id)
      .execute();
    await tx
      .updateTable('episode_productions')
      .set({ ...production, updated_at: now() })
      .where('episode_id', '=', episode.id)
      .execute();
    const { id: episodeId, version } = episode;
    if (report.status === 'completed')
      await ports.notify(tx, reporter.actor.id, { kind: 'episode-ready', episodeId, version });
    if (report.status === 'failed')
      await ports.notify(tx, reporter.actor.id, { kind: 'episode-failed', episodeId, failedAt: now() });
    return { accepted: true };
  });
