import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  childWithAvatar,
  createChild,
  createEpisode,
  episodeStatus,
  readEvents,
} from '../../testing/scenes.ts';
import { smallProduction } from '../../testing/small-production.ts';
import { type Json, type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { choose, invitationOf, joined } from './households.testing.ts';

let server: TestServer;
before(async () => {
  server = await testServer(
    { produce: smallProduction, draw: async () => [] },
    { QUOTA_UNPAID_CHILDREN: '100' },
  );
});
after(() => server.close());

const accept = (session: Session, token: string) =>
  server.call(session, 'POST', '/api/household-invitation/accept', { token });
const namesFor = async (session: Session): Promise<string[]> =>
  (await server.call(session, 'GET', '/api/children')).body.map(({ name }: Json) => name);
const people = async (session: Session): Promise<Json> =>
  (await server.call(session, 'GET', '/api/household')).body;
const remove = async (owner: Session, member: Session): Promise<number> =>
  (await server.call(owner, 'DELETE', `/api/household/members/${member.id}`)).status;
const isSignedIn = async (session: Session): Promise<boolean> =>
  (await server.call(session, 'GET', '/api/session')).body.user !== null;
const trail = async (session: Session): Promise<Json[]> =>
  (await server.call(session, 'GET', '/api/account-events')).body.events;
const signInAgain = async ({ email, id }: Session): Promise<Session> => {
  const response = await server.fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'secret-1' }),
  });
  return { id, email, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
};

/** An owner with a subscription, a child with an avatar and a finished film. */
async function family(name = 'Quintessa') {
  const owner = await server.loginAs();
  await server.subscribe(owner);
  const child = await childWithAvatar(server, owner, name);
  const { id } = await createEpisode(server, owner, child.id);
  await episodeStatus(server, owner, id, ['completed']);
  return { owner, childId: child.id, episodeId: id };
}

test('an invitation says whose family it is and what one could do, and accepting it is being there', async () => {
  const { owner } = await family('Ada');
  const guest = await server.loginAs();
  const token = await invitationOf(server, owner, 'parent');
  const told = await server.call(null, 'POST', '/api/household-invitation', { token });
  assert.deepEqual([told.status, told.body.email, told.body.role], [200, owner.email, 'parent']);
  const invited = await people(owner);
  assert.deepEqual([invited.members, invited.invitations.length], [[], 1]);
  assert.ok(!JSON.stringify(invited).includes(token));

  assert.equal((await accept(guest, token)).status, 200);
  assert.deepEqual(await namesFor(guest), ['Ada']);
  const { body } = await server.call(guest, 'GET', '/api/session');
  assert.deepEqual(body.user.id, guest.id);
  assert.deepEqual(body.household, { id: owner.id, email: owner.email, seat: 'parent' });
  const joinedNow = await people(owner);
  assert.deepEqual(
    joinedNow.members.map(({ email, role }: Json) => ({ email, role })),
    [{ email: guest.email, role: 'parent' }],
  );
  assert.deepEqual(joinedNow.invitations, []);
});

test('a second parent makes children and episodes of the family; who agreed and who acted is written down', async () => {
  const { owner, childId, episodeId } = await family();
  const parent = await joined(server, owner, 'parent');
  const own = await server.call(parent, 'GET', '/api/subscription');
  assert.equal(own.body.active, true); // the owner's, by no subscription of their own
  const child = await createChild(server, parent, 'Bo');
  assert.deepEqual((await namesFor(owner)).toSorted(), ['Bo', 'Quintessa']);
  const made = await createEpisode(server, parent, childId);
  await episodeStatus(server, owner, made.id, ['completed']);
  assert.equal((await server.call(parent, 'DELETE', `/api/episodes/${episodeId}`)).status, 200);
  assert.equal((await server.call(owner, 'GET', `/api/episodes/${episodeId}`)).status, 404);

  const [consent] = await server.database.asOwner('test', (tx) =>
    tx.selectFrom('consents').selectAll().where('child_id', '=', child.id).execute(),
  );
  assert.deepEqual([consent?.user_id, consent?.acted_by], [owner.id, parent.id]);
  const events = await trail(owner);
  const whoDid = (kind: string): Json => events.find((event) => event.kind === kind)?.by;
  assert.deepEqual(whoDid('episode-deleted'), { email: parent.email });
  assert.deepEqual(whoDid('member-joined'), { email: parent.email });
  assert.equal(whoDid('member-invited'), null);
  assert.deepEqual(
    (await trail(parent)).filter(({ kind }) => kind.includes('household')).map(({ kind }) => kind),
    ['household-joined'],
  );
});

test('who has children of their own keeps both, and nothing of the one is seen in the other', async () => {
  const { owner } = await family('Cleo');
  const both = await server.loginAs();
  await server.subscribe(both);
  await createChild(server, both, 'Dora');
  await joined(server, owner, 'parent', both);
  assert.deepEqual(await namesFor(both), ['Cleo']);
  assert.equal(await choose(server, both, null), 200);
  assert.deepEqual(await namesFor(both), ['Dora']);
  assert.equal(await choose(server, both, owner.id), 200);
  assert.deepEqual(await namesFor(both), ['Cleo']);
  assert.deepEqual(await namesFor(owner), ['Cleo']);
  // Which family it is stands in each session: another device is at home.
  assert.deepEqual(await namesFor(await signInAgain(both)), ['Dora']);
  const mine = await server.call(both, 'GET', '/api/households');
  assert.deepEqual(
    mine.body.map(({ email, role, isCurrent }: Json) => ({ email, role, isCurrent })),
    [{ email: owner.email, role: 'parent', isCurrent: true }],
  );
});

