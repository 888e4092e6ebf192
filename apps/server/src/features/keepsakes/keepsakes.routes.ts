import { authed } from '../../platform/http/procedures.ts';
import { makeKeepsake, viewKeepsakes } from './keepsakes.service.ts';
import { makeYear, viewYears } from './years.service.ts';

/** The calls of the contract's `keepsakes`. */
export const keepsakesRoutes = {
  ofEpisode: authed.keepsakes.ofEpisode.handler(({ context: { services, actor }, input }) =>
    viewKeepsakes(services, actor, { episodeId: input.id }),
  ),
  makeOfEpisode: authed.keepsakes.makeOfEpisode.handler(({ context: { services, actor }, input }) =>
    makeKeepsake(services, actor, { episodeId: input.id }, input.kind),
  ),
  ofSeason: authed.keepsakes.ofSeason.handler(({ context: { services, actor }, input: { id, season } }) =>
    viewKeepsakes(services, actor, { childId: id, season }),
  ),
  makeOfSeason: authed.keepsakes.makeOfSeason.handler(
    ({ context: { services, actor }, input: { id, season, kind } }) =>
      makeKeepsake(services, actor, { childId: id, season }, kind),
  ),
  years: authed.keepsakes.years.handler(({ context: { services, actor }, input: { id } }) =>
    viewYears(services, actor, id),
  ),
  makeOfYear: authed.keepsakes.makeOfYear.handler(({ context: { services, actor }, input: { id, year } }) =>
    makeYear(services, actor, id, year),
  ),
};
