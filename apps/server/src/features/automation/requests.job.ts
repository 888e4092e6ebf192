import type { JobHandler, Jobs } from '../../platform/queue/jobs.ts';
import type { AutomationDeps } from './automation.deps.ts';
import { avatarRequest, episodeRequest } from './bodies.ts';
import { forgetNotice, readNotice } from './notices.ts';
import { type Call, post } from './webhook.ts';

const reason = 'an outside generator is asked';

/** Sends a body once; without an outside generator, any more, there is nobody to send it to. */
async function send(
  { config, now }: AutomationDeps,
  call: Call,
  requestId: string,
  body: { apiKey: string } | { api_key: string },
  signal: AbortSignal,
): Promise<void> {
  if (!config.automation) throw new Error('AUTOMATION_WEBHOOK_URL is not set any more');
  const apiKey = 'apiKey' in body ? body.apiKey : body.api_key;
  const delivery = { call, requestId, apiKey, body: JSON.stringify(body) };
  await post(config.automation, delivery, { now: now(), signal });
}

/**
 * Asks for the avatars of a child. The request is written down before it is sent: a report may come before the
 * answer does. Another request of the same round that was sent already is not repeated.
 */
export function avatarRequests(deps: AutomationDeps): JobHandler<Jobs['request-avatars']> {
  const { database, now } = deps;
  return {
    async run({ childId, requestId }, { signal }) {
      const isOwn = await database.asWorker(reason, async (tx) => {
        const row = await tx
          .updateTable('children')
          .set((eb) => ({ automation_request: eb.fn.coalesce('automation_request', eb.val(requestId)) }))
          .where('id', '=', childId)
          .returning('automation_request')
          .executeTakeFirst();
        return row?.automation_request === requestId;
      });
      const body = isOwn && (await avatarRequest(deps, childId));
      if (body) await send(deps, 'avatars', requestId, body, signal);
    },
    async failed({ childId, requestId }) {
      // The child is there all the same; the parent is offered to try again.
      await database.asWorker(reason, (tx) =>
        tx
          .updateTable('children')
          .set({ avatars_failed_at: now() })
          .where('id', '=', childId)
          .where((eb) =>
            eb.or([eb('automation_request', '=', requestId), eb('automation_request', 'is', null)]),
          )
          .execute(),
      );
    },
  };
}

/** Asks for an episode. When that fails to the end, the episode has failed. */
export function episodeRequests(deps: AutomationDeps): JobHandler<Jobs['request-episode']> {
  const { database } = deps;
  return {
    async run({ episodeId, requestId }, { signal }) {
      const isOwn = await database.asWorker(reason, async (tx) => {
        const row = await tx
          .updateTable('episode_productions')
          .set((eb) => ({ automation_request: eb.fn.coalesce('automation_request', eb.val(requestId)) }))
          .where('episode_id', '=', episodeId)
          .returning('automation_request')
          .executeTakeFirst();
        return row?.automation_request === requestId;
      });
      const body = isOwn && (await episodeRequest(deps, episodeId));
      if (body) await send(deps, 'episode', requestId, body, signal);
    },
    failed: ({ episodeId }) => deps.ports.failEpisode(episodeId),
  };
}

/** Delivers a notice that a child was changed or deleted. What cannot be delivered is given up and forgotten. */
export function notices(deps: AutomationDeps): JobHandler<Jobs['notify-automation']> {
  return {
    async run({ noticeId }, { signal }) {
      const body = await readNotice(deps, noticeId);
      if (!body) return;
      const call = body.action === 'delete' ? 'child-deleted' : 'child-updated';
      await send(deps, call, noticeId, body, signal);
      await forgetNotice(deps, noticeId);
    },
    async failed({ noticeId }) {
      deps.log.warn({ notice: noticeId }, 'a notice to the outside generator was given up');
      await forgetNotice(deps, noticeId);
    },
  };
}
