import { type Expectation, get, post, ruled } from '../expectation.testing.ts';

export const rolesExpectations: Expectation[] = [
  {
    operation: 'roles.list',
    cells: ruled('200', 'read'),
    prepare: async () => () => get('/api/users'),
  },
  {
    operation: 'roles.set',
    cells: ruled('200', 'write'),
    prepare:
      async ({ owner }) =>
      () => ({ method: 'PUT', address: `/api/users/${owner.id}/role`, body: { role: 'user' } }),
  },
  {
    operation: 'roles.confirmAddress',
    cells: ruled('200', 'write'),
    prepare:
      async ({ owner }) =>
      () =>
        post(`/api/users/${owner.id}/confirmation`),
  },
  {
    operation: 'roles.changes',
    cells: ruled('200', 'read'),
    prepare: async () => () => get('/api/role-changes'),
  },
  {
    operation: 'roles.setup',
    cells: ruled('200', 'read'),
    prepare: async () => () => get('/api/role-setup'),
  },
];
