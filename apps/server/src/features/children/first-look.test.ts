import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { createApiKey, createChild, editOf, newEpisodeBody } from '../../testing/scenes.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import type { DrawAvatars } from './avatars.job.ts';

let server: TestServer;
const drawn: string[] = [];
const draw: DrawAvatars = async ({ name, look }) => {
  drawn.push(name);
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'blue' } })
    .png()
    .toBuffer();
  return ['1', '2', '3', '4'].map((id) => ({ id, label: `Avatar ${id}`, description: 'blue', look, png }));
};
const produce = () => new Promise<never>(() => {});
before(async () => {
  server = await testServer({ draw, produce });
});
after(() => server.close());

const untouched = { left: 1, childId: null, drawnWith: null };
const begin = (session: Session, id: string, on = server) =>
  on.call(session, 'POST', `/api/children/${id}/first-look`);
const view = async (session: Session, on = server) => (await on.call(session, 'GET', '/api/first-look')).body;
const stateOf = async (session: Session, id: string): Promise<string> =>
  (await server.call(session, 'GET', `/api/children/${id}`)).body.state;

async function avatarsReady(session: Session, id: string): Promise<{ id: string }[]> {
  for (;;) {
    const { body } = await server.call(session, 'GET', `/api/children/${id}/avatars`);
    if (body.status === 'ready') return body.candidates;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** A parent without payment, with a child whose avatar they kept. */
async function afterFirstLook(name: string): Promise<{ session: Session; id: string }> {
  const session = await server.loginAs();
  const { id } = await createChild(server, session, name);
  assert.equal((await begin(session, id)).status, 200);
  const [candidate] = await avatarsReady(session, id);
  const kept = await server.call(session, 'POST', `/api/children/${id}/avatar`, { candidate: candidate?.id });
  assert.equal(kept.status, 200);
  return { session, id };
}

test('a parent who has paid nothing sees four avatars, keeps one and is shown what to pay', async () => {
  const session = await server.loginAs();
  assert.deepEqual(await view(session), untouched);
  const { id } = await createChild(server, session, 'Early');
  assert.equal(await stateOf(session, id), 'pay');
  await begin(session, id);
  assert.deepEqual(await view(session), { left: 0, childId: id, drawnWith: null });
  const candidates = await avatarsReady(session, id);
  assert.equal(candidates.length, 4);
  assert.equal(await stateOf(session, id), 'choose');
  await server.call(session, 'POST', `/api/children/${id}/avatar`, { candidate: candidates[2]?.id });
  const { body } = await server.call(session, 'GET', `/api/children/${id}`);
  assert.deepEqual([body.state, body.avatarSelected], ['pay', true]);
  assert.equal((await view(session)).drawnWith.variant, 2);
  await server.subscribe(session, id);
  assert.equal(await stateOf(session, id), 'ready');
  assert.deepEqual(await view(session), { left: 0, childId: null, drawnWith: null });
});

test('begun twice, also at the same moment, it counts and draws once', async () => {
  const session = await server.loginAs();
  const { id } = await createChild(server, session, 'Twice');
  const answers = await Promise.all([begin(session, id), begin(session, id), begin(session, id)]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200],
  );
  await avatarsReady(session, id);
  await begin(session, id);
  assert.equal(drawn.filter((name) => name === 'Twice').length, 1);
});

test('one child an account: neither another one nor a deletion gives a second look', async () => {
  const session = await server.loginAs();
  const first = await createChild(server, session, 'First');
  const second = await createChild(server, session, 'Second');
  const answers = await Promise.all([begin(session, first.id), begin(session, second.id)]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  assert.equal(
    refused?.body.message,
    'You have seen the avatars of a child before paying already. With a plan you can go on.',
  );
  for (const { id } of [first, second])
    await server.call(session, 'DELETE', `/api/children/${id}`, { password: 'secret-1' });
  const third = await createChild(server, session, 'Third');
  assert.equal((await begin(session, third.id)).status, 409);
  await server.call(session, 'POST', `/api/children/${third.id}/avatars`);
  assert.equal(await stateOf(session, third.id), 'pay');
  assert.ok(!drawn.includes('Third'));
});

test('an episode stays refused: without a plan, and with one that is not the child’s', async () => {
  const { session, id } = await afterFirstLook('No film');
  const order = await newEpisodeBody(server, session, id);
  const create = async () => {
    const { status, body } = await server.call(session, 'POST', '/api/episodes', order);
    return [status, body.code];
  };
  assert.deepEqual(await create(), [402, 'SUBSCRIPTION_REQUIRED']);
  await server.subscribe(session);
  assert.deepEqual(await create(), [402, 'SUBSCRIPTION_REQUIRED']);
  assert.deepEqual((await server.call(session, 'GET', '/api/episodes')).body, []);
  await server.subscribe(session, id);
  assert.equal((await create())[0], 201);
});

test('no edit has anything drawn again before the payment; after it what is missing is drawn', async () => {
  const { session, id } = await afterFirstLook('Edited');
  const { body: child } = await server.call(session, 'GET', `/api/children/${id}`);
  const edit = { ...editOf(child), style: 'fantasy', redraw: true };
  assert.equal((await server.call(session, 'PUT', `/api/children/${id}`, edit)).status, 200);
  await server.call(session, 'POST', `/api/children/${id}/avatars`);
  await begin(session, id);
  const { body } = await server.call(session, 'GET', `/api/children/${id}/avatars`);
  assert.deepEqual([body.status, body.candidates], ['waiting', []]);
  assert.equal(drawn.filter((name) => name === 'Edited').length, 1);
  await server.subscribe(session, id);
  await server.services.ports.startAvatars(id);
  await avatarsReady(session, id);
  assert.equal(drawn.filter((name) => name === 'Edited').length, 2);
});

test('a child that has an avatar has no first look, and a key begins none', async () => {
  const session = await server.loginAs();
  const { id } = await createChild(server, session, 'By key');
  const key = await createApiKey(server, session, 'write');
  const headers = { 'x-api-key': key };
  const { status } = await server.fetch(`/api/children/${id}/first-look`, { method: 'POST', headers });
  assert.equal(status, 404);
  await server.database.asWorker('test', (tx) =>
    tx
      .updateTable('children')
      .set({ avatar_url: `user-${session.id}/a.png`, avatar_variant: 1, avatar_selected: true })
      .where('id', '=', id)
      .execute(),
  );
  assert.equal((await begin(session, id)).status, 409);
  assert.deepEqual(await view(session), untouched);
});

test('where mails are sent it waits for a confirmed address', async () => {
  const mailing = await testServer(
    { draw, produce, sendMail: async () => {} },
    { SMTP_URL: 'smtp://mail.test' },
  );
  try {
    const session = await mailing.loginAs();
    const { id } = await createChild(mailing, session, 'Unconfirmed');
    const { status, body } = await begin(session, id, mailing);
    assert.deepEqual([status, body.code], [409, 'ADDRESS_UNCONFIRMED']);
    assert.deepEqual(await view(session, mailing), untouched);
  } finally {
    await mailing.close();
  }
});

test('an operator who wants none has none', async () => {
  const closed = await testServer({ draw, produce }, { QUOTA_FIRST_LOOKS: '0' });
  try {
    const session = await closed.loginAs();
    const { id } = await createChild(closed, session, 'Closed');
    assert.equal((await begin(session, id, closed)).status, 409);
    assert.deepEqual(await view(session, closed), { left: 0, childId: null, drawnWith: null });
  } finally {
    await closed.close();
  }
});
