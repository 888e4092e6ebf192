import { yearFilms } from '@milestoon/domain';
import { type Expectation, get, owned, post } from '../expectation.testing.ts';
import { finishedEpisode } from '../../testing/scenes.ts';

export const keepsakesExpectations: Expectation[] = [
  {
    operation: 'keepsakes.ofEpisode',
    cells: owned('200', 'read'),
    prepare:
      async ({ episodeId }) =>
      () =>
        get(`/api/episodes/${episodeId}/keepsakes`),
  },
  {
    operation: 'keepsakes.makeOfEpisode',
    cells: owned('200', 'write'),
    prepare:
      async ({ episodeId }) =>
      () =>
        post(`/api/episodes/${episodeId}/keepsakes`, { kind: 'book-a5' }),
  },
  {
    operation: 'keepsakes.ofSeason',
    cells: owned('200', 'read'),
    prepare:
      async ({ childId }) =>
      () =>
        get(`/api/children/${childId}/keepsakes?season=1`),
  },
  {
    operation: 'keepsakes.makeOfSeason',
    cells: owned('200', 'write'),
    prepare:
      async ({ childId }) =>
      () =>
        post(`/api/children/${childId}/keepsakes`, { kind: 'book-a5', season: 1 }),
  },
  {
    operation: 'keepsakes.years',
    cells: owned('200', 'read'),
    prepare:
      async ({ childId }) =>
      () =>
        get(`/api/children/${childId}/years`),
  },
  {
    operation: 'keepsakes.makeOfYear',
    cells: owned('200', 'write'),
    prepare: async ({ server, owner, childId }) => {
      for (let film = 1; film < yearFilms.least; film++) await finishedEpisode(server, owner, childId);
      return () => post(`/api/children/${childId}/years/${server.services.now().getUTCFullYear()}`, {});
    },
  },
];
