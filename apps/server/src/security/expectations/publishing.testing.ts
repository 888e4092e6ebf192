import { connectChannel } from '../../features/publishing/publishing.testing.ts';
import { callers, type Call, type Expectation, get, owned, post } from '../expectation.testing.ts';

const settings: Call = {
  method: 'PUT',
  address: '/api/youtube/settings',
  body: { publishAutomatically: false },
};

export const publishingExpectations: Expectation[] = [
  {
    operation: 'publishing.account',
    cells: callers('200', 'read'),
    prepare: async () => () => get('/api/youtube'),
  },
  {
    operation: 'publishing.authorize',
    cells: callers('200', 'write'),
    prepare: async () => () => post('/api/youtube/authorization'),
  },
  {
    operation: 'publishing.connect',
    // What came back from Google is the owner's, in the owner's session.
    cells: owned('200', 'write'),
    prepare: async ({ server, google, owner }) => {
      const { body } = await server.call(owner, 'POST', '/api/youtube/authorization');
      const returned = google.allow(body.url);
      return () => post('/api/youtube/connection', returned);
    },
  },
  {
    operation: 'publishing.settings',
    // Nobody else has connected a channel.
    cells: owned('200', 'write'),
    prepare: async (scene) => {
      await connectChannel(scene, scene.owner);
      return () => settings;
    },
  },
  {
    operation: 'publishing.publication',
    cells: owned('200', 'read'),
    prepare:
      async ({ episodeId }) =>
      () =>
        get(`/api/episodes/${episodeId}/publication`),
  },
  {
    operation: 'publishing.publish',
    cells: owned('200', 'write'),
    prepare: async (scene) => {
      await connectChannel(scene, scene.owner);
      return () => post(`/api/episodes/${scene.episodeId}/publication`);
    },
  },
  {
    operation: 'publishing.change',
    cells: owned('200', 'write'),
    prepare: async (scene) => {
      await connectChannel(scene, scene.owner);
      const address = `/api/episodes/${scene.episodeId}/publication`;
      await scene.server.call(scene.owner, 'POST', address);
      return () => ({ method: 'PUT', address, body: { visibility: 'private', madeForKids: false } });
    },
  },
  {
    operation: 'publishing.videos',
    cells: callers('200', 'read'),
    prepare:
      async ({ episodeId }) =>
      () =>
        get(`/api/youtube/videos?episodeId=${episodeId}`),
  },
  {
    operation: 'publishing.disconnect',
    cells: callers('200', 'write'),
    prepare: async () => () => ({ method: 'DELETE', address: '/api/youtube/connection' }),
  },
];
