import { callers, type Expectation, get, open, owned, post, ruled } from '../expectation.testing.ts';
import type { Scene } from '../scene.testing.ts';

const password = 'secret-1';
const code = '000000';
const asks = (operation: string, address: string, body: object, outcome: string): Expectation => ({
  operation,
  cells: callers(outcome, 'write'),
  prepare: async () => () => post(address, body),
});
const visits = (operation: string, address: string, body: object, outcome: string): Expectation => ({
  operation,
  cells: open(outcome, 'write'),
  prepare: async () => () => post(address, body),
});

/** One of the owner's. */
async function passkeyOf({ server, owner }: Scene): Promise<string> {
  const made = await server.database.auth
    .insertInto('passkey')
    .values({
      user_id: owner.id,
      name: 'Phone',
      credential_id: crypto.randomUUID(),
      public_key: 'key',
      counter: 0,
      device_type: 'singleDevice',
      backed_up: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

export const secondFactorExpectations: Expectation[] = [
  // Nobody has begun a second step, or asked for a challenge.
  visits('auth.secondStepByCode', '/api/auth/second-step/code', { code }, '401 INVALID_TWO_FACTOR_COOKIE'),
  visits(
    'auth.secondStepByBackupCode',
    '/api/auth/second-step/backup-code',
    { code },
    '401 INVALID_TWO_FACTOR_COOKIE',
  ),
  visits('auth.passkeyOptions', '/api/auth/passkey/options', {}, '200'),
  visits('auth.passkeySignIn', '/api/auth/passkey/sign-in', { response: {} }, '400 CHALLENGE_NOT_FOUND'),
  {
    operation: 'secondFactor.state',
    cells: callers('200', 'read'),
    prepare: async () => () => get('/api/second-factor'),
  },
  asks('secondFactor.begin', '/api/second-factor', { password }, '200'),
  asks('secondFactor.confirm', '/api/second-factor/confirm', { code }, '422 INVALID_INPUT'),
  asks(
    'secondFactor.renewBackupCodes',
    '/api/second-factor/backup-codes',
    { password, code },
    '409 CONFLICT',
  ),
  asks('secondFactor.switchOff', '/api/second-factor/off', { password, code }, '409 CONFLICT'),
  {
    operation: 'secondFactor.reset',
    cells: ruled('200', 'write'),
    // Of somebody whose sessions nobody needs any more.
    prepare: async ({ others }) => {
      const address = `/api/users/${others.ended.id}/second-factor/reset`;
      return () => post(address, { password });
    },
  },
  {
    operation: 'passkeys.list',
    cells: callers('200', 'read'),
    prepare: async () => () => get('/api/passkeys'),
  },
  asks('passkeys.begin', '/api/passkey-options', { password }, '200'),
  asks('passkeys.add', '/api/passkeys', { name: 'Phone', response: {} }, '422 INVALID_INPUT'),
  {
    operation: 'passkeys.rename',
    cells: owned('200', 'write'),
    prepare: async (scene) => {
      const address = `/api/passkeys/${await passkeyOf(scene)}`;
      return () => ({ method: 'PUT', address, body: { name: 'Laptop' } });
    },
  },
  {
    operation: 'passkeys.remove',
    cells: owned('200', 'write'),
    prepare: async (scene) => {
      const address = `/api/passkeys/${await passkeyOf(scene)}/remove`;
      return () => post(address, { password });
    },
  },
];
