import { authed, keyed } from '../../platform/http/procedures.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts';
import type { AutomationDeps } from './automation.deps.ts';
import { reportAvatar, reportAvatarsFailed } from './avatar-report.ts';
import { reportEpisode } from './episode-report.ts';

/** The calls of the contract's `automation`. */
export const createAutomationRoutes = (deps: AutomationDeps) => ({
  apiKeys: authed.automation.apiKeys.handler(({ context: { actor } }) => listApiKeys(deps.database, actor)),
  createApiKey: authed.automation.createApiKey.handler(({ context, input }) =>
    createApiKey(deps, context.actor, input, context),
  ),
  revokeApiKey: authed.automation.revokeApiKey.handler(async ({ context, input }) => {
    await revokeApiKey(deps, context.actor, input.id, context);
    return { revoked: true };
  }),
  reportAvatar: keyed.automation.reportAvatar.handler(({ context, input }) =>
    'file' in input ? reportAvatar(deps, context, input) : reportAvatarsFailed(deps, context, input),
  ),
  reportEpisode: keyed.automation.reportEpisode.handler(({ context, input }) =>
    reportEpisode(deps, context, input),
  ),
});
