import { callers, type Expectation, get, nobodyElse, owned, post } from '../expectation.testing.ts';

export const privacyExpectations: Expectation[] = [
  {
    operation: 'privacy.exportLink',
    cells: callers('200', 'write'),
    prepare: async () => () => post('/api/privacy/export', { password: 'secret-1' }),
  },
  {
    operation: 'privacy.archive',
    cells: nobodyElse('404 NOT_FOUND', '200', 'read'),
    prepare: async ({ server, owner }) => {
      const { body } = await server.call(owner, 'POST', '/api/privacy/export', { password: 'secret-1' });
      return () => get(body.url);
    },
  },
  {
    operation: 'privacy.eraseChild',
    cells: owned('202', 'write'),
    prepare: async ({ child }) => {
      const childId = await child();
      return () => post('/api/privacy/erase-child', { childId, password: 'secret-1' });
    },
  },
  {
    operation: 'privacy.eraseAccount',
    // The address is another one than the caller's; the owner is told that the password is wrong.
    cells: callers('422 INVALID_INPUT', 'write'),
    prepare:
      async ({ owner }) =>
      () =>
        post('/api/privacy/erase-account', { email: owner.email, password: 'wrong-1' }),
  },
  {
    operation: 'privacy.receipt',
    cells: nobodyElse('404 NOT_FOUND', '200', 'read'),
    prepare: async ({ server, owner, child }) => {
      const { body } = await server.call(owner, 'POST', '/api/privacy/erase-child', {
        childId: await child(),
        password: 'secret-1',
      });
      const keyOf = (actor: string): string =>
        actor === 'owner' || actor === 'foreign page' ? body.key : 'invented';
      return (actor) => get(`/api/privacy/receipt?key=${keyOf(actor)}`);
    },
  },
];
