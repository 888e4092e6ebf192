import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { limits, termsVersion } from '@milestoon/domain';
import { defaultLook } from '@milestoon/look';
import type { EpisodeRequest } from '@milestoon/studio/production';
import { childWithAvatar, createEpisode, episodeStatus } from '../../testing/scenes.ts';
import { smallProduction } from '../../testing/small-production.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
const requests: EpisodeRequest[] = [];
before(async () => {
  server = await testServer({
    draw: async () => [],
    produce: (request, host) => {
      requests.push(request);
      return smallProduction(request, host);
    },
  });
});
after(() => server.close());

const agreements = ({ id: user }: { id: string }) =>
  server.database.asWorker('test', (tx) =>
    tx
      .selectFrom('consents')
      .select(['family_member_id', 'document', 'version', 'accepted_at'])
      .where('user_id', '=', user)
      .execute(),
  );

const biscuit = { kind: 'pet', name: 'Biscuit', species: 'guinea-pig' };

test('a family keeps its people and pets, changes them and lets them go', async () => {
  const session = await server.loginAs();
  const pet = await server.call(session, 'POST', '/api/family', biscuit);
  assert.equal(pet.status, 201);
  const { id, seed } = pet.body;
  assert.deepEqual(pet.body, { id, seed, ...biscuit, bornYear: null, coat: null });
  const look = { ...defaultLook, age: 66, glasses: 'round' };
  const grandma = { kind: 'person', name: 'Rosa', relation: 'grandmother', bornYear: 1959, look };
  const person = await server.call(session, 'POST', '/api/family', grandma);
  assert.deepEqual(person.body.look, look);
  const changed = await server.call(session, 'PUT', `/api/family/${pet.body.id}`, {
    member: { ...biscuit, name: 'Bun', species: 'rabbit', bornYear: 2024, coat: 1 },
  });
  assert.deepEqual([changed.body.coat, changed.body.seed], [1, seed]);
  assert.equal(changed.body.species, 'rabbit');
  const list = await server.call(session, 'GET', '/api/family');
  assert.deepEqual(
    list.body.map(({ name }: { name: string }) => name),
    ['Bun', 'Rosa'],
  );
  assert.equal((await server.call(session, 'DELETE', `/api/family/${person.body.id}`)).status, 200);
  assert.equal((await server.call(session, 'DELETE', `/api/family/${person.body.id}`)).status, 404);
});

test('that photos of somebody may be used is kept as long as they are of the family', async () => {
  const session = await server.loginAs();
  const rosa = { kind: 'person', name: 'Rosa', relation: 'grandmother', look: defaultLook };
  const { body: byHand } = await server.call(session, 'POST', '/api/family', rosa);
  assert.deepEqual(await agreements(session), []);
  const member = { ...rosa, mayUsePhotos: true };
  const { body } = await server.call(session, 'POST', '/api/family', member);
  assert.equal('mayUsePhotos' in body, false);
  const known = await agreements(session);
  assert.deepEqual(
    known.map(({ accepted_at: _, ...agreed }) => agreed),
    [{ family_member_id: body.id, document: 'family-photo', version: termsVersion }],
  );
  // Agreed to again, of the same version: the first time counts. For somebody else it is another agreement.
  await server.call(session, 'PUT', `/api/family/${body.id}`, { member });
  assert.deepEqual(await agreements(session), known);
  await server.call(session, 'PUT', `/api/family/${byHand.id}`, { member });
  assert.equal((await agreements(session)).length, 2);
  await server.call(session, 'DELETE', `/api/family/${byHand.id}`);
  assert.deepEqual(await agreements(session), known);
});

test('what is nobody of a family is refused', async () => {
  const session = await server.loginAs();
  for (const wrong of [
    { ...biscuit, species: 'dragon' },
    { ...biscuit, name: ' ' },
    { ...biscuit, coat: 3 }, // a guinea pig has three
    { kind: 'person', name: 'Rosa', relation: 'hero' },
    { kind: 'person', name: 'Rosa', relation: 'grandmother', bornYear: 12 },
  ])
    assert.equal((await server.call(session, 'POST', '/api/family', wrong)).status, 422);
});

test('a family is full at some time, also for two at once', async () => {
  const session = await server.loginAs();
  const add = () => server.call(session, 'POST', '/api/family', biscuit);
  for (let i = 1; i < limits.familyMembers; i++) assert.equal((await add()).status, 201);
  const answers = await Promise.all([add(), add()]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 429]);
});

test('the family plays in the films of every child: pets, people, and children who have an avatar', async () => {
  const session = await server.loginAs();
  await server.subscribe(session);
  const mia = await childWithAvatar(server, session, 'Mia');
  const leo = await childWithAvatar(server, session, 'Leo');
  const { body: pet } = await server.call(session, 'POST', '/api/family', { ...biscuit, coat: 2 });
  const stranger = await server.loginAs();
  await server.call(stranger, 'POST', '/api/family', { ...biscuit, name: 'Rex', species: 'dog' });
  const episode = await createEpisode(server, session, mia.id);
  await episodeStatus(server, session, episode.id, ['completed']);
  const family = requests.at(-1)?.family ?? [];
  assert.deepEqual(
    family.map(({ id, name, role }) => ({ id, name, role })),
    [
      { id: leo.id, name: 'Leo', role: 'sibling' },
      { id: pet.id, name: 'Biscuit', role: 'guinea-pig' },
    ],
  );
  assert.deepEqual(family[0]?.own.look, defaultLook);
  assert.equal(typeof family[0]?.own.variant, 'number');
  assert.deepEqual([family[1]?.own.coat, family[1]?.own.seed], [2, pet.seed]);
});
