import { callers, type Call, type Expectation, get, nobodyElse, post } from '../expectation.testing.ts';
import { newKey } from '../scene.testing.ts';

/** A session reports nothing: the owner, and nobody else, has this key. */
const withKey = (call: Call, key: string): Call => ({
  ...call,
  headers: { 'x-api-key': key, cookie: 'none=none' },
});

/** The owner's report is taken, though not acted on: no outside generator was asked. */
const reports = nobodyElse('404 NOT_FOUND', '200', 'write');

export const automationExpectations: Expectation[] = [
  {
    operation: 'automation.apiKey',
    cells: callers('200', 'read'),
    prepare: async () => () => get('/api/api-key'),
  },
  {
    operation: 'automation.renewApiKey',
    cells: callers('201', 'write'),
    prepare: async () => () => post('/api/api-key'),
  },
  {
    operation: 'automation.reportAvatar',
    cells: reports,
    prepare: async ({ server, owner, child }) => {
      const call = post(`/automation/avatars/${await child()}`, { status: 'failed' });
      const key = await newKey(server, owner);
      return (actor) => (actor === 'owner' ? withKey(call, key) : call);
    },
  },
  {
    operation: 'automation.reportEpisode',
    cells: reports,
    prepare: async ({ server, owner, episodeId }) => {
      const call = post(`/automation/episodes/${episodeId}`, { status: 'processing', progress: 0.5 });
      const key = await newKey(server, owner);
      return (actor) => (actor === 'owner' ? withKey(call, key) : call);
    },
  },
];
