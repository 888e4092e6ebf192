import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { childWithAvatar, createEpisode, episodeStatus } from '../../testing/scenes.ts';
import { smallProduction } from '../../testing/small-production.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let session: Session;
before(async () => {
  server = await testServer({ produce: smallProduction });
  session = await server.loginAs();
  await server.subscribe(session);
});
after(() => server.close());

/** Makes an episode of a child and reads its story. */
async function storyOfNext(childId: string) {
  const { id } = await createEpisode(server, session, childId);
  await episodeStatus(server, session, id, ['completed']);
  return (await server.call(session, 'GET', `/api/episodes/${id}/story`)).body;
}

test('an episode remembers the finished ones of the same child, and of no other', async () => {
  const mia = await childWithAvatar(server, session);
  const leo = await childWithAvatar(server, session, 'Leo');
  const first = await storyOfNext(mia.id);
  assert.equal(first.scenes[0].id, 'scene-1');
  const second = await storyOfNext(mia.id);
  assert.equal(second.scenes[0].id, 'recap');
  assert.match(second.scenes[0].lines[0].text, /First steps/);
  const ofLeo = await storyOfNext(leo.id);
  assert.equal(ofLeo.scenes[0].id, 'scene-1');
});
