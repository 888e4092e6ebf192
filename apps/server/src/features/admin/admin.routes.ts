import { managed } from '../../platform/http/procedures.ts';
import {
  listChildren,
  listEpisodes,
  listFailures,
  listMessages,
  listUsers,
  tryAgain,
} from './admin.service.ts';
import { readOverview, tryPart } from './overview.service.ts';

export const adminRoutes = {
  overview: managed.admin.overview.handler(({ context: { services, actor } }) =>
    readOverview(services, actor),
  ),
  tryPart: managed.admin.tryPart.handler(({ context: { services, actor }, input }) =>
    tryPart(services, actor, input.part),
  ),
  users: managed.admin.users.handler(({ context: { services, actor }, input }) =>
    listUsers(services, actor, input),
  ),
  children: managed.admin.children.handler(({ context: { services, actor }, input }) =>
    listChildren(services, actor, input),
  ),
  episodes: managed.admin.episodes.handler(({ context: { services, actor }, input }) =>
    listEpisodes(services, actor, input),
  ),
  failures: managed.admin.failures.handler(({ context: { services, actor }, input }) =>
    listFailures(services, actor, input.page),
  ),
  tryAgain: managed.admin.tryAgain.handler(({ context: { services, actor }, input }) =>
    tryAgain(services, actor, input.id),
  ),
  messages: managed.admin.messages.handler(({ context: { services, actor }, input }) =>
    listMessages(services, actor, input.page),
  ),
};
