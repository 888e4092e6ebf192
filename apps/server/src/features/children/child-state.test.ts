import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ChildStage } from '@milestoon/contract';
import { childWithAvatar, createChild, newEpisodeBody } from '../../testing/scenes.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { newAvatarsOf } from './child-views.ts';

let server: TestServer;
let session: Session;
before(async () => {
  server = await testServer({ draw: () => new Promise(() => {}) }, { QUOTA_UNPAID_CHILDREN: '50' });
  session = await server.loginAs();
  await server.subscribe(session);
});
after(() => server.close());

/** What the list says of a child. */
async function stateOf(id: string, who = session): Promise<ChildStage> {
  const { body } = await server.call(who, 'GET', '/api/children');
  return body.find((child: { id: string }) => child.id === id).state;
}

const note = (id: string, columns: { avatars_requested_at?: Date; avatars_failed_at?: Date }) =>
  server.database.asWorker('test', (tx) =>
    tx.updateTable('children').set(columns).where('id', '=', id).execute(),
  );

const drawCandidates = (id: string, count: number) =>
  server.database.asWorker('test', (tx) =>
    tx
      .insertInto('avatar_candidates')
      .values(
        Array.from({ length: count }, (_, variant) => ({
          child_id: id,
          user_id: session.id,
          path: `user-${session.id}/${id}-${variant}.png`,
          label: 'a',
          description: 'b',
          variant,
        })),
      )
      .execute(),
  );

test('a child waits for its payment, for the drawing, for a choice, and is ready', async () => {
  const { id } = await createChild(server, session);
  assert.equal(await stateOf(id), 'pay');
  await server.subscribe(session, id);
  assert.equal(await stateOf(id), 'drawing', 'paid for: the selection screen, or the event, begins it');
  await note(id, { avatars_requested_at: new Date() });
  await drawCandidates(id, 3);
  assert.equal(await stateOf(id), 'drawing');
  await note(id, { avatars_failed_at: new Date() });
  assert.equal(await stateOf(id), 'choose', 'there are three to choose from');
  assert.equal(await stateOf((await childWithAvatar(server, session)).id), 'ready');
});

test('four that are drawn are to be chosen from', async () => {
  const { id } = await createChild(server, session);
  await note(id, { avatars_requested_at: new Date() });
  await drawCandidates(id, 4);
  assert.equal(await stateOf(id), 'choose');
});

test('a drawing that failed says so, and is begun again', async () => {
  const { id } = await createChild(server, session);
  await server.subscribe(session, id);
  await note(id, { avatars_requested_at: new Date(), avatars_failed_at: new Date() });
  assert.equal(await stateOf(id), 'failed');
  await server.call(session, 'POST', `/api/children/${id}/avatars`);
  assert.equal(await stateOf(id), 'drawing');
});

test('a super admin’s child has nothing to pay', async () => {
  const admin = await server.loginAs('super_admin');
  const { id } = await createChild(server, admin);
  assert.equal(await stateOf(id, admin), 'drawing');
});

test('an episode is refused while its child is not ready', async () => {
  const { id } = await createChild(server, session);
  const { status, body } = await server.call(
    session,
    'POST',
    '/api/episodes',
    await newEpisodeBody(server, session, id),
  );
  assert.deepEqual([status, body.message], [409, 'Waiting for avatar...']);
});

test('new avatars beside a kept one are drawn, wait, or are none', () => {
  const row = { avatar_selected: true, redrawing: true, candidate_count: 0, avatars_failed_at: null };
  const failed = { ...row, avatars_failed_at: new Date() };
  assert.deepEqual(
    [
      newAvatarsOf(row),
      newAvatarsOf({ ...row, candidate_count: 4 }),
      newAvatarsOf({ ...failed, candidate_count: 2 }),
      newAvatarsOf(failed),
      newAvatarsOf({ ...row, redrawing: false, candidate_count: 4 }),
      newAvatarsOf({ ...row, avatar_selected: false }),
    ],
    ['drawing', 'waiting', 'waiting', null, null, null],
  );
});
