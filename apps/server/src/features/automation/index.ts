import { randomUUID } from 'node:crypto';
import type { Automation } from '../../platform/automation.ts';
import type { AuditOrigin } from '../../platform/services.ts';
import type { JobHandlers } from '../../platform/queue/jobs.ts';
import { revokeApiKeys } from './api-keys.ts';
import type { AutomationDeps } from './automation.deps.ts';
import { createAutomationRoutes } from './automation.routes.ts';
import { avatarRequest, episodeRequest } from './bodies.ts';
import { noteDeleted, noteUpdated, queueForgottenNotices } from './notices.ts';
import { watchOverdue } from './overdue.ts';
import { keyResolver, liveApiKeys, ownsApiKey } from './resolve-key.ts';
import { avatarRequests, episodeRequests, notices } from './requests.job.ts';

/** The studio of this server takes the same bodies, in process. It is told of changes by its own database. */
function studio(deps: AutomationDeps): Automation {
  const nothingToTell = async (): Promise<() => Promise<void>> => async () => {};
  return {
    async generateAvatars(childId) {
      const body = await avatarRequest(deps, childId);
      if (body) await deps.studio.drawAvatars(body.childId, body.userId);
    },
    async processEpisode(episodeId) {
      const body = await episodeRequest(deps, episodeId);
      if (body) await deps.studio.produceEpisode(body.episodeId, body.userId);
    },
    childDeleted: nothingToTell,
    childUpdated: nothingToTell,
  };
}

/** An outside generator is asked by jobs, which a crash or a receiver that is down only delays. */
function outside(deps: AutomationDeps): Automation {
  const { queue, database, log } = deps;
  const afterwards = (noticeId: string, owner: string) => async (): Promise<void> => {
    await queue.send('notify-automation', { noticeId }, { key: noticeId, owner }).catch((error) => {
      log.warn({ err: error, notice: noticeId }, 'a notice waits for the next start');
    });
  };
  return {
    async generateAvatars(childId) {
      const child = await database.asWorker('avatars are asked for once a round', (tx) =>
        tx
          .selectFrom('children')
          .select(['avatar_round', 'user_id'])
          .where('id', '=', childId)
          .executeTakeFirst(),
      );
      if (!child) return;
      const key = `${childId}:${child.avatar_round}`;
      await queue.send(
        'request-avatars',
        { childId, requestId: randomUUID() },
        { key, owner: child.user_id },
      );
    },
    async processEpisode(episodeId) {
      const episode = await database.asWorker('an episode is asked for in the turn of its owner', (tx) =>
        tx.selectFrom('episodes').select('user_id').where('id', '=', episodeId).executeTakeFirst(),
      );
      if (!episode) return;
      const place = { key: episodeId, owner: episode.user_id };
      await queue.send('request-episode', { episodeId, requestId: randomUUID() }, place);
    },
    childDeleted: async (tx, child) => afterwards(await noteDeleted(deps, tx, child), child.userId),
    childUpdated: async (tx, before, child) =>
      afterwards(await noteUpdated(deps, tx, before, child), child.userId),
  };
}

type AutomationJobs = Pick<JobHandlers, 'request-avatars' | 'request-episode' | 'notify-automation'>;

/** API keys, the outside generator with its reports, and the port behind which it or the studio works. */
export function createAutomation(deps: AutomationDeps) {
  const jobs: AutomationJobs = {
    'request-avatars': avatarRequests(deps),
    'request-episode': episodeRequests(deps),
    'notify-automation': notices(deps),
  };
  return {
    port: deps.config.automation ? outside(deps) : studio(deps),
    routes: createAutomationRoutes(deps),
    jobs,
    /** Whose key a request carries. */
    resolveApiKey: keyResolver(deps),
    liveApiKeys: (ids: readonly string[]) => liveApiKeys(deps, ids),
    ownsApiKey: (actor: { id: string }, key: string) => ownsApiKey(deps, actor, key),
    revokeApiKeys: (userId: string, origin?: AuditOrigin) => revokeApiKeys(deps, userId, origin),
    queueForgottenNotices: () => queueForgottenNotices(deps),
    /** Gives up what is overdue. Returns what stops it. */
    watchOverdue: () => watchOverdue(deps),
  };
}
