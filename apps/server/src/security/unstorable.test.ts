import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { childWithAvatar, finishedEpisode } from '../testing/scenes.ts';
import { type Session, type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let session: Session;
let episode: string;
before(async () => {
  server = await testServer({ produce: () => new Promise(() => {}) });
  session = await server.loginAs();
  await server.subscribe(session);
  episode = await finishedEpisode(server, session, (await childWithAvatar(server, session)).id);
});
after(() => server.close());

/** Of one's own things: a stranger's are not there, and nothing is stored. */
test('what a schema takes and the database cannot hold is refused as invalid, and is no fault', async () => {
  const half = '\ud800';
  const key = { name: half, scope: 'read', password: 'secret-1' };
  const correction = { told: [0, 5], who: [half] };
  for (const [method, address, body] of [
    ['PUT', `/api/episodes/${episode}`, { happenedOn: '0000-01-01' }],
    ['POST', '/api/api-keys', key],
    ['PUT', `/api/episodes/${episode}/storyboard`, { language: 'en', correction }],
  ] as const) {
    const answer = await server.call(session, method, address, body);
    assert.deepEqual([answer.status, answer.body.code], [422, 'INVALID_INPUT'], address);
  }
});
