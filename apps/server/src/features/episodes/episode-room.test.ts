import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  addPhotoRows,
  childWithAvatar,
  createEpisode,
  episodeStatus,
  newEpisodeBody,
} from '../../testing/scenes.ts';
import { smallProduction } from '../../testing/small-production.ts';
import { type Answer, type Session, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
/** Answers, and makes nothing. */
let web: TestServer;
const limits = { RATE_LIMIT_PERSON: '10000', RATE_LIMIT_ADDRESS: '10000' };
before(async () => {
  web = await testServer({}, limits, { role: 'web' });
  server = await testServer({ produce: smallProduction }, limits);
});
after(() => Promise.all([web.close(), server.close()]));

async function parent(on = server) {
  const session = await on.loginAs();
  await on.subscribe(session);
  return { session, child: await childWithAvatar(on, session) };
}
const setStatus = (id: string, status: 'completed' | 'processing' | 'failed', on = server) =>
  on.database.asWorker('test', (tx) =>
    tx.updateTable('episodes').set({ status }).where('id', '=', id).execute(),
  );
async function expectFull(answer: Promise<Answer>): Promise<void> {
  const { status, body, headers } = await answer;
  assert.deepEqual([status, body.code, headers.get('retry-after')], [429, 'TOO_MANY_REQUESTS', '60']);
  assert.match(body.message, /^So many of your episodes are being made already/);
}
/** Written down without a job: they wait for ever. */
async function fill(session: Session, childId: string, count: number): Promise<void> {
  await server.database.asUser(session, async (tx) => {
    const rows = await tx
      .insertInto('episodes')
      .values(
        Array.from({ length: count }, () => ({
          child_id: childId,
          user_id: session.id,
          created_by: session.id,
          title: 'Waiting',
          description: 'Mia waits.',
          input_images: ['none.jpg'],
        })),
      )
      .returning('id')
      .execute();
    await tx
      .insertInto('episode_productions')
      .values(rows.map(({ id }) => ({ episode_id: id, user_id: session.id })))
      .execute();
  });
}

test('of 50 episodes at once twelve wait, and the others are refused with what to do', async () => {
  const { session, child } = await parent(web);
  const images = await addPhotoRows(web, session, 50, 'episode-images');
  const body = { childId: child.id, title: 'First steps', description: 'Today Mia walked.' };
  const answers = await Promise.all(
    images.map((image) => web.call(session, 'POST', '/api/episodes', { ...body, images: [image] })),
  );
  assert.equal(answers.filter(({ status }) => status === 201).length, 12);
  const refused = answers.filter(({ status }) => status === 429);
  assert.equal(refused.length, 38);
  await expectFull(Promise.resolve(refused[0] as Answer));
});

test('a failed episode and a changed story need room, too', async () => {
  const { session, child } = await parent();
  const { id } = await createEpisode(server, session, child.id);
  await episodeStatus(server, session, id, ['completed']);
  const story = (await server.call(session, 'GET', `/api/episodes/${id}/story`)).body;
  const sent = await newEpisodeBody(server, session, child.id);
  await fill(session, child.id, 12);
  await expectFull(server.call(session, 'POST', '/api/episodes', sent));
  await expectFull(server.call(session, 'POST', `/api/episodes/${id}/story`, story));
  await setStatus(id, 'failed');
  await expectFull(server.call(session, 'POST', `/api/episodes/${id}/retry`));
  const other = await parent();
  await createEpisode(server, other.session, other.child.id);
});

test('an episode that fails is tried again five times an hour, and then the parent hears why not', async () => {
  const { session, child } = await parent(web);
  const { id } = await createEpisode(web, session, child.id);
  const retry = async (): Promise<Answer> => {
    await setStatus(id, 'failed', web);
    return web.call(session, 'POST', `/api/episodes/${id}/retry`);
  };
  for (let attempt = 1; attempt <= 5; attempt++) {
    const { status, body } = await retry();
    assert.deepEqual([status, body.status], [200, 'processing'], `attempt ${attempt}`);
  }
  const { status, body, headers } = await retry();
  assert.deepEqual([status, headers.get('retry-after')], [429, '3600']);
  assert.match(body.message, /^We have tried to make this episode several times now/);
  assert.equal((await web.call(session, 'GET', `/api/episodes/${id}`)).body.status, 'failed');
});
