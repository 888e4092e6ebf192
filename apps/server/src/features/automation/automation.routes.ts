import { authed, keyed } from '../../platform/http/procedures.ts';
import { describeApiKey, renewApiKey } from './api-keys.ts';
import type { AutomationDeps } from './automation.deps.ts';
import { reportAvatar, reportAvatarsFailed } from './avatar-report.ts';
import { reportEpisode } from './episode-report.ts';

/** The calls of the contract's `automation`. */
export const createAutomationRoutes = (deps: AutomationDeps) => ({
  apiKey: authed.automation.apiKey.handler(({ context }) => describeApiKey(deps.database, context.actor)),
  renewApiKey: authed.automation.renewApiKey.handler(async ({ context: { actor } }) => {
    const renewed = await renewApiKey(deps, actor);
    // The key is told now or never: a mail that cannot be queued must not keep it back.
    await tellOfKey(deps, actor.id, renewed.createdAt).catch((error) =>
      deps.log.error({ err: error, user: actor.id }, 'a new key was not told by mail'),
    );
    return renewed;
  }),
  reportAvatar: keyed.automation.reportAvatar.handler(({ context: { actor }, input }) =>
    'file' in input ? reportAvatar(deps, actor, input) : reportAvatarsFailed(deps, actor, input),
  ),
  reportEpisode: keyed.automation.reportEpisode.handler(({ context: { actor }, input }) =>
    reportEpisode(deps, actor, input),
  ),
});

const tellOfKey = ({ database, ports }: AutomationDeps, userId: string, at: Date): Promise<void> =>
  database.asWorker('a parent is told of a new key', (tx) =>
    ports.notify(tx, userId, { kind: 'api-key-created', at }),
  );
