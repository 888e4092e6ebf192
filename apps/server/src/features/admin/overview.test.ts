import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addGivenUpJob } from '../../testing/given-up.ts';
import { childWithAvatar, createEpisode, episodeStatus } from '../../testing/scenes.ts';
import { smallProduction } from '../../testing/small-production.ts';
import { type Json, type Session, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Session;
let parent: Session;
before(async () => {
  server = await testServer({ produce: smallProduction, draw: async () => [] });
  admin = await server.loginAs('admin');
  parent = await server.loginAs();
  await server.subscribe(parent);
});
after(() => server.close());

const overview = async (): Promise<Json> => (await server.call(admin, 'GET', '/api/admin/overview')).body;
const workOf = async (kind: string): Promise<Json> =>
  (await overview()).work.find((row: { kind: string }) => row.kind === kind);

test('what there is, in numbers: families, films and their minutes, this week’s, storage, versions', async () => {
  const before = await overview();
  assert.deepEqual([before.films, before.filmMinutes], [0, 0]);
  const child = await childWithAvatar(server, parent, 'Wilhelmina');
  const { id } = await createEpisode(server, parent, child.id);
  await episodeStatus(server, parent, id, ['completed']);
  const now = await overview();
  // The super admin of the settings, the admin and the parent; the film has fifty seconds.
  assert.deepEqual([now.families, now.children, now.films, now.filmMinutes], [3, 1, 1, 1]);
  assert.equal(now.weeks.length, 12);
  assert.deepEqual([now.weeks.at(-1).families, now.weeks.at(-1).films, now.weeks[0].films], [3, 1, 0]);
  assert.ok(now.storage.files > before.storage.files && now.storage.bytes > before.storage.bytes);
  assert.equal(now.workers, 1);
  assert.match(now.versions.database, /^18\./);
  assert.ok(!JSON.stringify(now).includes('Wilhelmina') && !JSON.stringify(now).includes(parent.email));
});

test('work that waits by its age, work that was given up, and how long it took', async () => {
  const episode = await workOf('episode');
  assert.ok(
    episode.done >= 1 && episode.medianSeconds > 0 && episode.slowestSeconds >= episode.medianSeconds,
  );
  await addGivenUpJob(server, 'erase', { erasureId: '0b54a2d1-3c7f-4e0a-9b1e-1f2a3b4c5d6e' });
  assert.equal((await workOf('deletion')).failed, 1);
});

test('parts are tried out by admins, and by nobody else', async () => {
  const tried = async (part: string, session = admin) =>
    (await server.call(session, 'POST', `/api/admin/checks/${part}`)).body;
  assert.equal((await tried('storage')).state, 'fine');
  assert.deepEqual([(await tried('mail')).state, (await tried('voice')).state], ['notice', 'notice']);
  assert.equal((await tried('storage', parent)).code, 'NOT_FOUND');
  assert.equal((await server.call(parent, 'GET', '/api/admin/overview')).status, 404);
});
