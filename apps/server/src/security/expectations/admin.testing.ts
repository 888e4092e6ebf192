import { randomUUID } from 'node:crypto';
import { addGivenUpJob } from '../../testing/given-up.ts';
import { type Expectation, get, managed, post } from '../expectation.testing.ts';

export const adminExpectations: Expectation[] = [
  {
    operation: 'admin.overview',
    cells: managed('200', 'read'),
    prepare: async () => () => get('/api/admin/overview'),
  },
  {
    operation: 'admin.tryPart',
    cells: managed('200', 'write'),
    prepare: async () => () => post('/api/admin/checks/storage'),
  },
  {
    operation: 'admin.users',
    cells: managed('200', 'read'),
    prepare: async () => () => get('/api/admin/users'),
  },
  {
    operation: 'admin.children',
    cells: managed('200', 'read'),
    prepare:
      async ({ owner }) =>
      () =>
        get(`/api/admin/children?user=${owner.id}`),
  },
  {
    operation: 'admin.episodes',
    cells: managed('200', 'read'),
    prepare:
      async ({ owner }) =>
      () =>
        get(`/api/admin/episodes?user=${owner.id}`),
  },
  {
    operation: 'admin.failures',
    cells: managed('200', 'read'),
    prepare: async ({ server, owner, episodeId }) => {
      await addGivenUpJob(server, 'make-trailer', { episodeId }, { owner: owner.id });
      return () => get('/api/admin/failures');
    },
  },
  {
    operation: 'admin.tryAgain',
    cells: managed('200', 'write'),
    prepare: async ({ server }) => {
      // One for each of the two: tried again, it leaves the list.
      const add = () => addGivenUpJob(server, 'draw-avatars', { childId: randomUUID() });
      const [first, second] = [await add(), await add()];
      return (actor) => post(`/api/admin/failures/${actor === 'admin' ? first : second}/retry`);
    },
  },
  {
    operation: 'admin.messages',
    cells: managed('200', 'read'),
    prepare: async ({ server, owner }) => {
      const message = { reason: 'fault', email: owner.email, message: 'The film does not begin.' };
      await server.call(owner, 'POST', '/api/support', message);
      return () => get('/api/admin/support-messages');
    },
  },
];
