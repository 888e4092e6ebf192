import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newEpisode } from '@milestoon/database/testing';
import { childWithAvatar, createEpisode } from '../../testing/scenes.ts';
import { smallProduction } from '../../testing/small-production.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { queueProduction } from './production.service.ts';

let server: TestServer;
const titles: string[] = [];
const isUnderWay = Promise.withResolvers<void>();
const gate = Promise.withResolvers<void>();
const theirsBegan = Promise.withResolvers<void>();
before(async () => {
  server = await testServer({
    produce: async (request, host) => {
      titles.push(request.childName);
      isUnderWay.resolve();
      if (request.childName === 'Mia') theirsBegan.resolve();
      await gate.promise;
      return smallProduction(request, host);
    },
  });
});
after(() => server?.close());

/** A parent who has had episodes made before. */
async function knownParent(childName: string) {
  const session = await server.loginAs();
  await server.subscribe(session);
  const child = await childWithAvatar(server, session, childName);
  await server.database.asWorker('test', (tx) =>
    tx.insertInto('job_turns').values({ queue: 'produce-episode', user_id: session.id, turn: 0 }).execute(),
  );
  return { session, child };
}

test('the episode of another family begins next, however many of one account wait', async () => {
  const greedy = await knownParent('Greedy');
  const modest = await knownParent('Mia');
  const { path } = (await server.upload(greedy.session, 'episode-images')).body;
  const owner = greedy.session.id;
  for (let i = 0; i < 120; i++) {
    const child = { id: greedy.child.id, user_id: owner };
    const { id } = await newEpisode(server.database, child, { input_images: [path] });
    await server.database.asWorker('test', (tx) =>
      tx.insertInto('episode_productions').values({ episode_id: id, user_id: owner }).execute(),
    );
    await queueProduction(server.services, { id, owner, version: 1 });
  }
  await isUnderWay.promise;
  await createEpisode(server, modest.session, modest.child.id);
  gate.resolve();
  await theirsBegan.promise;
  assert.deepEqual(titles, ['Greedy', 'Mia']);
});
