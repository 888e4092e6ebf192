import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { after, before, test, type TestContext } from 'node:test';
import { childWithAvatar, createEpisode, episodeStatus } from '../../testing/scenes.ts';
import { smallProduction } from '../../testing/small-production.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import type { Produce } from './production.job.ts';
import { subjectOf } from './job-key.ts';

let web: TestServer;
let session: Session;
let childId: string;
before(async () => {
  web = await testServer();
  session = await web.loginAs('super_admin');
  childId = (await childWithAvatar(web, session)).id;
  await web.stop(); // only its database and folder are used from here on
});
after(() => web.close());

/** It stops with the test, also with one that fails: another server would take the next one's jobs. */
async function startAgain(t: TestContext, produce: Produce): Promise<TestServer> {
  const server = await testServer(
    { produce },
    {},
    { database: web.database, dataDirectory: web.dataDirectory },
  );
  t.after(() => server.stop());
  return server;
}

const stepsOf = (episodeId: string) =>
  web.database.asWorker('test', (tx) =>
    tx.selectFrom('job_steps').select(['name', 'runs']).where('subject', '=', subjectOf(episodeId)).execute(),
  );

const allOnce = ['corrections', 'film', 'narration', 'screenplay', 'sound', 'video'].map((name) => ({
  name,
  runs: 1,
}));

test('a server that stops in the middle of a step hands the job on; finished steps are not repeated', async (t) => {
  const reached = Promise.withResolvers<void>();
  const ran: string[] = [];
  const first = await startAgain(t, (request, host) =>
    smallProduction(request, host, async (step) => {
      ran.push(step);
      if (step !== 'film') return;
      reached.resolve();
      await once(host.signal, 'abort');
      throw host.signal.reason;
    }),
  );
  const episode = await createEpisode(first, session, childId);
  await reached.promise;
  const stopped = performance.now();
  await first.stop();
  assert.ok(performance.now() - stopped < 5000);
  assert.deepEqual(ran, ['screenplay', 'narration', 'film']);

  const second = await startAgain(t, (request, host) =>
    smallProduction(request, host, async (step) => void ran.push(step)),
  );
  const done = await episodeStatus(second, session, episode.id, ['completed', 'failed']);
  assert.equal(done.status, 'completed');
  assert.deepEqual(ran, ['screenplay', 'narration', 'film', 'film', 'sound', 'video']);
  assert.deepEqual(
    (await stepsOf(episode.id)).toSorted((a, b) => a.name.localeCompare(b.name)),
    allOnce,
  );
});

test('a server that is killed in the middle of a step leaves nothing undone', async (t) => {
  const script = path.join(import.meta.dirname, '../../testing/doomed-worker.ts');
  const killed = spawn(
    process.execPath,
    [script, web.database.ownerUrl, web.dataDirectory, session.cookie, childId],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [line] = await once(killed.stdout, 'data');
  const episodeId = String(line).trim();
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const ran: string[] = [];
  const next = await startAgain(t, (request, host) =>
    smallProduction(request, host, async (step) => void ran.push(step)),
  );
  const done = await episodeStatus(next, session, episodeId, ['completed', 'failed']);
  assert.equal(done.status, 'completed');
  assert.deepEqual(ran, ['film', 'sound', 'video']);
  assert.deepEqual(
    (await stepsOf(episodeId)).toSorted((a, b) => a.name.localeCompare(b.name)),
    allOnce,
  );
});

test('an episode that was written but never queued is found at the next start', async (t) => {
  const id = await web.database.asUser(session, async (tx) => {
    const image = `user-${session.id}/forgotten.jpg`;
    await tx
      .insertInto('stored_files')
      .values({
        path: image,
        bucket: 'episode-images',
        user_id: session.id,
        content_type: 'image/jpeg',
        bytes: 1,
      })
      .execute();
    const episode = await tx
      .insertInto('episodes')
      .values({
        child_id: childId,
        user_id: session.id,
        created_by: session.id,
        title: 'Forgotten',
        description: 'd',
        input_images: [image],
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('episode_productions')
      .values({ episode_id: episode.id, user_id: session.id })
      .execute();
    return episode.id;
  });
  await web.services.storage.put('episode-images', `user-${session.id}/forgotten.jpg`, new Uint8Array([1]));
  const next = await startAgain(t, smallProduction);
  assert.equal((await episodeStatus(next, session, id, ['completed', 'failed'])).status, 'completed');
});
