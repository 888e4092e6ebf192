import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { lookAfter } from './index.ts';
import { listDue } from './publications.repo.ts';
import {
  connectChannel,
  parentWithChannel,
  publicationOf,
  publish,
  sharedScene,
  toldTo,
} from './publishing.testing.ts';
import { nextQuotaDay } from './retry-policy.ts';
import { newChannel } from './youtube.testing.ts';

const start = new Date('2026-11-21T20:00:00Z');
let clock = start;
const scene = await sharedScene({ now: () => clock });

async function publication() {
  const parent = await parentWithChannel(scene);
  const id = await publish(scene.server, parent.session, parent.episodeId);
  const read = () => publicationOf(scene.server, parent.session, parent.episodeId);
  return { ...parent, id, read };
}
const isDue = async (id: string): Promise<boolean> =>
  (await listDue(scene.server.database, clock)).some((due) => due.id === id);
const later = (milliseconds: number): void => {
  clock = new Date(clock.getTime() + milliseconds);
};

test('a token that has run out is renewed, once, in the middle of an upload', async () => {
  const { google } = scene;
  const { id, read } = await publication();
  google.mishap('PUT part', {}, { before: () => google.accessTokens.clear() });
  await scene.work(id);
  assert.equal((await read()).status, 'published');
  assert.equal(google.channel.videos.size, 1);
});

test('a permission that was taken back: the parent is told once, and what waits goes on after connecting again', async () => {
  const { server, google } = scene;
  const { session, id, read } = await publication();
  google.mishap('PUT part', {}, { status: 503 });
  await scene.work(id);
  google.refreshTokens.clear();
  await scene.work(id);
  await scene.work(id);
  const { status, problem, channel } = await read();
  assert.deepEqual([status, problem, channel], ['waiting', 'disconnected', 'lost']);
  assert.deepEqual(await toldTo(server, session), ['publishing-problem']);
  later(86_400_000);
  assert.equal(await isDue(id), false);
  const { body } = await server.call(session, 'GET', '/api/youtube');
  assert.equal(body.channel.isLost, true);
  await connectChannel(scene, session);
  assert.equal(await isDue(id), true);
  await scene.work(id);
  assert.equal((await read()).status, 'published');
  assert.equal(google.calls('POST upload videos').length, 1);
});

test('another channel gets the whole film', async () => {
  const { google } = scene;
  const { session, id, read } = await publication();
  google.mishap('PUT part', {}, { status: 503 });
  await scene.work(id);
  const [before, after] = [google.channel, newChannel('Another')];
  google.switchChannel(after);
  await connectChannel(scene, session);
  await scene.work(id);
  assert.equal((await read()).status, 'published');
  assert.deepEqual([before.videos.size, after.videos.size], [0, 1]);
});

test('units that are used up are waited for until midnight in California', async () => {
  const { id, read } = await publication();
  clock = start;
  scene.google.mishap('POST upload videos', { status: 403, reason: 'quotaExceeded' });
  await scene.work(id);
  const { status, problem, nextAttemptAt } = await read();
  assert.deepEqual([status, problem, nextAttemptAt], ['waiting', 'quota', '2026-11-22T08:05:00.000Z']);
  assert.equal(await isDue(id), false);
  later(12 * 3_600_000 + 360_000);
  assert.equal(await isDue(id), true);
  await scene.work(id);
  assert.equal((await read()).status, 'published');
});

test('the day of the units: in summer, in winter, at midnight', () => {
  for (const [now, next] of [
    ['2026-07-01T12:00:00Z', '2026-07-02T07:05:00.000Z'],
    ['2026-12-31T07:59:59Z', '2026-12-31T08:05:00.000Z'],
    ['2026-12-31T08:00:00Z', '2027-01-01T08:05:00.000Z'],
  ] as const)
    assert.equal(nextQuotaDay(new Date(now)).toISOString(), next);
});

test('a storm is waited out ever longer; what arrives meanwhile makes it short again; after a day it is given up', async () => {
  const { server, google } = scene;
  const { session, id, read } = await publication();
  const pauses: number[] = [];
  const attempt = async (): Promise<void> => {
    await scene.work(id);
    const { nextAttemptAt } = await read();
    pauses.push((new Date(nextAttemptAt).getTime() - clock.getTime()) / 1000);
  };
  google.mishap(
    'POST upload videos',
    { status: 500 },
    { status: 503 },
    { status: 429, reason: 'rateLimitExceeded', headers: { 'retry-after': '600' } },
  );
  for (let i = 0; i < 3; i += 1) await attempt();
  google.mishap('PUT part', {}, { status: 502 });
  await attempt();
  assert.deepEqual(pauses, [10, 20, 600, 10]);
  google.mishap('PUT ask', ...Array.from({ length: 29 }, () => ({ status: 503 })));
  for (let i = 0; i < 29; i += 1) await scene.work(id);
  const { status, problem } = await read();
  assert.deepEqual([status, problem], ['failed', 'unreachable']);
  assert.deepEqual(await toldTo(server, session), ['publishing-problem']);
  await publish(server, session, (await server.call(session, 'GET', '/api/episodes')).body[0].id);
  await scene.work(id);
  assert.equal((await read()).status, 'published');
  assert.equal(google.calls('POST upload videos').length, 4);
});

test('what would not help to ask again is told, with the reason', async () => {
  const { server } = scene;
  for (const [status, reason, problem] of [
    [400, 'invalidTitle', 'refused'],
    [401, 'youtubeSignupRequired', 'no-channel'],
    [403, 'channelSuspended', 'no-channel'],
  ] as const) {
    const { session, id, read } = await publication();
    scene.google.mishap('POST upload videos', { status, reason });
    await scene.work(id);
    const failed = await read();
    assert.deepEqual([failed.status, failed.problem], ['failed', problem], reason);
    assert.deepEqual(await toldTo(server, session), ['publishing-problem']);
  }
  const { id, read } = await publication();
  scene.google.mishap('POST upload videos', { status: 400, reason: 'uploadLimitExceeded' });
  await scene.work(id);
  assert.deepEqual((await read()).problem, 'upload-limit');
});

test('a channel that may have no thumbnail, captions or playlist of its own still has its video', async () => {
  const { google } = scene;
  const { id, read } = await publication();
  google.mishap('POST upload thumbnails/set', { status: 403, reason: 'forbidden' });
  google.mishap('POST upload captions', { status: 403, reason: 'forbidden' });
  google.mishap('POST playlistItems', { status: 400, reason: 'invalidPlaylistItemType' });
  await scene.work(id);
  assert.equal((await read()).status, 'published');
  assert.equal(google.channel.videos.size, 1);
});

test('what is due is queued once; who never came back from Google is forgotten', async () => {
  const { server } = scene;
  const { id, session } = await publication();
  await server.call(session, 'POST', '/api/youtube/authorization');
  const waiting = () =>
    server.database.asWorker('test', (tx) =>
      tx.selectFrom('youtube_authorizations').select('user_id').execute(),
    );
  await lookAfter(server.services);
  await lookAfter(server.services);
  const { rows } = await server.database.asWorker('test', (tx) =>
    sql<{
      count: number;
    }>`select count(*) from pgboss.job where name = 'publish-episode' and singleton_key = ${id}`.execute(tx),
  );
  assert.equal(rows[0]?.count, 1);
  assert.equal((await waiting()).length, 1);
  later(600_000);
  await lookAfter(server.services);
  assert.equal((await waiting()).length, 0);
});
