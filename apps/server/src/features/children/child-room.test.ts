import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { addPhotoRows } from '../../testing/scenes.ts';
import { type Answer, type Session, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
before(async () => {
  server = await testServer({}, { RATE_LIMIT_PERSON: '10000', RATE_LIMIT_ADDRESS: '10000' });
});
after(() => server.close());

const bodyOf = (photo: string) => ({
  name: 'Mia',
  photos: [photo],
  style: 'anime',
  look: defaultLook,
  termsAccepted: true,
});
const add = (session: Session, photo: string): Promise<Answer> =>
  server.call(session, 'POST', '/api/children', bodyOf(photo));
const addAtOnce = async (session: Session, count: number): Promise<Answer[]> =>
  Promise.all((await addPhotoRows(server, session, count)).map((photo) => add(session, photo)));
const addOne = async (session: Session): Promise<Answer> => (await addAtOnce(session, 1))[0] as Answer;
const countOf = (answers: Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

test('of 300 children at once five wait for their payment, and the others are refused with what to do', async () => {
  const session = await server.loginAs();
  const answers = await addAtOnce(session, 300);
  assert.equal(countOf(answers, 201), 5);
  assert.equal(countOf(answers, 429), 295);
  const refused = answers.find(({ status }) => status === 429);
  assert.equal(refused?.body.code, 'TOO_MANY_REQUESTS');
  assert.match(refused?.body.message, /still waiting for their subscription/);
  assert.equal(refused?.headers.get('retry-after'), '3600');
  assert.equal((await server.call(session, 'GET', '/api/children')).body.length, 5);
});

test('a child that is paid for, or deleted, makes room for another', async () => {
  const session = await server.loginAs();
  const children = (await addAtOnce(session, 5)).map(({ body }) => body.id as string);
  assert.equal((await addOne(session)).status, 429);
  await server.subscribe(session, children[0]);
  assert.equal((await addOne(session)).status, 201);
  assert.equal((await addOne(session)).status, 429);
  await server.call(session, 'DELETE', `/api/children/${children[1]}`, { password: 'secret-1' });
  assert.equal((await addOne(session)).status, 201);
});

test('a form that is sent again changes its child, also when there is no room for another', async () => {
  const session = await server.loginAs();
  const photos = await addPhotoRows(server, session, 5);
  const ids = [];
  for (const photo of photos) ids.push((await add(session, photo)).body.id);
  const again = await add(session, photos[0] as string);
  assert.deepEqual([again.status, again.body.id], [201, ids[0]]);
});

test('a super admin’s children need no payment', async () => {
  const admin = await server.loginAs('super_admin');
  assert.equal(countOf(await addAtOnce(admin, 7), 201), 7);
});
