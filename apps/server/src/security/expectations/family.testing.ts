import { callers, type Expectation, get, owned, post } from '../expectation.testing.ts';
import type { Scene } from '../scene.testing.ts';

const biscuit = { kind: 'pet', name: 'Biscuit', species: 'guinea-pig' };

const addedBy = async ({ server, owner }: Scene): Promise<string> =>
  (await server.call(owner, 'POST', '/api/family', biscuit)).body.id;

export const familyExpectations: Expectation[] = [
  {
    operation: 'family.list',
    cells: callers('200', 'read'),
    prepare: async () => () => get('/api/family'),
  },
  {
    operation: 'family.add',
    cells: callers('201', 'write'),
    prepare: async () => () => post('/api/family', biscuit),
  },
  {
    operation: 'family.update',
    cells: owned('200', 'write'),
    prepare: async (scene) => {
      const id = await addedBy(scene);
      return () => ({ method: 'PUT', address: `/api/family/${id}`, body: { member: biscuit } });
    },
  },
  {
    operation: 'family.remove',
    cells: owned('200', 'write'),
    prepare: async (scene) => {
      const id = await addedBy(scene);
      return () => ({ method: 'DELETE', address: `/api/family/${id}` });
    },
  },
];
