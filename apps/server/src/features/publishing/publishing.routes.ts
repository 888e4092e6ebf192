import { authed } from '../../platform/http/procedures.ts';
import { authorize, changeSettings, connect, disconnect, viewAccount } from './connection.service.ts';
import { publish, viewPublication } from './publications.service.ts';
import type { PublishingDeps } from './publishing.deps.ts';

/** The calls of the contract's `publishing`. */
export const createPublishingRoutes = (deps: PublishingDeps) => ({
  account: authed.publishing.account.handler(({ context: { actor } }) => viewAccount(deps, actor)),
  authorize: authed.publishing.authorize.handler(({ context: { actor, headers } }) =>
    authorize(deps, actor, headers),
  ),
  connect: authed.publishing.connect.handler(({ context: { actor, headers }, input }) =>
    connect(deps, actor, headers, input),
  ),
  settings: authed.publishing.settings.handler(({ context: { actor }, input }) =>
    changeSettings(deps, actor, input),
  ),
  disconnect: authed.publishing.disconnect.handler(({ context: { actor } }) => disconnect(deps, actor)),
  publication: authed.publishing.publication.handler(({ context: { actor }, input }) =>
    viewPublication(deps, actor, input.id),
  ),
  publish: authed.publishing.publish.handler(({ context: { actor }, input }) =>
    publish(deps, actor, input.id),
  ),
});
