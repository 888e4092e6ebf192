import { callers, type Expectation, get, nobodyElse, open, owned, post } from '../expectation.testing.ts';

const password = 'secret-1';
let signedUp = 0;

export const accountExpectations: Expectation[] = [
  {
    operation: 'auth.signUp',
    cells: open('200', 'write'),
    prepare: async () => () => {
      signedUp += 1;
      return post('/api/auth/sign-up/email', { email: `new-${signedUp}@example.com`, password });
    },
  },
  {
    operation: 'auth.signIn',
    // The owner alone knows the password.
    cells: nobodyElse('401 INVALID_EMAIL_OR_PASSWORD', '200', 'write'),
    prepare:
      async ({ owner }) =>
      (actor) =>
        post('/api/auth/sign-in/email', {
          email: owner.email,
          password: actor === 'owner' ? password : 'wrong-1',
        }),
  },
  {
    operation: 'auth.signOut',
    cells: open('200', 'write'),
    // Without a session, or it would end those of the scene.
    prepare: async () => () => ({ ...post('/api/auth/sign-out'), headers: { cookie: 'none=none' } }),
  },
  {
    operation: 'account.session',
    cells: open('200', 'read'),
    prepare: async () => () => get('/api/session'),
  },
  {
    operation: 'account.changePassword',
    cells: callers('200', 'write'),
    prepare: async () => () => post('/api/password', { currentPassword: password, newPassword: password }),
  },
  {
    operation: 'account.requestPasswordReset',
    cells: open('200', 'write'),
    prepare:
      async ({ owner }) =>
      () =>
        post('/api/password-reset/request', { email: owner.email }),
  },
  {
    operation: 'account.resetPassword',
    // Nobody has the token that only a mail holds.
    cells: open('422 INVALID_INPUT', 'write'),
    prepare: async () => () => post('/api/password-reset', { token: 'invented', newPassword: password }),
  },
  {
    operation: 'account.viewConfirmation',
    cells: open('422 INVALID_INPUT', 'write'),
    prepare: async () => () => post('/api/address-confirmation/view', { token: 'invented' }),
  },
  {
    operation: 'account.confirmAddress',
    cells: open('422 INVALID_INPUT', 'write'),
    prepare: async () => () => post('/api/address-confirmation', { token: 'invented' }),
  },
  {
    operation: 'account.requestConfirmation',
    cells: callers('200', 'write'),
    prepare: async () => () => post('/api/address-confirmation/request'),
  },
  {
    operation: 'account.addressChange',
    cells: callers('200', 'read'),
    prepare: async () => () => get('/api/address-change'),
  },
  {
    operation: 'account.requestAddressChange',
    // Of a made-up password, or the people of the scene would have other addresses.
    cells: callers('422 INVALID_INPUT', 'write'),
    prepare: async () => () => post('/api/address-change', { email: 'new@example.com', password: 'wrong-1' }),
  },
  {
    operation: 'account.confirmAddressChange',
    // Nobody has the token that only a mail holds.
    cells: callers('422 INVALID_INPUT', 'write'),
    prepare: async () => () => post('/api/address-change/confirmation', { token: 'invented' }),
  },
  {
    operation: 'account.sessions',
    cells: callers('200', 'read'),
    prepare: async () => () => get('/api/sessions'),
  },
  {
    operation: 'account.endSession',
    cells: owned('200', 'write'),
    prepare: async ({ server, owner }) => {
      // A second one, or it would be the scene's.
      await server.call(null, 'POST', '/api/auth/sign-in/email', { email: owner.email, password });
      const { sessions } = (await server.call(owner, 'GET', '/api/sessions')).body;
      const { id } = sessions.find((session: { isCurrent: boolean }) => !session.isCurrent);
      return () => ({ method: 'DELETE', address: `/api/sessions/${id}` });
    },
  },
  {
    operation: 'account.endOtherSessions',
    cells: callers('200', 'write'),
    prepare: async () => () => post('/api/sessions/end-others'),
  },
];
