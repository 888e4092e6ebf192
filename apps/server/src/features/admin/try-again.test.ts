import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { FailedWork } from '@milestoon/contract';
import { addGivenUpJob } from '../../testing/given-up.ts';
import { childWithAvatar, createChild, createEpisode, episodeStatus } from '../../testing/scenes.ts';
import { type Json, type Session, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Session;
let parent: Session;
let isBroken = true;
/** Called at every attempt at a film. */
let produced = 0;
before(async () => {
  server = await testServer(
    {
      produce: async (_request, { signal }) => {
        produced += 1;
        if (isBroken) throw new Error('the studio is on fire');
        // It may have been deleted before it was begun.
        signal.throwIfAborted();
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      },
      draw: async () => [],
    },
    { QUOTA_WAITING_EPISODES: '1' },
  );
  admin = await server.loginAs('admin');
  parent = await server.loginAs();
  await server.subscribe(parent);
});
after(() => server.close());

const failures = async (): Promise<FailedWork[]> =>
  (await server.call(admin, 'GET', '/api/admin/failures')).body.rows;
const tryAgain = (id: string): Promise<Json> =>
  server.call(admin, 'POST', `/api/admin/failures/${id}/retry`, {});
const kindsOf = async (session: Session): Promise<string[]> =>
  (await server.call(session, 'GET', '/api/account-events')).body.events.map(({ kind }: Json) => kind);

test('a film that was given up is listed, and made again by the rules of its owner', async () => {
  const child = await childWithAvatar(server, parent);
  const { id } = await createEpisode(server, parent, child.id);
  await episodeStatus(server, parent, id, ['failed']);
  const [failure, ...others] = await failures();
  const { id: work, failedAt, ...told } = failure ?? assert.fail();
  assert.deepEqual([others, Date.parse(String(failedAt)) <= Date.now()], [[], true]);
  assert.deepEqual(told, {
    kind: 'episode',
    userId: parent.id,
    email: parent.email,
    childNumber: 1,
    episodeNumber: 1,
    attempts: 4,
  });

  isBroken = false;
  // One other waits, which is all that may at a time.
  const second = await createEpisode(server, parent, child.id);
  assert.deepEqual([(await tryAgain(work)).status, (await failures()).length], [429, 1]);
  assert.equal((await server.call(parent, 'DELETE', `/api/episodes/${second.id}`)).status, 200);
  const before = produced;
  assert.deepEqual((await tryAgain(work)).body, { id: work, begun: true });
  assert.equal((await server.call(parent, 'GET', `/api/episodes/${id}`)).body.status, 'processing');
  assert.deepEqual(await failures(), []);
  while (produced <= before) await new Promise((resolve) => setImmediate(resolve));
  assert.ok((await kindsOf(parent)).includes('work-restarted'));
  // It is under way: there is nothing to try again.
  assert.deepEqual((await tryAgain(work)).status, 404);
});

test('avatars that failed are drawn again', async () => {
  const child = await createChild(server, parent);
  await server.database.asWorker('test', (tx) =>
    tx
      .updateTable('children')
      .set({ avatars_requested_at: new Date(), avatars_failed_at: new Date() })
      .where('id', '=', child.id)
      .execute(),
  );
  const place = { key: child.id, owner: parent.id };
  const work = await addGivenUpJob(server, 'draw-avatars', { childId: child.id }, place);
  const row = (await failures()).find(({ id }) => id === work);
  assert.deepEqual([row?.kind, row?.childNumber, row?.episodeNumber], ['avatars', 2, null]);
  assert.deepEqual((await tryAgain(work)).body, { id: work, begun: true });
  const { body } = await server.call(parent, 'GET', `/api/children/${child.id}/avatars`);
  assert.equal(body.status, 'drawing');
  assert.deepEqual(await failures(), []);
});

test('work on what is gone, or done already, leaves the list', async () => {
  const gone = randomUUID();
  const works = [
    await addGivenUpJob(server, 'draw-avatars', { childId: gone }),
    await addGivenUpJob(server, 'produce-episode', { episodeId: gone }, { owner: parent.id }),
    await addGivenUpJob(server, 'request-episode', { episodeId: gone, requestId: gone }),
    await addGivenUpJob(server, 'make-trailer', { episodeId: gone }, { owner: parent.id }),
    await addGivenUpJob(server, 'publish-episode', { publicationId: gone }, { owner: parent.id }),
  ];
  for (const work of works) assert.deepEqual((await tryAgain(work)).body, { id: work, begun: false });
  assert.deepEqual(await failures(), []);
});

test('a mail is sent again as it was ordered, once', async () => {
  const notificationId = randomUUID();
  const place = { key: notificationId, owner: parent.id };
  const work = await addGivenUpJob(server, 'mail-notification', { notificationId }, place);
  const row = (await failures()).find(({ id }) => id === work);
  assert.deepEqual([row?.kind, row?.email, row?.childNumber], ['mail', parent.email, null]);
  assert.deepEqual((await tryAgain(work)).body, { id: work, begun: true });
  assert.equal((await tryAgain(work)).status, 404);
});

test('what somebody began anew themselves is not listed, nor what is forgotten when it is given up', async () => {
  const key = randomUUID();
  await addGivenUpJob(server, 'push-notification', { notificationId: key }, { key, owner: parent.id });
  await server.services.queue.send('push-notification', { notificationId: key }, { key, owner: parent.id });
  await addGivenUpJob(server, 'notify-automation', { noticeId: randomUUID() });
  assert.deepEqual(await failures(), []);
});

test('only what was given up can be tried again', async () => {
  for (const id of [randomUUID(), 'nonsense', "' or true --"])
    assert.equal((await tryAgain(encodeURIComponent(id))).status, 404, id);
});