test('a member of one family gets nothing of another, and no header chooses a family', async () => {
  const [one, two] = [await family('Eli'), await family('Finn')];
  const parent = await joined(server, one.owner, 'parent');
  assert.equal(await choose(server, parent, two.owner.id), 404);
  assert.equal(await choose(server, parent, parent.id), 404);
  assert.equal((await server.call(parent, 'GET', `/api/children/${two.childId}`)).status, 404);
  assert.equal((await server.call(parent, 'GET', `/api/episodes/${two.episodeId}`)).status, 404);
  assert.equal(await choose(server, parent, null), 200);
  const forged = { 'x-household': one.owner.id, 'x-acting-for': one.owner.id };
  const answer = await server.fetch(`/api/children/${one.childId}`, { session: parent, headers: forged });
  assert.equal(answer.status, 404);
});

test('an invitation that is forged, used, ended or run out opens nothing', async () => {
  const { owner } = await family();
  const [first, second] = [await server.loginAs(), await server.loginAs()];
  const used = await invitationOf(server, owner, 'viewer');
  assert.equal((await accept(first, used)).status, 200);
  const ended = await invitationOf(server, owner, 'viewer');
  const [open] = (await people(owner)).invitations;
  assert.equal((await server.call(owner, 'DELETE', `/api/household/invitations/${open.id}`)).status, 200);
  const over = await invitationOf(server, owner, 'viewer');
  await server.database.asOwner('test', (tx) =>
    tx
      .updateTable('household_invitations')
      .set({ created_at: new Date(0), expires_at: new Date(1) })
      .where('user_id', '=', owner.id)
      .execute(),
  );
  const changed = `${used.slice(0, -1)}${used.endsWith('A') ? 'B' : 'A'}`;
  for (const [what, token] of Object.entries({ used, ended, over, changed, forged: 'A'.repeat(43) })) {
    assert.equal((await accept(second, token)).status, 404, what);
    const told = await server.call(null, 'POST', '/api/household-invitation', { token });
    assert.equal(told.status, 404, what);
  }
  assert.equal((await people(owner)).members.length, 1);
});

test('of two who accept one invitation at once, one is in', async () => {
  const { owner } = await family();
  for (let round = 0; round < 5; round += 1) {
    const token = await invitationOf(server, owner, 'viewer');
    const guests = await Promise.all([server.loginAs(), server.loginAs(), server.loginAs()]);
    const answers = await Promise.all(guests.map((guest) => accept(guest, token)));
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 404, 404]);
  }
  assert.equal((await people(owner)).members.length, 5);
});

test('one’s own family, a known one and a full one are conflicts; the invitation stays open', async () => {
  const { owner } = await family();
  const token = await invitationOf(server, owner, 'parent');
  assert.equal((await accept(owner, token)).status, 409);
  const relative = await joined(server, owner, 'viewer');
  // Nobody who watches becomes a parent by finding a link that was meant for one.
  assert.equal((await accept(relative, token)).status, 409);
  assert.equal((await server.call(relative, 'GET', '/api/children')).status, 404);
  // Two parents, whoever comes first: of four at once two are in.
  const more = await Promise.all([1, 2, 3].map(() => invitationOf(server, owner, 'parent')));
  const guests = await Promise.all([1, 2, 3, 4].map(() => server.loginAs()));
  const answers = await Promise.all(guests.map((guest, i) => accept(guest, [token, ...more][i] ?? '')));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 200, 409, 409]);
  const { status, body } = await server.call(owner, 'POST', '/api/household/invitations', { role: 'parent' });
  assert.deepEqual([status, body.code], [409, 'CONFLICT']);
});

test('ten invitations are open at the same time, and no more', async () => {
  const owner = await server.loginAs();
  const invite = () => server.call(owner, 'POST', '/api/household/invitations', { role: 'viewer' });
  const answers = await Promise.all(Array.from({ length: 12 }, invite));
  assert.deepEqual(answers.filter(({ status }) => status === 201).length, 10);
  assert.equal((await people(owner)).invitations.length, 10);
});

test('a relative sees finished films, their files, and nothing else', async () => {
  const { owner, childId, episodeId } = await family('Gil');
  await createChild(server, owner, 'Unfinished');
  const relative = await joined(server, owner, 'viewer');
  const { status, body } = await server.call(relative, 'GET', '/api/household-films');
  assert.equal(status, 200);
  assert.deepEqual(
    body.map(({ id, childName }: Json) => ({ id, childName })),
    [{ id: episodeId, childName: 'Gil' }],
  );
  assert.ok(!JSON.stringify(body).includes('description'));
  const film = await server.fetch(body[0].videoUrl, { session: relative });
  assert.equal(film.status, 200);
  await film.body?.cancel();
  for (const address of [`/api/children/${childId}`, `/api/episodes/${episodeId}`, '/api/notifications'])
    assert.equal((await server.call(relative, 'GET', address)).status, 404, address);
  // At home it is their own films again: none.
  await choose(server, relative, null);
  assert.deepEqual((await server.call(relative, 'GET', '/api/household-films')).body, []);
});

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
