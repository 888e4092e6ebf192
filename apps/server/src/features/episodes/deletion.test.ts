import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { connected } from '@milestoon/database/testing';
import { rememberStep } from '../../platform/queue/steps.ts';
import { childWithAvatar, createEpisode } from '../../testing/scenes.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { deleteOrphanedWork } from './orphan-cleanup.ts';
import type { Produce } from './production.job.ts';
import { folderOf } from './production.repo.ts';
import { subjectOf } from './job-key.ts';

let server: TestServer;
let session: Session;
let childId: string;
let produced: Produce[] = [];
before(async () => {
  server = await testServer({ produce: (...args) => (produced.shift() ?? untilStopped)(...args) });
  session = await server.loginAs('super_admin');
  childId = (await childWithAvatar(server, session)).id;
});
after(() => server.close());

const untilStopped: Produce = async (_, { signal }) => {
  await once(signal, 'abort');
  throw signal.reason;
};

const gate = () => Promise.withResolvers<void>();

const stepsOf = (episodeId: string) =>
  server.database.asWorker('test', (tx) =>
    tx.selectFrom('job_steps').select('name').where('subject', '=', subjectOf(episodeId)).execute(),
  );

test('what is just being added when its episode is deleted goes with it', async () => {
  const [begun, locked, added] = [gate(), gate(), gate()];
  produced = [
    async (_, { directory, previewReady, signal }) => {
      await fs.writeFile(path.join(directory, 'sound.m4a'), 'a preview');
      begun.resolve();
      await locked.promise;
      await previewReady?.('sound.m4a');
      added.resolve();
      throw signal.reason;
    },
  ];
  const owner = await connected(server.database.ownerUrl);
  const { id } = await createEpisode(server, session, childId);
  await begun.promise;
  await owner.query('begin');
  await owner.query('lock table stored_files in exclusive mode');
  locked.resolve();
  const waiting = async (count: number): Promise<void> => {
    while (((await owner.query('select from pg_locks where not granted')).rowCount ?? 0) < count);
  };
  // Its row knows of the file already, and waits for the list of files.
  await waiting(1);
  const deleting = server.call(session, 'DELETE', `/api/episodes/${id}`);
  await waiting(2);
  await owner.query('commit');
  await added.promise;
  assert.equal((await deleting).status, 200);
  const place = `${folderOf({ id, user_id: session.id })}/%`;
  const { rows } = await owner.query('select path from stored_files where path like $1', [place]);
  await owner.end();
  assert.deepEqual(rows, []);
});

test('a production that ends after it was stopped, and before its rows are gone, leaves no step', async () => {
  const [begun, blocked, next] = [gate(), gate(), gate()];
  produced = [
    async (_, { step, signal }) => {
      begun.resolve();
      await once(signal, 'abort');
      await blocked.promise;
      await step('screenplay', async () => 'what the parent told');
      throw signal.reason;
    },
    async (...args) => {
      next.resolve();
      return untilStopped(...args);
    },
  ];
  const { id } = await createEpisode(server, session, childId);
  await begun.promise;
  await createEpisode(server, session, childId);

  const owner = await connected(server.database.ownerUrl);
  await owner.query('begin');
  await owner.query('select from episodes where id = $1 for update', [id]);
  const deleting = server.call(session, 'DELETE', `/api/episodes/${id}`);
  // It has stopped the production and forgotten its steps, and waits for the row.
  while ((await owner.query('select from pg_locks where not granted')).rowCount === 0);
  blocked.resolve();
  await next.promise; // one at a time: the first one is over
  assert.equal((await stepsOf(id)).length, 1);
  await owner.query('commit');
  await owner.end();
  assert.equal((await deleting).status, 200);
  assert.deepEqual(await stepsOf(id), []);
});

test('what was put into the storage before the rows are gone goes with them, though no row knows of it', async () => {
  const { id } = await createEpisode(server, session, childId);
  const { storage } = server.services;
  // Where the folder in which it is made is taken away, what is there already is left for another attempt.
  const place = `${folderOf({ id, user_id: session.id })}/episode.mp4`;
  await storage.put('episodes', place, Buffer.from('a film'));
  assert.equal((await server.call(session, 'DELETE', `/api/episodes/${id}`)).status, 200);
  assert.equal(await storage.find('episodes', place), null);
});

test('an episode is deleted though the storage does not answer then', async (t) => {
  const { id } = await createEpisode(server, session, childId);
  t.mock.method(server.services.storage, 'removeFolder', () => Promise.reject(new Error('no answer')));
  assert.equal((await server.call(session, 'DELETE', `/api/episodes/${id}`)).status, 200);
  assert.equal((await server.call(session, 'GET', `/api/episodes/${id}`)).status, 404);
});

test('steps of an episode that is gone are forgotten with the next sweep, those of others stay', async () => {
  const [gone, kept] = [randomUUID(), (await createEpisode(server, session, childId)).id];
  await server.database.asWorker('test', async (tx) => {
    for (const subject of [subjectOf(gone), subjectOf(gone, 2), subjectOf(kept)])
      await rememberStep(tx, subject, 'screenplay', 'what the parent told');
  });
  await deleteOrphanedWork(server.services);
  const left = await server.database.asWorker('test', (tx) =>
    tx.selectFrom('job_steps').select('subject').execute(),
  );
  assert.deepEqual(
    left.map(({ subject }) => subject),
    [subjectOf(kept)],
  );
});
