import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createChild, readEvents } from '../../testing/scenes.ts';
import { smallProduction } from '../../testing/small-production.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { choose, householdCalls, invitationOf, joined } from './households.testing.ts';

let server: TestServer;
before(async () => {
  server = await testServer(
    { produce: smallProduction, draw: async () => [] },
    { QUOTA_UNPAID_CHILDREN: '100' },
  );
});
after(() => server.close());

const { accept, namesFor, people, remove, isSignedIn, trail, signInAgain, family } = householdCalls(
  () => server,
);

test('removed is out at once: session, stream, links to files and push messages', async () => {
  for (const role of ['parent', 'viewer'] as const) {
    const { owner } = await family();
    const member = await joined(server, owner, role);
    const athome = await signInAgain(member);
    const [film] = (await server.call(member, 'GET', '/api/household-films')).body;
    const before = await server.fetch(film.videoUrl, { session: member });
    await before.body?.cancel();
    assert.equal(before.status, 200);
    let stream: Promise<string[]> | undefined;
    if (role === 'parent') {
      const opened = await server.fetch('/api/episode-progress', {
        session: member,
        headers: { accept: 'text/event-stream' },
      });
      assert.equal(opened.status, 200);
      stream = readEvents(opened, () => false); // resolves when the server ends it
      await server.database.asWorker('test', async (tx) => {
        const session = await server.database.auth
          .selectFrom('session')
          .select('id')
          .where('acting_for', '=', owner.id)
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('push_subscriptions')
          .values({
            user_id: owner.id,
            session_id: session.id,
            endpoint_hash: `of ${member.id}`,
            sealed_endpoint: 'v1.0123456789abcdef.sealed',
          })
          .execute();
      });
    }
    assert.equal(await remove(owner, member), 200);
    await stream;
    assert.equal(await isSignedIn(member), false);
    assert.equal((await server.call(member, 'GET', '/api/household-films')).status, 401);
    for (const session of [member, athome])
      assert.equal((await server.fetch(film.videoUrl, { session })).status, 404, role);
    const devices = await server.database.asWorker('test', (tx) =>
      tx.selectFrom('push_subscriptions').select('id').where('user_id', '=', owner.id).execute(),
    );
    assert.deepEqual(devices, []);
    // Their account is theirs, and there is no way back into the family.
    assert.equal(await isSignedIn(athome), true);
    assert.equal(await choose(server, athome, owner.id), 404);
    assert.equal(await remove(owner, member), 404);
  }
});

test('turning to another family ends what was open of the first: streams and links', async () => {
  const { owner } = await family();
  const parent = await joined(server, owner, 'parent');
  const [film] = (await server.call(parent, 'GET', '/api/household-films')).body;
  const opened = await server.fetch('/api/episode-progress', {
    session: parent,
    headers: { accept: 'text/event-stream' },
  });
  const stream = readEvents(opened, () => false);
  await choose(server, parent, null);
  await stream;
  assert.equal((await server.fetch(film.videoUrl, { session: parent })).status, 404);
});

test('who leaves stays signed in where they left, and is out everywhere else', async () => {
  const { owner } = await family();
  const parent = await joined(server, owner, 'parent');
  const elsewhere = await signInAgain(parent);
  await choose(server, elsewhere, owner.id);
  const leave = await server.call(parent, 'POST', `/api/households/${owner.id}/leave`);
  assert.equal(leave.status, 200);
  assert.deepEqual([await isSignedIn(parent), await isSignedIn(elsewhere)], [true, false]);
  assert.deepEqual(await namesFor(parent), []);
  const left = (await trail(owner)).find(({ kind }) => kind === 'member-left');
  assert.deepEqual([left?.by, left?.detail], [{ email: parent.email }, 'parent']);
  assert.equal((await server.call(parent, 'POST', `/api/households/${owner.id}/leave`)).status, 404);
});

const erase = (session: Session) =>
  server.call(session, 'POST', '/api/privacy/erase-account', { email: session.email, password: 'secret-1' });

test('the owner’s account goes with the family; the members keep theirs', async () => {
  const { owner } = await family();
  const [parent, relative] = [await joined(server, owner, 'parent'), await joined(server, owner, 'viewer')];
  const open = await invitationOf(server, owner, 'viewer');
  assert.equal((await erase(owner)).status, 202);
  for (const member of [parent, relative]) {
    assert.equal(await isSignedIn(member), false);
    const again = await signInAgain(member);
    assert.deepEqual((await server.call(again, 'GET', '/api/households')).body, []);
    assert.equal((await accept(again, open)).status, 404);
  }
});

test('a member’s account goes alone: what they made stays, and the trail still says that it was somebody else', async () => {
  const { owner, episodeId } = await family();
  const parent = await joined(server, owner, 'parent');
  await createChild(server, parent, 'Bo');
  await server.call(parent, 'DELETE', `/api/episodes/${episodeId}`);
  // Acting for the family they delete their own account, and no other.
  assert.equal((await erase(parent)).status, 202);
  assert.deepEqual((await people(owner)).members, []);
  assert.deepEqual((await namesFor(owner)).toSorted(), ['Bo', 'Quintessa']);
  const isGone = () =>
    server.database.auth.selectFrom('user').select('id').where('id', '=', parent.id).executeTakeFirst();
  while (await isGone()) await new Promise((resolve) => setImmediate(resolve));
  const deleted = (await trail(owner)).find(({ kind }) => kind === 'episode-deleted');
  assert.deepEqual(deleted?.by, { email: null });
});
