import { managed } from '../../platform/http/procedures.ts';
import {
  listChildren,
  listEpisodes,
  listFailures,
  listMessages,
  listUsers,
  tryAgain,
} from './admin.service.ts';

export const adminRoutes = {
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
