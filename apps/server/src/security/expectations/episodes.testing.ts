import { createEpisode, episodeStatus, newEpisodeBody } from '../../testing/scenes.ts';
import { callers, type Expectation, get, owned, post } from '../expectation.testing.ts';

export const episodesExpectations: Expectation[] = [
  {
    operation: 'episodes.list',
    cells: callers('200', 'read'),
    prepare: async () => () => get('/api/episodes'),
  },
  {
    operation: 'episodes.get',
    cells: owned('200', 'read'),
    prepare:
      async ({ episodeId }) =>
      () =>
        get(`/api/episodes/${episodeId}`),
  },
  {
    operation: 'episodes.create',
    cells: owned('201', 'write'),
    prepare: async ({ server, owner, childId }) => {
      const body = await newEpisodeBody(server, owner, childId);
      return () => post('/api/episodes', body);
    },
  },
  {
    operation: 'episodes.narratorSample',
    cells: callers('200', 'read'),
    prepare: async () => () => get('/api/narrators/deep/sample?language=en'),
  },
  {
    operation: 'episodes.musicSample',
    cells: callers('200', 'read'),
    prepare: async () => () => get('/api/music/gentle/sample'),
  },
  {
    operation: 'episodes.update',
    cells: owned('200', 'write'),
    prepare:
      async ({ episodeId }) =>
      () => ({ method: 'PUT', address: `/api/episodes/${episodeId}`, body: { title: 'Another title' } }),
  },
  {
    operation: 'episodes.premiere',
    cells: owned('200', 'write'),
    prepare:
      async ({ episodeId }) =>
      () =>
        post(`/api/episodes/${episodeId}/premiere`),
  },
  {
    operation: 'episodes.retry',
    cells: owned('200', 'write'),
    prepare: async ({ server, owner, childId }) => {
      const { id } = await createEpisode(server, owner, childId);
      await episodeStatus(server, owner, id, ['completed']); // or its job would complete what is failed here
      await server.database.asOwner('test', (tx) =>
        tx.updateTable('episodes').set({ status: 'failed' }).where('id', '=', id).execute(),
      );
      return () => post(`/api/episodes/${id}/retry`);
    },
  },
  {
    operation: 'episodes.remake',
    cells: owned('200', 'write'),
    prepare: async ({ server, owner, childId }) => {
      const { id } = await createEpisode(server, owner, childId);
      // Before the episode that is held: it would wait for that one's turn to end.
      await episodeStatus(server, owner, id, ['completed']);
      return () => post(`/api/episodes/${id}/storyboard`);
    },
  },
  {
    operation: 'episodes.preview',
    cells: owned('200', 'read'),
    prepare: async ({ heldEpisode }) => {
      const id = await heldEpisode();
      return () => get(`/api/episodes/${id}/preview`);
    },
  },
  {
    operation: 'episodes.story',
    cells: owned('200', 'read'),
    prepare:
      async ({ episodeId }) =>
      () =>
        get(`/api/episodes/${episodeId}/story`),
  },
  {
    operation: 'episodes.change',
    cells: owned('200', 'write'),
    prepare: async ({ server, owner, finishedEpisode }) => {
      const address = `/api/episodes/${finishedEpisode()}/story`;
      const { body } = await server.call(owner, 'GET', address);
      const [scene] = body.scenes;
      scene.lines[0].text = 'This is another line.';
      return () => post(address, body);
    },
  },
  {
    operation: 'episodes.storyboard',
    cells: owned('200', 'read'),
    prepare:
      async ({ episodeId }) =>
      () =>
        get(`/api/episodes/${episodeId}/storyboard`),
  },
  {
    operation: 'episodes.correct',
    cells: owned('200', 'write'),
    prepare:
      async ({ episodeId }) =>
      () => ({
        method: 'PUT',
        address: `/api/episodes/${episodeId}/storyboard`,
        body: { correction: { told: [0, 1], feeling: 'proud' } },
      }),
  },
  {
    operation: 'episodes.pictures',
    cells: callers('200', 'read'),
    prepare: async () => () => get('/api/pictures?words=kite'),
  },
  {
    operation: 'episodes.writer',
    cells: callers('200', 'read'),
    prepare: async () => () => get('/api/story-writer'),
  },
  {
    operation: 'episodes.remove',
    cells: owned('200', 'write'),
    prepare: async ({ server, owner, childId }) => {
      const { id } = await createEpisode(server, owner, childId);
      return () => ({ method: 'DELETE', address: `/api/episodes/${id}` });
    },
  },
  {
    operation: 'episodes.progress',
    cells: callers('200', 'read'),
    prepare: async () => () => get('/api/episode-progress'),
  },
];
