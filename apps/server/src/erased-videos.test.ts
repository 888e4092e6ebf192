import assert from 'node:assert/strict';
import { test } from 'node:test';
import { erasureJob } from './features/privacy/erasure.job.ts';
import { findOpenErasures } from './features/privacy/erasure.repo.ts';
import {
  addFilm,
  parentWithChannel,
  publish,
  sharedScene,
} from './features/publishing/publishing.testing.ts';
import { silentLog } from './platform/log/log.ts';

const scene = await sharedScene();
const { server } = scene;

/** A parent with two videos of one child on the channel. */
async function published() {
  const { session, childId, episodeId } = await parentWithChannel(scene);
  const second = await addFilm(server, session, childId);
  for (const id of [episodeId, second]) await scene.work(await publish(server, session, id));
  return { session, childId, account: { email: session.email, password: 'secret-1' } };
}

/** Carries out what was ordered. Resolves to what the receipt says of videos. */
async function toldOf({ status, body }: { status: number; body: { key: string } }) {
  assert.equal(status, 202);
  const job = erasureJob(server.services);
  const run = { signal: new AbortController().signal, log: silentLog() };
  for (const { id } of await findOpenErasures(server.database)) await job.run({ erasureId: id }, run);
  return (await server.call(null, 'GET', `/api/privacy/receipt?key=${body.key}`)).body.youtube;
}

test('the receipt says how many videos were deleted on YouTube, and how many remain there', async () => {
  const also = { alsoOnYouTube: true };
  const first = await published();
  const child = { childId: first.childId, password: 'secret-1', ...also };
  const deleted = await server.call(first.session, 'POST', '/api/privacy/erase-child', child);
  assert.deepEqual(await toldOf(deleted), { deleted: 2, left: 0 });

  const second = await published();
  const left = { childId: second.childId, password: 'secret-1' };
  const kept = await server.call(second.session, 'POST', '/api/privacy/erase-child', left);
  assert.deepEqual(await toldOf(kept), { deleted: 0, left: 2 });
  assert.equal(scene.google.channel.videos.size, 2);
});

test('so does the receipt of an account', async () => {
  const first = await published();
  const all = { ...first.account, alsoOnYouTube: true };
  const deleted = await server.call(first.session, 'POST', '/api/privacy/erase-account', all);
  assert.deepEqual(await toldOf(deleted), { deleted: 2, left: 0 });

  const second = await published();
  const kept = await server.call(second.session, 'POST', '/api/privacy/erase-account', second.account);
  assert.deepEqual(await toldOf(kept), { deleted: 0, left: 2 });
});
