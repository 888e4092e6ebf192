import { randomUUID } from 'node:crypto';
import type { Actor } from '@milestoon/database';
import type { Feature } from '../../platform/feature.ts';
import type { ApiKeyUse, AuditOrigin, Services, SessionActor } from '../../platform/services.ts';
import { forgetEndedKeys, revokeApiKeys } from './api-keys.ts';
import type { AutomationDeps } from './automation.deps.ts';
import { createAutomationRoutes } from './automation.routes.ts';
import { avatarRequest, episodeRequest } from './bodies.ts';
import type { Automation } from './generator.ts';
import { noteDeleted, noteUpdated, queueForgottenNotices } from './notices.ts';
import { giveUpOverdue } from './overdue.ts';
import { keyResolver, liveApiKeys, ownsApiKey } from './resolve-key.ts';
import { avatarRequests, episodeRequests, notices } from './requests.job.ts';

/** The studio of this server takes the same bodies, in process. It is told of changes by its own database. */
function studio(deps: AutomationDeps): Automation {
  const nothingToTell = async (): Promise<() => Promise<void>> => async () => {};
  return {
    async generateAvatars(childId) {
      const body = await avatarRequest(deps, childId);
      if (body) await deps.ports.drawAvatars(body.childId, body.userId);
    },
    async processEpisode(episodeId) {
      const body = await episodeRequest(deps, episodeId);
      if (body) await deps.ports.produceEpisode(body.episodeId, body.userId);
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

declare module '../../platform/ports.ts' {
  interface Ports {
    /** Has avatars and episodes made, and tells of changes. */
    automation: Automation;
    /** Whose API key this is, and what it opens; null for an unknown one. @throws AppError TOO_MANY_REQUESTS */
    resolveApiKey(
      key: string,
      origin: AuditOrigin,
    ): Promise<{ actor: SessionActor; apiKey: ApiKeyUse } | null>;
    /** Which of these API keys are still good. */
    liveApiKeys(ids: readonly string[]): Promise<string[]>;
    /** Whether an API key is this person's. */
    ownsApiKey(actor: Actor, key: string): Promise<boolean>;
    /**
     * Ends every API key of the person: whoever took one over loses it with the old password. Whatever makes an
     * account somebody's anew calls it.
     */
    revokeApiKeys(userId: string, origin?: AuditOrigin): Promise<void>;
  }
}

/** API keys, the outside generator with its reports, and the port behind which it or the studio works. */
export async function createAutomation(services: Services) {
  const deps: AutomationDeps = { ...services, lookupSecret: await services.database.secret('api-keys') };
  return {
    routes: { automation: createAutomationRoutes(deps) },
    jobs: {
      'request-avatars': {
        ...avatarRequests(deps),
        again: ({ childId }) => deps.ports.startAvatars(childId),
      },
      'request-episode': {
        ...episodeRequests(deps),
        again: ({ episodeId }, owner) => deps.ports.tryEpisodeAgain(episodeId, owner),
      },
      // Forgotten when it was given up.
      'notify-automation': { ...notices(deps), again: async () => false },
    },
    sweeps: [
      {
        role: 'worker',
        every: 600_000,
        work: () => Promise.all([giveUpOverdue(deps), forgetEndedKeys(deps)]),
        fault: 'overdue requests were not given up',
      },
    ],
    ports: {
      automation: deps.config.automation ? outside(deps) : studio(deps),
      resolveApiKey: keyResolver(deps),
      liveApiKeys: (ids) => liveApiKeys(deps, ids),
      ownsApiKey: (actor, key) => ownsApiKey(deps, actor, key),
      revokeApiKeys: (userId, origin) => revokeApiKeys(deps, userId, origin),
    },
    resume: () => queueForgottenNotices(deps),
  } satisfies Feature;
}
