import {
  callers,
  type Call,
  type Expectation,
  get,
  nobodyElse,
  owned,
  post,
} from '../expectation.testing.ts';
import { createApiKey } from '../../testing/scenes.ts';

/** A session reports nothing: the owner, and nobody else, has this key. */
const withKey = (call: Call, key: string): Call => ({
  ...call,
  headers: { 'x-api-key': key, cookie: 'none=none' },
});

/** The owner's report is taken, though not acted on: no outside generator was asked. */
const reports = nobodyElse('404 NOT_FOUND', '200', 'write');

export const automationExpectations: Expectation[] = [
  {
    operation: 'automation.apiKeys',
    cells: callers('200', 'read'),
    prepare: async () => () => get('/api/api-keys'),
  },
  {
    operation: 'automation.createApiKey',
    cells: callers('201', 'write'),
    prepare: async () => () => post('/api/api-keys', { name: 'Backup', scope: 'read', password: 'secret-1' }),
  },
  {
    operation: 'automation.revokeApiKey',
    cells: owned('200', 'write'),
    prepare: async ({ server, owner }) => {
      await createApiKey(server, owner);
      const [key] = (await server.call(owner, 'GET', '/api/api-keys')).body;
      return () => ({ method: 'DELETE', address: `/api/api-keys/${key.id}` });
    },
  },
  {
    operation: 'automation.reportAvatar',
    cells: reports,
    prepare: async ({ server, owner, child }) => {
      const call = post(`/automation/avatars/${await child()}`, { status: 'failed' });
      const key = await createApiKey(server, owner, 'report');
      return (actor) => (actor === 'owner' ? withKey(call, key) : call);
    },
  },
  {
    operation: 'automation.reportEpisode',
    cells: reports,
    prepare: async ({ server, owner, episodeId }) => {
      const call = post(`/automation/episodes/${episodeId}`, { status: 'processing', progress: 0.5 });
      const key = await createApiKey(server, owner, 'report');
      return (actor) => (actor === 'owner' ? withKey(call, key) : call);
    },
  },
];
