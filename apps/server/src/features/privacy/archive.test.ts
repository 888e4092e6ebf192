import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { after, before, test } from 'node:test';
import { termsVersion } from '@milestoon/domain';
import { defaultLook } from '@milestoon/look';
import { filesBelow } from '../../testing/files-below.ts';
import { createApiKey } from '../../testing/scenes.ts';
import { readZip } from '../../testing/zip.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { type Family, idle, newFamily } from './family.testing.ts';
import { zipStream } from './zip-stream.ts';

let server: TestServer;
let mine: Family;
let theirs: Family;
let clock = new Date('2026-03-01T10:00:00Z');
before(async () => {
  server = await testServer({ ...idle, now: () => clock });
  mine = await newFamily(server, 'Mia');
  theirs = await newFamily(server, 'Noah');
});
after(() => server.close());

const linkOf = async (session: Session): Promise<string> =>
  (await server.call(session, 'POST', '/api/privacy/export', { password: 'secret-1' })).body.url;

async function archiveOf({ session }: Family): Promise<Map<string, Buffer>> {
  const answer = await server.fetch(await linkOf(session), { session });
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('content-type'), 'application/zip');
  return readZip(Buffer.from(await answer.arrayBuffer()));
}

test('the archive holds everything of its owner', async () => {
  const archive = await archiveOf(mine);
  const json = (name: string) => JSON.parse(String(archive.get(name)));
  const account = json('account.json');
  assert.deepEqual([account.email, account.role, account.sessions.length], [mine.session.email, 'user', 1]);
  assert.equal(json('subscriptions.json').subscriptions.length, 2);
  const [grandmother] = json('other.json').family_members;
  assert.deepEqual([grandmother.name, grandmother.look], ['Grandma of Mia', defaultLook]);
  type Consent = Record<'child_id' | 'family_member_id' | 'document' | 'version' | 'accepted_at', string>;
  assert.deepEqual(
    json('consents.json').map((row: Consent) => [
      row.child_id ?? row.family_member_id,
      row.document,
      row.version,
      row.accepted_at,
    ]),
    [
      [mine.childId, 'terms', termsVersion, clock.toISOString()],
      [grandmother.id, 'family-photo', termsVersion, clock.toISOString()],
    ],
  );
  const child = json(`children/${mine.childId}.json`);
  assert.deepEqual([child.name, child.look.version, child.avatar_candidates.length], ['Mia', 1, 1]);
  const episode = json(`episodes/${mine.episodeId}.json`);
  assert.equal(episode.title, mine.title);
  assert.deepEqual(episode.screenplays, [{ version: 1, screenplay: { written: mine.title } }]);
  // Every file that a document names is there, and every file of the storage folder is.
  for (const named of [
    ...child.photos,
    child.avatar_url,
    ...episode.input_images,
    episode.production.video_path,
    episode.production.rendition_path,
  ])
    assert.ok(archive.has(named), named);
  const stored = filesBelow(`${server.dataDirectory}/files`).filter((name) => name.includes(mine.session.id));
  assert.equal(stored.length, 6);
  for (const name of stored)
    assert.ok(archive.has(`files/${name.replace(`user-${mine.session.id}/`, '')}`), name);
  assert.equal(String(archive.get(child.avatar_url)), `avatar of ${mine.childId}`);
});

test('of other tables it tells what opens nothing', async () => {
  const key = await createApiKey(server, mine.session);
  const archive = await archiveOf(mine);
  const {
    api_keys: keys,
    notification_preferences: preferences,
    audit_events: trail,
  } = JSON.parse(String(archive.get('other.json')));
  const told = ['beginning', 'created_at', 'expires_at', 'id', 'last_used_at', 'name', 'scope', 'user_id'];
  assert.deepEqual(Object.keys(keys[0]).sort(), told);
  assert.ok(trail.some(({ kind }: { kind: string }) => kind === 'key-made'));
  assert.deepEqual(preferences, []);
  const text = [...archive.values()].map((contents) => contents.toString('latin1')).join();
  assert.ok(key.length > 20 && !text.includes(key));
});

test('and nothing of anybody else, no password and no token', async () => {
  const text = [...(await archiveOf(mine))]
    .map(([name, contents]) => name + contents.toString('latin1'))
    .join();
  const foreign = [
    theirs.session.id,
    theirs.session.email,
    theirs.childId,
    theirs.episodeId,
    theirs.title,
    'Grandma of Noah',
  ];
  const token = mine.session.cookie.split('=')[1]?.split('.')[0] ?? '';
  const account = await server.database.auth
    .selectFrom('account')
    .select('password')
    .where('user_id', '=', mine.session.id)
    .executeTakeFirstOrThrow();
  for (const secret of [...foreign, token, account.password ?? ''])
    assert.ok(secret.length > 5 && !text.includes(secret), secret);
});

test('a link works for its owner only, unchanged, for five minutes; else it is 404', async () => {
  const url = await linkOf(mine.session);
  const statusOf = async (address: string, session?: Session): Promise<number> => {
    const answer = await server.fetch(address, session ? { session } : {});
    await answer.body?.cancel();
    return answer.status;
  };
  assert.equal(await statusOf(url), 404);
  assert.equal(await statusOf(url, theirs.session), 404);
  assert.equal(await statusOf('/api/privacy/archive', mine.session), 404);
  assert.equal(await statusOf(url.replace(/expires=\d+/, 'expires=9999999999999'), mine.session), 404);
  assert.equal((await server.call(null, 'POST', '/api/privacy/export')).status, 401);
  const start = clock;
  clock = new Date(start.getTime() + 299_999);
  assert.equal(await statusOf(url, mine.session), 200);
  clock = new Date(start.getTime() + 300_000);
  assert.equal(await statusOf(url, mine.session), 404);
  clock = start;
});

test('an archive is made as fast as it is read, one entry open at a time; who leaves closes it', async () => {
  let opened = 0;
  let closed = 0;
  const megabytes = (count: number): Readable => {
    let left = count;
    opened += 1;
    const stream = new Readable({
      read() {
        this.push(left-- > 0 ? Buffer.alloc(1024 * 1024) : null);
      },
    });
    return stream.once('close', () => {
      closed += 1;
    });
  };
  const entries = Array.from({ length: 50 }, (_, i) => ({
    path: `${i}.bin`,
    compress: false,
    open: async () => megabytes(4),
  }));
  const archive = zipStream(entries, clock);
  let read = 0;
  for await (const chunk of archive) {
    read += chunk.length;
    // Never more than the next entry ahead of the reader.
    assert.ok(opened <= read / (4 * 1024 * 1024) + 2, `${opened} entries open after ${read} bytes`);
    if (read > 20 * 1024 * 1024) break;
  }
  assert.ok(opened < 10, `${opened}`);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(closed, opened);
});
