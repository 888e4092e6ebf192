import { defaultLook } from '@milestoon/look';
import { editOf } from '../../testing/scenes.ts';
import { callers, type Expectation, get, owned, post } from '../expectation.testing.ts';

export const childrenExpectations: Expectation[] = [
  {
    operation: 'children.list',
    cells: callers('200', 'read'),
    prepare: async () => () => get('/api/children'),
  },
  {
    operation: 'children.get',
    cells: owned('200', 'read'),
    prepare:
      async ({ childId }) =>
      () =>
        get(`/api/children/${childId}`),
  },
  {
    operation: 'children.readLook',
    cells: owned('200', 'write'),
    prepare: async ({ upload }) => {
      const photo = await upload();
      return () => post('/api/looks', { photos: [photo] });
    },
  },
  {
    operation: 'children.create',
    cells: owned('201', 'write'),
    prepare: async ({ upload }) => {
      const photo = await upload();
      return () =>
        post('/api/children', {
          name: 'Mia',
          photos: [photo],
          style: 'anime',
          look: defaultLook,
          termsAccepted: true,
        });
    },
  },
  {
    operation: 'children.update',
    cells: owned('200', 'write'),
    prepare: async ({ server, owner, child }) => {
      const { body } = await server.call(owner, 'GET', `/api/children/${await child()}`);
      return () => ({ method: 'PUT', address: `/api/children/${body.id}`, body: editOf(body) });
    },
  },
  {
    operation: 'children.sayName',
    cells: callers('200', 'write'),
    prepare: async () => () => post('/api/spoken-names', { name: 'Mia', pronunciation: null }),
  },
  {
    operation: 'children.avatars',
    cells: owned('200', 'read'),
    prepare:
      async ({ childId }) =>
      () =>
        get(`/api/children/${childId}/avatars`),
  },
  {
    operation: 'children.startAvatars',
    cells: owned('200', 'write'),
    prepare: async ({ child }) => {
      const childId = await child();
      return () => post(`/api/children/${childId}/avatars`);
    },
  },
  {
    operation: 'children.firstLook',
    cells: callers('200', 'read'),
    prepare: async () => () => get('/api/first-look'),
  },
  {
    operation: 'children.beginFirstLook',
    cells: owned('200', 'write'),
    prepare: async ({ server, owner, child }) => {
      const childId = await child();
      // There is one for a family: the second parent gets it anew.
      await server.database.asOwner('test', (tx) =>
        tx.deleteFrom('first_looks').where('user_id', '=', owner.id).execute(),
      );
      return () => post(`/api/children/${childId}/first-look`);
    },
  },
  {
    operation: 'children.selectAvatar',
    cells: owned('200', 'write'),
    prepare: async ({ server, owner, child }) => {
      const childId = await child();
      const drawn = { path: `user-${owner.id}/drawn.png`, label: 'a', description: 'b', variant: 0 };
      const candidate = await server.database.asWorker('test', (tx) =>
        tx
          .insertInto('avatar_candidates')
          .values({ child_id: childId, user_id: owner.id, ...drawn })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
      return () => post(`/api/children/${childId}/avatar`, { candidate: candidate.id });
    },
  },
  {
    operation: 'children.remove',
    cells: owned('200', 'write'),
    prepare: async ({ child }) => {
      const childId = await child();
      return () => ({
        method: 'DELETE',
        address: `/api/children/${childId}`,
        body: { password: 'secret-1' },
      });
    },
  },
];
