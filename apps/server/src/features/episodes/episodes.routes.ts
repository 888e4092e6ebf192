import { authed } from '../../platform/http/procedures.ts';
import {
  createEpisode,
  getEpisode,
  listOwnEpisodes,
  removeEpisode,
  retryEpisode,
} from './episodes.service.ts';
import { streamProgress } from './progress-stream.ts';

export const episodesRoutes = {
  list: authed.episodes.list.handler(({ context: { services, actor } }) => listOwnEpisodes(services, actor)),
  get: authed.episodes.get.handler(({ context: { services, actor }, input }) =>
    getEpisode(services, actor, input.id),
  ),
  create: authed.episodes.create.handler(({ context: { services, actor }, input }) =>
    createEpisode(services, actor, input),
  ),
  retry: authed.episodes.retry.handler(({ context: { services, actor }, input }) =>
    retryEpisode(services, actor, input.id),
  ),
  remove: authed.episodes.remove.handler(async ({ context: { services, actor }, input }) => {
    await removeEpisode(services, actor, input.id);
    return { removed: true };
  }),
  progress: authed.episodes.progress.handler(({ context: { services, actor }, lastEventId, signal }) =>
    streamProgress(services, actor, lastEventId, signal),
  ),
};
