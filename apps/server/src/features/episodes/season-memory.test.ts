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
  // Long enough for a word of the episode before.
  const description =
    'Today Mia walked from the chair to the window, all by herself, and then she sat down and laughed at the dog. ' +
    'Grandma clapped, and the dog ran away with her shoe.';
  const { id } = await createEpisode(server, session, childId, description);
  await episodeStatus(server, session, id, ['completed']);
  return (await server.call(session, 'GET', `/api/episodes/${id}/story`)).body;
}

test('an episode remembers the finished ones of the same child, and of no other', async () => {
  const mia = await childWithAvatar(server, session);
  const leo = await childWithAvatar(server, session, 'Leo');
  const first = await storyOfNext(mia.id);
  assert.ok(first.scenes.every((scene: { id: string }) => scene.id !== 'recap'));
  const second = await storyOfNext(mia.id);
  const recap = second.scenes.find((scene: { id: string }) => scene.id === 'recap');
  assert.match(recap.lines[0].text, /First steps/);
  const ofLeo = await storyOfNext(leo.id);
  assert.ok(ofLeo.scenes.every((scene: { id: string }) => scene.id !== 'recap'));
});
