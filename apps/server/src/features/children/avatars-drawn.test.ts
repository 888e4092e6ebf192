import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createChild } from '../../testing/scenes.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import type { DrawAvatars } from './avatars.job.ts';

let server: TestServer;
/** The drawing goes on when these are resolved, one after the other. */
const [first, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];

const draw: DrawAvatars = async ({ look }, _, onDrawn) => {
  const pictures = ['1', '2', '3', '4'].map((id) => ({
    id,
    label: `Avatar ${id}`,
    description: 'blue',
    look,
    png: new Uint8Array([1]),
  }));
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
    for (;;) {
      const answer = await told();
      if (isMeant(answer)) return answer;
      await new Promise((resolve) => setImmediate(resolve));
    }
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
