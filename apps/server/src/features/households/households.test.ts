import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createChild, createEpisode, episodeStatus } from '../../testing/scenes.ts';
import { smallProduction } from '../../testing/small-production.ts';
import { type Json, type TestServer, testServer } from '../../testing/test-server.ts';
import { choose, householdCalls, invitationOf, joined } from './households.testing.ts';

let server: TestServer;
before(async () => {
  server = await testServer(
    { produce: smallProduction, draw: async () => [] },
    { QUOTA_UNPAID_CHILDREN: '100' },
  );
});
after(() => server.close());

const { accept, namesFor, people, trail, signInAgain, family } = householdCalls(() => server);

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
  const { status, body } = await server.call(owner, 'POST', '/api/household/invitations', {
    role: 'parent',
    password: 'secret-1',
  });
  assert.deepEqual([status, body.code], [409, 'CONFLICT']);
});

test('ten invitations are open at the same time, and no more', async () => {
  const owner = await server.loginAs();
  const order = { role: 'viewer', password: 'secret-1' };
  const invite = () => server.call(owner, 'POST', '/api/household/invitations', order);
  // Six at a time: of more, whose passwords are being checked at once, the rest would wait.
  const answers = await Promise.all(Array.from({ length: 6 }, invite));
  answers.push(...(await Promise.all(Array.from({ length: 6 }, invite))));
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
