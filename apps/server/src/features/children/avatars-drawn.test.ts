import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createChild } from '../../testing/scenes.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { childJobs, type DrawAvatars } from './avatars.job.ts';

let server: TestServer;
/** The drawing goes on when these are resolved, one after the other. */
const [first, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];

const picturesOf = ({ look }: Parameters<DrawAvatars>[0]) =>
  ['1', '2', '3', '4'].map((id) => ({
    id,
    label: `Avatar ${id}`,
    description: 'blue',
    look,
    png: new Uint8Array([1]),
  }));
const draw: DrawAvatars = async (child, _, onDrawn) => {
  const pictures = picturesOf(child);
  await first.promise;
  const [picture] = pictures;
  if (picture) onDrawn?.({ variant: 0, picture });
  await rest.promise;
  return pictures;
};
before(async () => {
  server = await testServer({ draw, produce: () => new Promise(() => {}) });
});
after(() => server.close());

test('avatars are there as they are drawn, and it is told when that has begun', async () => {
  const session = await server.loginAs();
  const { id } = await createChild(server, session, 'Mia');
  const told = async () => (await server.call(session, 'GET', `/api/children/${id}/avatars`)).body;
  const until = async (isMeant: (answer: Awaited<ReturnType<typeof told>>) => boolean) => {
    for (const deadline = Date.now() + 20_000; Date.now() < deadline; ) {
      const answer = await told();
      if (isMeant(answer)) return answer;
      await new Promise((resolve) => setImmediate(resolve));
    }
    throw new Error('it was waited for in vain');
  };
  assert.equal((await told()).begun, false);
  await server.subscribe(session, id);
  await server.call(session, 'POST', `/api/children/${id}/avatars`);
  assert.deepEqual((await until(({ begun }) => begun)).candidates, []);
  first.resolve();
  const { candidates, status } = await until((answer) => answer.candidates.length > 0);
  assert.equal(status, 'drawing');
  assert.deepEqual(
    candidates.map(({ variant }: { variant: number }) => variant),
    [0],
  );
  rest.resolve();
  assert.equal((await until((answer) => answer.status === 'ready')).candidates.length, 4);
});

const drawsOne: DrawAvatars = async (child, _, onDrawn) => {
  const [picture] = picturesOf(child);
  if (picture) onDrawn?.({ variant: 0, picture });
  throw new Error('no more than one');
};

test('what was drawn before a drawing failed is stored by then; begun again, it waits for its turn', async () => {
  const session = await server.loginAs();
  const { id } = await createChild(server, session, 'Ada');
  const told = async () => {
    const { body } = await server.call(session, 'GET', `/api/children/${id}/avatars`);
    return [body.status, body.begun, body.candidates.length];
  };
  const note = (columns: { avatars_requested_at?: Date; avatars_failed_at?: Date }) =>
    server.database.asWorker('test', (tx) =>
      tx.updateTable('children').set(columns).where('id', '=', id).execute(),
    );
  await server.subscribe(session, id);
  await note({ avatars_requested_at: new Date() });
  const { services } = server;
  const { storage } = services;
  let kept = 0;
  const put: typeof storage.put = async (...file) => {
    await storage.put(...file);
    kept += 1;
  };
  const job = childJobs({ ...services, storage: { ...storage, put } }, drawsOne);
  const run = { signal: AbortSignal.timeout(20_000), log: services.log };
  await assert.rejects(job.run({ childId: id }, run), /no more than one/);
  assert.equal(kept, 1);
  assert.deepEqual(await told(), ['drawing', true, 1]);
  await job.failed({ childId: id });
  assert.deepEqual(await told(), ['failed', false, 1]);

  await assert.rejects(job.run({ childId: id }, run), /no more than one/);
  // Whoever gave it up before this: an outside generator, the sweep of what is overdue.
  await note({ avatars_failed_at: new Date() });
  const { ports } = services;
  const ask = ports.automation.generateAvatars;
  ports.automation.generateAvatars = async () => {};
  try {
    await ports.startAvatars(id);
  } finally {
    ports.automation.generateAvatars = ask;
  }
  assert.deepEqual(await told(), ['drawing', false, 1]);
});
