import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { after, before, test } from 'node:test';
import type { Mail } from '../../platform/mail/mail.ts';
import { createChild } from '../../testing/scenes.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { choose, householdCalls, invitationOf, joined } from './households.testing.ts';

let server: TestServer;
const mails: Mail[] = [];
const arrived = new EventEmitter();
before(async () => {
  const sendMail = async (mail: Mail): Promise<void> => {
    mails.push(mail);
    arrived.emit('mail');
  };
  server = await testServer({ draw: async () => [], sendMail }, { PUBLIC_URL: 'http://milestoon.test' });
});
after(() => server.close());

const { accept, namesFor, people } = householdCalls(() => server);

async function mailOf({ email }: Session, subject: RegExp): Promise<Mail> {
  for (;;) {
    const found = mails.find((mail) => mail.to === email && subject.test(mail.subject));
    if (found) return found;
    await once(arrived, 'mail');
  }
}
const kindsToldTo = async ({ id }: Session): Promise<string[]> => {
  const rows = await server.database.asOwner('test', (tx) =>
    tx.selectFrom('notifications').select('kind').where('user_id', '=', id).orderBy('created_at').execute(),
  );
  return rows.map(({ kind }) => kind);
};
const invite = (owner: Session, body: object) =>
  server.call(owner, 'POST', '/api/household/invitations', body);
const openInvitations = async (owner: Session): Promise<number> => (await people(owner)).invitations.length;

test('a session alone invites nobody: the password is asked for, of an account that has none too', async () => {
  const owner = await server.loginAs();
  for (const role of ['parent', 'viewer']) {
    const missing = await invite(owner, { role });
    assert.equal(missing.status, 422, role);
    const wrong = await invite(owner, { role, password: 'secret-0' });
    assert.deepEqual([wrong.status, wrong.body.data], [422, { field: 'password' }], role);
  }
  await server.database.auth
    .updateTable('account')
    .set({ password: null })
    .where('user_id', '=', owner.id)
    .execute();
  const none = await invite(owner, { role: 'parent', password: 'secret-1' });
  assert.deepEqual([none.status, none.body.data], [422, { field: 'password' }]);
  assert.match(none.body.message, /no password yet/);
  assert.equal(await openInvitations(owner), 0);
  assert.deepEqual(await kindsToldTo(owner), []);
});

test('the owner is mailed of a second parent who is invited, and of everybody who comes in, by name', async () => {
  const owner = await server.loginAs();
  const relative = await joined(server, owner, 'viewer');
  assert.deepEqual(await kindsToldTo(owner), ['member-joined']);
  const first = await mailOf(owner, /^Somebody is in your family now/);
  assert.ok(first.text.includes(`${relative.email} (May watch)`), first.text);
  mails.splice(0);

  const parent = await joined(server, owner, 'parent');
  const invited = await mailOf(owner, /^A second parent was invited/);
  assert.match(invited.text, /http:\/\/milestoon\.test\/account\/people/);
  const second = await mailOf(owner, /^Somebody is in your family now/);
  assert.ok(second.text.includes(`${relative.email} (May watch) and ${parent.email} (Second parent)`));
  assert.deepEqual(await kindsToldTo(owner), ['member-joined', 'parent-invited', 'member-joined']);
  const { body } = await server.call(owner, 'GET', '/api/notifications');
  assert.deepEqual(
    body.items.map(({ kind, path }: { kind: string; path: string }) => [kind, path]),
    [
      ['member-joined', '/account/people'],
      ['member-joined', '/account/people'],
    ],
  );
  assert.deepEqual(await kindsToldTo(parent), []);
});

