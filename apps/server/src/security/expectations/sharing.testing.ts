import { type Call, callers, type Expectation, get, open, owned, post } from '../expectation.testing.ts';
import { helloForm } from '../../features/sharing/sharing.testing.ts';
import { recordingOf } from '../../testing/recordings.ts';
import type { Scene } from '../scene.testing.ts';

const bounds = { visibility: 'unlisted', days: null, viewsLeft: null, code: false };

const put = (address: string, body: unknown): Call => ({ method: 'PUT', address, body });

/** Makes a link as its parent wants it. Resolves to where its guests ask, the code and the first film. */
async function linkOf({ server, owner }: Scene, address: string, wanted: object = {}) {
  const { body } = await server.call(owner, 'PUT', address, { ...bounds, ...wanted });
  const guests = `/api/films/${new URL(body.url).pathname.replace('/film/', '')}`;
  const { body: opened } = await server.call(null, 'GET', guests);
  return { guests, code: body.code as string, film: opened.films?.[0]?.key as string | undefined };
}
const ofEpisode = ({ episodeId }: Scene): string => `/api/episodes/${episodeId}/watch-link`;

export const sharingExpectations: Expectation[] = [
  {
    operation: 'sharing.links',
    cells: callers('200', 'read'),
    prepare: async () => () => get('/api/watch-links'),
  },
  {
    operation: 'sharing.watchLink',
    cells: owned('200', 'read'),
    prepare: async (scene) => () => get(ofEpisode(scene)),
  },
  {
    operation: 'sharing.changeWatchLink',
    cells: owned('200', 'write'),
    prepare: async (scene) => () => put(ofEpisode(scene), bounds),
  },
  {
    operation: 'sharing.childLink',
    cells: owned('200', 'read'),
    prepare:
      async ({ childId }) =>
      () =>
        get(`/api/children/${childId}/watch-link?season=1`),
  },
  {
    operation: 'sharing.changeChildLink',
    cells: owned('200', 'write'),
    prepare:
      async ({ childId }) =>
      () =>
        put(`/api/children/${childId}/watch-link`, bounds),
  },
  {
    operation: 'sharing.films',
    // Whoever has the link, and of the family nothing but the film.
    cells: open('200', 'read'),
    prepare: async (scene) => {
      const { guests } = await linkOf(scene, ofEpisode(scene));
      return () => get(guests);
    },
  },
  {
    operation: 'sharing.enterCode',
    // A right code, of whoever knows it.
    cells: open('200', 'write'),
    prepare: async (scene) => {
      const { guests, code } = await linkOf(scene, ofEpisode(scene), { code: true });
      return () => post(`${guests}/code`, { code });
    },
  },
  {
    operation: 'sharing.watch',
    cells: open('200', 'write'),
    prepare: async (scene) => {
      const { guests, film } = await linkOf(scene, ofEpisode(scene));
      return () => post(`${guests}/views`, { film });
    },
  },
  {
    operation: 'sharing.sendHello',
    cells: open('200', 'write'),
    prepare: async (scene) => {
      const { guests, film } = await linkOf(scene, ofEpisode(scene));
      return () => post(`${guests}/hellos`, { film });
    },
  },
  {
    operation: 'sharing.sendSpokenHello',
    cells: open('201', 'write'),
    prepare: async (scene) => {
      const { guests, film } = await linkOf(scene, ofEpisode(scene));
      const recording = await recordingOf('Hello from Grandma!');
      return () => ({
        method: 'POST',
        address: `${guests}/${film}/spoken-hellos/-`,
        body: helloForm(recording),
      });
    },
  },
  {
    operation: 'sharing.hellos',
    cells: owned('200', 'read'),
    prepare:
      async ({ episodeId }) =>
      () =>
        get(`/api/episodes/${episodeId}/hellos`),
  },
  {
    operation: 'sharing.removeHello',
    cells: owned('200', 'write'),
    prepare: async (scene) => {
      const { server, owner, episodeId } = scene;
      const { guests, film } = await linkOf(scene, ofEpisode(scene));
      await server.call(null, 'POST', `${guests}/hellos`, { film });
      const { body } = await server.call(owner, 'GET', `/api/episodes/${episodeId}/hellos`);
      return () => ({ method: 'DELETE', address: `/api/hellos/${body[0].id}` });
    },
  },
];
