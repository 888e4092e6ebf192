import { choose, invitationOf, joined } from '../../features/households/households.testing.ts';
import { callers, type Expectation, get, nobodyElse, owned, post } from '../expectation.testing.ts';

const isOwners = (actor: string): boolean => actor === 'owner' || actor === 'foreign page';

export const householdsExpectations: Expectation[] = [
  {
    operation: 'households.mine',
    cells: callers('200', 'read'),
    prepare: async () => () => get('/api/households'),
  },
  {
    operation: 'households.choose',
    cells: callers('200', 'write'),
    prepare:
      async ({ owner }) =>
      (actor) =>
        // A seat goes on being one for the rest of the matrix.
        post('/api/households/choose', {
          id: actor === 'second parent' || actor === 'relative' ? owner.id : null,
        }),
  },
  {
    operation: 'households.leave',
    cells: owned('200', 'write'),
    prepare: async ({ server, owner }) => {
      const host = await server.loginAs();
      await joined(server, host, 'viewer', owner);
      await choose(server, owner, null);
      return () => post(`/api/households/${host.id}/leave`);
    },
  },
  {
    operation: 'households.films',
    cells: callers('200', 'read'),
    prepare: async () => () => get('/api/household-films'),
  },
  {
    operation: 'households.people',
    cells: callers('200', 'read'),
    prepare: async () => () => get('/api/household'),
  },
  {
    operation: 'households.invite',
    cells: callers('201', 'write'),
    prepare: async () => () => post('/api/household/invitations', { role: 'viewer', password: 'secret-1' }),
  },
  {
    operation: 'households.endInvitation',
    cells: owned('200', 'write'),
    prepare: async ({ server, owner }) => {
      const order = { role: 'viewer', password: 'secret-1' };
      const { body } = await server.call(owner, 'POST', '/api/household/invitations', order);
      return () => ({ method: 'DELETE', address: `/api/household/invitations/${body.id}` });
    },
  },
  {
    operation: 'households.remove',
    cells: owned('200', 'write'),
    prepare: async ({ server, owner }) => {
      const member = await joined(server, owner, 'viewer');
      return () => ({ method: 'DELETE', address: `/api/household/members/${member.id}` });
    },
  },
  {
    operation: 'households.invitation',
    // Whoever has the link reads whose family it is: that is what it is for. All others have none.
    cells: nobodyElse('404 NOT_FOUND', '200', 'write'),
    prepare: async ({ server, owner }) => {
      const token = await invitationOf(server, owner, 'viewer');
      return (actor) =>
        post('/api/household-invitation', { token: isOwners(actor) ? token : 'A'.repeat(43) });
    },
  },
  {
    operation: 'households.accept',
    // The owner's own link into their own family; what else becomes of it: features/households.
    cells: owned('409 CONFLICT', 'write'),
    prepare: async ({ server, owner }) => {
      const token = await invitationOf(server, owner, 'viewer');
      return (actor) =>
        post('/api/household-invitation/accept', { token: isOwners(actor) ? token : 'A'.repeat(43) });
    },
  },
];
