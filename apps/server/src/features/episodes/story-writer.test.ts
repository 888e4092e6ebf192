import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { childWithAvatar, createEpisode, episodeStatus } from '../../testing/scenes.ts';
import { smallProduction } from '../../testing/small-production.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
/** Whether each production was given a writer of its own. */
const given: boolean[] = [];
before(async () => {
  server = await testServer({
    produce: (request, host) => {
      given.push(host.writeStory !== undefined);
      return smallProduction(request, host);
    },
  });
});
after(() => server.close());

test('without a key nobody is asked, and the app is told so; with one the company is named', async () => {
  const session = await server.loginAs();
  await server.subscribe(session);
  assert.equal((await server.call(null, 'GET', '/api/story-writer')).status, 401);
  assert.deepEqual((await server.call(session, 'GET', '/api/story-writer')).body, {
    company: null,
    voiceCompany: null,
  });
  const child = await childWithAvatar(server, session);
  const first = await createEpisode(server, session, child.id);
  await episodeStatus(server, session, first.id, ['completed']);

  server.services.config.storyModel = {
    provider: 'anthropic',
    apiKey: 'sk-ant-secret',
    model: undefined,
    baseUrl: 'http://127.0.0.1:9/v1',
  };
  const { body } = await server.call(session, 'GET', '/api/story-writer');
  assert.deepEqual(body, { company: 'Anthropic', voiceCompany: null });
  const second = await createEpisode(server, session, child.id);
  await episodeStatus(server, session, second.id, ['completed']);
  assert.deepEqual(given, [false, true]);
});
