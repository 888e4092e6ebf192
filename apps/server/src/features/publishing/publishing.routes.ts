import { authed } from '../../platform/http/procedures.ts';
import { authorize, changeSettings, connect, disconnect, viewAccount } from './connection.service.ts';
import { publish, viewPublication } from './publications.service.ts';
import type { PublishingDeps } from './publishing.deps.ts';
import { changeVisibility, viewVideos } from './videos.service.ts';

/** The calls of the contract's `publishing`. */
export const createPublishingRoutes = (deps: PublishingDeps) => ({
  account: authed.publishing.account.handler(({ context: { actor } }) => viewAccount(deps, actor)),
  authorize: authed.publishing.authorize.handler(({ context: { actor, headers } }) =>
    authorize(deps, actor, headers),
  ),
  connect: authed.publishing.connect.handler(({ context, input }) =>
    connect(deps, context.actor, context, input),
  ),
  settings: authed.publishing.settings.handler(({ context, input }) =>
    changeSettings(deps, context.actor, input, context),
  ),
  disconnect: authed.publishing.disconnect.handler(({ context }) => disconnect(deps, context.actor, context)),
  publication: authed.publishing.publication.handler(({ context: { actor }, input }) =>
    viewPublication(deps, actor, input.id),
  ),
  publish: authed.publishing.publish.handler(({ context, input }) =>
    publish(deps, context.actor, input.id, input, context),
  ),
  change: authed.publishing.change.handler(({ context, input }) =>
    changeVisibility(deps, context.actor, input, context),
  ),
  videos: authed.publishing.videos.handler(({ context: { actor }, input }) => viewVideos(deps, actor, input)),
});