test('a new password ends open invitations and names who is in the family, and so does a reset', async () => {
  const change = async (owner: Session): Promise<number> => {
    const passwords = { currentPassword: 'secret-1', newPassword: 'another-4711' };
    return (await server.call(owner, 'POST', '/api/password', passwords)).status;
  };
  const reset = async ({ email }: Session): Promise<number> => {
    await server.call(null, 'POST', '/api/password-reset/request', { email });
    const { text } = await mailOf({ id: '', cookie: '', email }, /^Choose a new/);
    const token = /reset-password\?token=([\w-]+)/.exec(text)?.[1];
    return (await server.call(null, 'POST', '/api/password-reset', { token, newPassword: 'another-4711' }))
      .status;
  };
  for (const [way, take] of Object.entries({ change, reset })) {
    mails.splice(0);
    const owner = await server.loginAs();
    const child = await createChild(server, owner, 'Mia');
    const inside = await joined(server, owner, 'parent');
    const open = [await invitationOf(server, owner, 'parent'), await invitationOf(server, owner, 'viewer')];
    assert.equal(await take(owner), 200, way);
    const late = await server.loginAs();
    for (const token of open) assert.equal((await accept(late, token)).status, 404, way);
    assert.equal((await server.call(late, 'GET', `/api/children/${child.id}`)).status, 404, way);
    const ended = await server.database.asOwner('test', (tx) =>
      tx
        .selectFrom('audit_events')
        .select('times')
        .where('user_id', '=', owner.id)
        .where('kind', '=', 'invitation-ended')
        .execute(),
    );
    assert.equal(
      ended.reduce((sum, { times }) => sum + times, 0),
      2,
      way,
    );
    const told = await mailOf(owner, /^Your password was changed/);
    assert.ok(told.text.includes(`${inside.email} (Second parent)`), told.text);
    assert.ok(told.text.includes('http://milestoon.test/account/people'), told.text);
    // Who was there before stays until the owner, who has read of them, removes them.
    assert.deepEqual(await namesFor(inside), ['Mia']);
  }
});

test('who shares with nobody reads of nobody', async () => {
  const owner = await server.loginAs();
  mails.splice(0);
  const passwords = { currentPassword: 'secret-1', newPassword: 'another-4711' };
  assert.equal((await server.call(owner, 'POST', '/api/password', passwords)).status, 200);
  assert.doesNotMatch((await mailOf(owner, /^Your password was changed/)).text, /your family/i);
});

const signedInBefore = (session: Session, minutes: number) =>
  server.database.auth
    .updateTable('session')
    .set({ created_at: new Date(Date.now() - minutes * 60_000) })
    .where('user_id', '=', session.id)
    .execute();

test('who has just signed in deletes a child without being asked again, but with no wrong password', async () => {
  const owner = await server.loginAs();
  const child = await createChild(server, owner, 'Wilhelmina');
  await signedInBefore(owner, 9);
  const address = `/api/children/${child.id}`;
  assert.equal((await server.call(owner, 'DELETE', address, { password: 'secret-0' })).status, 422);
  assert.deepEqual(await namesFor(owner), ['Wilhelmina']);
  assert.equal((await server.call(owner, 'DELETE', address)).status, 200);
  assert.deepEqual(await namesFor(owner), []);
});

test('a session alone deletes no child, and no wrong password does: the child stays, with everything', async () => {
  const owner = await server.loginAs();
  const child = await createChild(server, owner, 'Wilhelmina');
  await signedInBefore(owner, 11);
  const ways = [
    ['DELETE', `/api/children/${child.id}`, {}],
    ['POST', '/api/privacy/erase-child', { childId: child.id }],
  ] as const;
  for (const [method, address, body] of ways) {
    const missing = await server.call(owner, method, address, body);
    assert.deepEqual([missing.status, missing.body.data.field], [422, 'password'], address);
    const wrong = await server.call(owner, method, address, { ...body, password: 'secret-0' });
    assert.deepEqual([wrong.status, wrong.body.data], [422, { field: 'password' }], address);
  }
  await server.database.auth
    .updateTable('account')
    .set({ password: null })
    .where('user_id', '=', owner.id)
    .execute();
  for (const [method, address, body] of ways) {
    const none = await server.call(owner, method, address, { ...body, password: 'secret-1' });
    assert.deepEqual([none.status, none.body.data], [422, { field: 'password' }], address);
    assert.match(none.body.message, /no password yet/);
  }
  assert.deepEqual(await namesFor(owner), ['Wilhelmina']);
});

test('a second parent who deletes a child is asked for their own password', async () => {
  const owner = await server.loginAs();
  const child = await createChild(server, owner, 'Wilhelmina');
  const parent = await joined(server, owner, 'parent');
  await server.database.auth
    .updateTable('account')
    .set({ password: null })
    .where('user_id', '=', parent.id)
    .execute();
  const remove = () => server.call(parent, 'DELETE', `/api/children/${child.id}`, { password: 'secret-1' });
  assert.equal(await choose(server, parent, owner.id), 200);
  assert.equal((await remove()).status, 422, 'the owner’s password is not theirs');
  await server.database.auth
    .updateTable('account')
    .set((eb) => ({
      password: eb
        .selectFrom('account as other')
        .select('other.password')
        .where('other.user_id', '=', owner.id),
    }))
    .where('user_id', '=', parent.id)
    .execute();
  assert.equal((await remove()).status, 200);
  assert.deepEqual(await namesFor(owner), []);
});
