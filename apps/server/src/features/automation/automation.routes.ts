import { notFound } from '../../platform/errors.ts';
import { authed, open } from '../../platform/http/procedures.ts';
import type { SessionActor } from '../../platform/services.ts';
import { describeApiKey, renewApiKey } from './api-keys.ts';
import type { AutomationDeps } from './automation.deps.ts';
import { reportAvatar, reportAvatarsFailed } from './avatar-report.ts';
import { reportEpisode } from './episode-report.ts';

/** Who reports: whoever has the key. A session reports nothing, and is told what an unknown key is told. */
function reporter({ actor, byApiKey }: { actor: SessionActor | null; byApiKey: boolean }): SessionActor {
  if (!actor || !byApiKey) throw notFound();
  return actor;
}

/** The calls of the contract's `automation`. */
export const createAutomationRoutes = (deps: AutomationDeps) => ({
  apiKey: authed.automation.apiKey.handler(({ context }) => describeApiKey(deps.database, context.actor)),
  renewApiKey: authed.automation.renewApiKey.handler(async ({ context: { actor } }) => {
    const renewed = await renewApiKey(deps, actor);
    await deps.database.asWorker('a parent is told of a new key', (tx) =>
      deps.ports.notify(tx, actor.id, { kind: 'api-key-created', at: renewed.createdAt }),
    );
    return renewed;
  }),
  reportAvatar: open.automation.reportAvatar.handler(({ context, input }) =>
    'file' in input
      ? reportAvatar(deps, reporter(context), input)
      : reportAvatarsFailed(deps, reporter(context), input),
  ),
  reportEpisode: open.automation.reportEpisode.handler(({ context, input }) =>
    reportEpisode(deps, reporter(context), input),
  ),
});
