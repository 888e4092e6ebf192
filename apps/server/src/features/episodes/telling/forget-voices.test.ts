import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { filesBelow } from '../../../testing/files-below.ts';
import { lockWaiters } from '../../../testing/lock-waiters.ts';
import { childWithAvatar, createEpisode, episodeStatus } from '../../../testing/scenes.ts';
import { smallProduction } from '../../../testing/small-production.ts';
import { type Session, type TestServer, testServer } from '../../../testing/test-server.ts';
import { deleteOrphanedWork } from '../orphan-cleanup.ts';
import { tellingOf, tellLine, versionMade } from './telling.testing.ts';

let server: TestServer;
let inside: (step: string) => Promise<void> = async () => {};
before(async () => {
  server = await testServer({
    draw: async () => [],
    produce: (request, host) => smallProduction(request, host, (step) => inside(step)),
  });
});
after(() => server.close());

let session: Session;
let id: string;
let lines: { id: string; text: string }[];
beforeEach(async () => {
  inside = async () => {};
  session = await server.loginAs();
  await server.subscribe(session);
  const child = await childWithAvatar(server, session, 'Mia');
  const words = 'Mia walked to the window. Then she waved to Grandma. In the evening they ate an apple cake.';
  id = (await createEpisode(server, session, child.id, words)).id;
  await episodeStatus(server, session, id, ['completed']);
  lines = (await tellingOf(server, session, id)).body.lines;
});

const work = (): string => path.join(server.dataDirectory, 'work', id);
const spoken = (): string[] => filesBelow(path.join(work(), 'speech')).toSorted();
const filesOf = (...names: string[]): string[] =>
  names.flatMap((name) => [`${name}.f32`, `${name}.f32.json`]);
async function tell(at: number, name: string) {
  const line = lines[at];
  assert.ok(line);
  return tellLine(server, session, id, { line, name });
}
const remake = () => server.call(session, 'POST', `/api/episodes/${id}/storyboard`);
const made = () => versionMade(server, session, id);
const forget = (tellerId: string) =>
  server.call(session, 'DELETE', `/api/episodes/${id}/tellers/${tellerId}`);

test('with a teller their voice leaves the work folder of the finished film; other voices stay', async () => {
  const [dad, mum] = [await tell(0, 'Dad'), await tell(1, 'Mum')];
  await remake();
  await made();
  const [dads, mums] = [`told-${dad.body.id}`, `told-${mum.body.id}`];
  assert.deepEqual(spoken(), filesOf('built-in', dads, mums).toSorted());
  assert.equal((await forget(dad.tellerId)).status, 200);
  assert.deepEqual(spoken(), filesOf('built-in', mums));
});

test('so does a line that is left to the built-in voice, and one that is recorded again', async () => {
  const [first, second] = [await tell(0, 'Dad'), await tell(1, 'Dad')];
  await remake();
  await made();
  await tell(0, 'Mum');
  assert.ok(!spoken().includes(`told-${first.body.id}.f32`));
  assert.ok(spoken().includes(`told-${second.body.id}.f32`));
  await server.call(session, 'DELETE', `/api/episodes/${id}/telling/${lines[1]?.id}`);
  assert.deepEqual(spoken(), filesOf('built-in'));
});

test('a line that is just being kept when its teller is removed goes with them', async () => {
  const { tellerId } = await tell(0, 'Dad');
  const kept = `user-${session.id}/just-kept.wav`;
  const removing = await server.database.withAdvisoryLock(`recordings of ${id}`, async () => {
    const answer = forget(tellerId);
    await lockWaiters(server, 1);
    await server.database.asWorker('test', async (tx) => {
      const file = { path: kept, bucket: 'voices', user_id: session.id, content_type: 'audio/wav', bytes: 1 };
      await tx.insertInto('stored_files').values(file).execute();
      const line = { teller_id: tellerId, beat: 'b', told_text: 'Hello', path: kept, seconds: 1 };
      const own = { user_id: session.id, episode_id: id };
      await tx
        .insertInto('recordings')
        .values({ ...own, ...line })
        .execute();
    });
    return { answer };
  });
  assert.equal((await removing.answer).status, 200);
  const left = await server.database.asUser(session, (tx) =>
    tx.selectFrom('stored_files').select('path').where('bucket', '=', 'voices').execute(),
  );
  assert.deepEqual(left, []);
});

test('a machine on which nobody deleted anything finds it with its next sweep', async () => {
  const dad = await tell(0, 'Dad');
  await remake();
  await made();
  const elsewhere = `${work()}.elsewhere`;
  fs.renameSync(work(), elsewhere);
  await forget(dad.tellerId);
  fs.renameSync(elsewhere, work());
  assert.ok(spoken().includes(`told-${dad.body.id}.f32`));
  await deleteOrphanedWork(server.services);
  assert.deepEqual(spoken(), filesOf('built-in'));
});

test('deleted while a film is made of it, the voice is in no film and no file', async () => {
  const dad = await tell(0, 'Dad');
  const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let films = 0;
  inside = async (step) => {
    if (step !== 'video') return;
    films++;
    reached.resolve();
    await gate.promise;
  };
  await remake();
  await reached.promise;
  await forget(dad.tellerId);
  gate.resolve();
  await made();
  assert.equal(films, 2, 'it was made once more, without the voice');
  assert.deepEqual(spoken(), []);
  assert.equal((await tellingOf(server, session, id)).body.isChanged, false);
});

test('of a version that failed nothing of the voice stays, and what is tried again is without it', async () => {
  const dad = await tell(0, 'Dad');
  inside = async (step) => {
    if (step === 'video') throw new Error('the camera broke');
  };
  await remake();
  await versionMade(server, session, id, 'failed');
  assert.ok(filesBelow(work()).some((file) => file.startsWith('told/')));
  await forget(dad.tellerId);
  const left = filesBelow(work());
  assert.deepEqual(
    left.toSorted(),
    filesOf('built-in').map((file) => `speech/${file}`),
  );
  inside = async () => {};
  await server.call(session, 'POST', `/api/episodes/${id}/retry`);
  await made();
  assert.equal((await tellingOf(server, session, id)).body.isChanged, false);
});
