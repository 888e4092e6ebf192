import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { childWithAvatar, createEpisode } from '../../../testing/scenes.ts';
import { addMadeFilm } from '../../../testing/made-film.ts';
import { smallProduction } from '../../../testing/small-production.ts';
import { type Session, type TestServer, testServer } from '../../../testing/test-server.ts';
import { secondsInLine, tellThoseInLine } from './waiting-line.ts';

test('whoever waits is told when the worker that is free first has made theirs', () => {
  assert.deepEqual(secondsInLine({ workers: 1, underWay: [40], waiting: [60, 60] }), [100, 160]);
  assert.deepEqual(secondsInLine({ workers: 2, underWay: [40, 10], waiting: [60, 60, 60] }), [70, 100, 130]);
  assert.deepEqual(secondsInLine({ workers: 3, underWay: [40], waiting: [60, 60, 60] }), [60, 60, 100]);
  assert.deepEqual(secondsInLine({ workers: 1, underWay: [40], waiting: [20, 60] }), [60, 120]);
});

test('of a worker that died, whose film is about to wait again, nobody expects anything', () => {
  assert.deepEqual(secondsInLine({ workers: 1, underWay: [50, 30], waiting: [60, 60] }), [90, 150]);
});

let server: TestServer;
const gate = Promise.withResolvers<void>();
const begun = Promise.withResolvers<void>();
before(async () => {
  server = await testServer({
    produce: (request, host) =>
      smallProduction(request, host, async () => {
        begun.resolve();
        await gate.promise;
      }),
  });
});
after(async () => {
  gate.resolve();
  await server.close();
});

async function knownParent(): Promise<{ session: Session; child: { id: string } }> {
  const session = await server.loginAs();
  await server.subscribe(session);
  const child = await childWithAvatar(server, session);
  // They had a turn before, so that nobody gets a head start.
  await server.database.asWorker('test', (tx) =>
    tx.insertInto('job_turns').values({ queue: 'produce-episode', user_id: session.id, turn: 0 }).execute(),
  );
  return { session, child };
}

/** The film under way was begun a minute ago, and so much is left of it as was told at `updated_at`. */
const setLeft = (episodeId: string, seconds_left: number | null, updated_at = new Date()) =>
  server.database.asWorker('test', async (tx) => {
    await tx
      .updateTable('episode_productions')
      .set({ seconds_left, updated_at })
      .where('episode_id', '=', episodeId)
      .execute();
    await sql`update pgboss.job set started_on = now() - interval '60 seconds'
      where name = 'produce-episode' and state = 'active'`.execute(tx);
  });

const leftOf = async (session: Session, id: string): Promise<number | null> =>
  (await server.call(session, 'GET', `/api/episodes/${id}`)).body.progress?.secondsLeft;

const near = (found: number | null, wanted: number): void =>
  assert.ok(found !== null && found <= wanted && found >= wanted - 3, `${found} instead of ${wanted}`);

test('films that wait are told in the order of turns how long they take, and to their own family alone', async () => {
  const one = await knownParent();
  const other = await knownParent();
  const first = await createEpisode(server, one.session, one.child.id);
  await begun.promise;
  const second = await createEpisode(server, one.session, one.child.id);
  const theirs = await createEpisode(server, other.session, other.child.id);

  await setLeft(first.id, null);
  await tellThoseInLine(server.services);
  assert.equal(await leftOf(other.session, theirs.id), null, 'nothing is known of films yet');

  await setLeft(first.id, 40);
  await tellThoseInLine(server.services);
  // The one under way takes a hundred seconds, so each that waits will.
  near(await leftOf(other.session, theirs.id), 140);
  near(await leftOf(one.session, second.id), 240);
  assert.equal((await server.call(other.session, 'GET', `/api/episodes/${second.id}`)).status, 404);

  await addMadeFilm(server.database, first.id, { phases: [10, 180, 10] });
  await setLeft(first.id, 40);
  await tellThoseInLine(server.services);
  // The one before took two hundred, those to come are between both.
  near(await leftOf(other.session, theirs.id), 190);

  // Whoever makes the first one has not told for a while.
  await setLeft(first.id, 40, new Date(Date.now() - 60_000));
  await tellThoseInLine(server.services);
  near(await leftOf(other.session, theirs.id), 400);
});
