import { AppError } from '../../platform/errors.ts';
import { authed, type RequestContext } from '../../platform/http/procedures.ts';
import type { SessionActor } from '../../platform/services.ts';
import { storyCompany, voiceCompany } from '../../platform/site.ts';
import { premiereEpisode, updateEpisode } from './episode-edits.ts';
import {
  createEpisode,
  getEpisode,
  listOwnEpisodes,
  removeEpisode,
  retryEpisode,
} from './episodes.service.ts';
import { getPreview } from './preview.service.ts';
import type { ProgressFeed } from './progress-feed.ts';
import type { Proof } from './progress-stream.ts';
import { rewriteEpisode } from './rewrite.service.ts';
import { sampleMusic, sampleNarrator } from './samples.service.ts';
import { changeEpisode, getStory } from './story.service.ts';
import { correctMoment, findPictures, getStoryboard, remakeEpisode } from './storyboard.service.ts';

/** @throws AppError UNAUTHORIZED when the session ended in this moment */
async function proofOf({ services, headers, apiKey }: RequestContext, actor: SessionActor): Promise<Proof> {
  if (apiKey?.id) return { kind: 'api-key', id: apiKey.id };
  const id = await services.ports.sessionIdOf(actor, headers);
  if (!id) throw new AppError('UNAUTHORIZED');
  return { kind: 'session', id };
}

export const createEpisodesRoutes = (feed: ProgressFeed) => ({
  list: authed.episodes.list.handler(({ context: { services, actor } }) => listOwnEpisodes(services, actor)),
  get: authed.episodes.get.handler(({ context: { services, actor }, input }) =>
    getEpisode(services, actor, input.id),
  ),
  create: authed.episodes.create.handler(({ context: { services, actor }, input }) =>
    createEpisode(services, actor, input),
  ),
  update: authed.episodes.update.handler(({ context: { services, actor }, input }) =>
    updateEpisode(services, actor, input),
  ),
  premiere: authed.episodes.premiere.handler(async ({ context: { services, actor }, input }) => {
    await premiereEpisode(services, actor, input.id);
    return { premiered: true as const };
  }),
  retry: authed.episodes.retry.handler(({ context: { services, actor }, input }) =>
    retryEpisode(services, actor, input.id),
  ),
  preview: authed.episodes.preview.handler(({ context: { services, actor }, input }) =>
    getPreview(services, actor, input.id),
  ),
  story: authed.episodes.story.handler(({ context: { services, actor }, input }) =>
    getStory(services, actor, input.id),
  ),
  change: authed.episodes.change.handler(({ context: { services, actor }, input }) =>
    changeEpisode(services, actor, input),
  ),
  storyboard: authed.episodes.storyboard.handler(({ context: { services, actor }, input }) =>
    getStoryboard(services, actor, input),
  ),
  correct: authed.episodes.correct.handler(({ context: { services, actor }, input }) =>
    correctMoment(services, actor, input),
  ),
  remake: authed.episodes.remake.handler(({ context: { services, actor }, input }) =>
    input.description === undefined
      ? remakeEpisode(services, actor, input.id)
      : rewriteEpisode(services, actor, { id: input.id, description: input.description }),
  ),
  pictures: authed.episodes.pictures.handler(({ input }) => findPictures(input.words, input.language)),
  narratorSample: authed.episodes.narratorSample.handler(({ context: { services, actor }, input, signal }) =>
    sampleNarrator(services, actor, input, signal),
  ),
  musicSample: authed.episodes.musicSample.handler(({ context: { services, actor }, input, signal }) =>
    sampleMusic(services, actor, input, signal),
  ),
  writer: authed.episodes.writer.handler(({ context: { services } }) => {
    // Who asks this has opened the form: soon there is a story to be shown.
    services.studioDesk.beginStoryboards();
    return { company: storyCompany(services.config), voiceCompany: voiceCompany(services.config) };
  }),
  remove: authed.episodes.remove.handler(async ({ context, input }) => {
    await removeEpisode(context.services, context.actor, input, context);
    return { removed: true };
  }),
  progress: authed.episodes.progress.handler(async ({ context, lastEventId, signal }) =>
    feed.open(context.actor, await proofOf(context, context.actor), { lastEventId, signal }),
  ),
});
