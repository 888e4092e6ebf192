import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import {
  childWithAvatar,
  createChild,
  createEpisode,
  episodeStatus,
  newEpisodeBody,
} from '../../testing/scenes.ts';
import { type Json, type TestServer, testServer } from '../../testing/test-server.ts';
import { smallProduction } from '../../testing/small-production.ts';
import { deleteOrphanedWork } from './orphan-cleanup.ts';
import { setFailed } from './production.repo.ts';

let server: TestServer;
const titles: string[] = [];
const removedWhileMade = Promise.withResolvers<{ ended: Promise<unknown>; go: () => void }>();
before(async () => {
  server = await testServer(
    {
      produce: (request, host) => {
        titles.push(request.title);
        if (request.title === 'Broken') throw new Error('the camera broke');
        if (request.title !== 'Removed') return smallProduction(request, host);
        // Deaf to being told to stop, as a step without an end of its own may be.
        const gate = Promise.withResolvers<void>();
        const ended = smallProduction(request, host, () => gate.promise);
        removedWhileMade.resolve({ ended, go: gate.resolve });
        return ended;
      },
    },
    { QUOTA_WAITING_EPISODES: '20' },
  );
});
after(() => server.close());

async function subscriber() {
  const session = await server.loginAs();
  await server.subscribe(session);
  return session;
}

test('a form that is sent again, because its answer got lost, makes no second episode', async () => {
  const session = await subscriber();
  const child = await childWithAvatar(server, session);
  const body = await newEpisodeBody(server, session, child.id);
  const send = () => server.call(session, 'POST', '/api/episodes', body);
  const answers = [...(await Promise.all([send(), send()])), await send()];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201, 201],
  );
  assert.equal(new Set(answers.map((answer) => answer.body.id)).size, 1);
  const { body: list } = await server.call(session, 'GET', '/api/episodes');
  assert.equal(list.length, 1);
});

test('an episode is made: numbered, with video, captions, poster and a name to save under', async () => {
  const session = await subscriber();
  const child = await childWithAvatar(server, session);
  const created = await createEpisode(server, session, child.id);
  assert.deepEqual([created.status, created.episodeNumber], ['processing', 1]);
  const done = await episodeStatus(server, session, created.id, ['completed', 'failed']);
  assert.equal(done.status, 'completed');
  assert.equal(done.youtubeUrl, `/app/episodes/${created.id}`);
  assert.equal(done.duration, 50);
  for (const url of [done.videoUrl, done.captionsUrl, done.posterUrl])
    assert.equal((await server.fetch(url)).status, 200, url);
  const saved = await server.fetch(done.downloadUrl);
  assert.match(saved.headers.get('content-disposition') ?? '', /Episode%2001%20First%20steps\.mp4/);
  const work = path.join(server.dataDirectory, 'work', created.id);
  await assert.rejects(fs.stat(work), { code: 'ENOENT' });
  const { items } = (await server.call(session, 'GET', '/api/notifications')).body;
  assert.deepEqual(
    items.map((item: Json) => [item.kind, item.path]),
    [['episode-ready', `/app/episodes/${created.id}`]],
  );
});

test('an episode told in Portuguese says so, and is saved under a Portuguese name', async () => {
  const session = await subscriber();
  const child = await childWithAvatar(server, session);
  const body = await newEpisodeBody(server, session, child.id);
  const told = { title: 'O dente', description: 'O dente da Mia caiu ao comer uma maçã com a avó.' };
  const created = await server.call(session, 'POST', '/api/episodes', { ...body, ...told });
  const done = await episodeStatus(server, session, created.body.id, ['completed', 'failed']);
  assert.equal(done.language, 'pt');
  const saved = await server.fetch(done.downloadUrl);
  const name = decodeURIComponent(saved.headers.get('content-disposition') ?? '');
  assert.match(name, /Episódio 01 O dente\.mp4/);
  const { body: story } = await server.call(session, 'GET', `/api/episodes/${created.body.id}/story`);
  assert.equal(story.language, 'pt');
});

test('what this machine still has of an episode that another one deleted is deleted', async () => {
  const session = await subscriber();
  const child = await childWithAvatar(server, session);
  const { id } = await createEpisode(server, session, child.id);
  await episodeStatus(server, session, id, ['completed']);
  const work = path.join(server.dataDirectory, 'work');
  const left = [id, randomUUID(), `${randomUUID()}-trailer`, 'of the operator'];
  for (const name of left) await fs.mkdir(path.join(work, name), { recursive: true });
  assert.equal(await deleteOrphanedWork(server.services), 2);
  const names = await fs.readdir(work);
  assert.deepEqual(
    left.filter((name) => names.includes(name)),
    [id, 'of the operator'],
  );
});

test('creating needs a subscription, an avatar and a child of one’s own', async () => {
  const session = await server.loginAs();
  const other = await server.loginAs();
  const child = await childWithAvatar(server, session);
  const body = await newEpisodeBody(server, session, child.id);
  const unpaid = await server.call(session, 'POST', '/api/episodes', body);
  assert.deepEqual([unpaid.status, unpaid.body.code], [402, 'SUBSCRIPTION_REQUIRED']);
  await server.subscribe(session);
  await server.subscribe(other);
  const foreign = await server.call(
    other,
    'POST',
    '/api/episodes',
    await newEpisodeBody(server, other, child.id),
  );
  assert.equal(foreign.status, 404);
  const early = await createChild(server, session, 'Early');
  assert.equal(
    (await server.call(session, 'POST', '/api/episodes', { ...body, childId: early.id })).status,
    409,
  );
  assert.equal((await server.call(session, 'POST', '/api/episodes', body)).status, 201);
  assert.equal(
    (await server.call(session, 'POST', '/api/episodes', { ...body, title: 'Another' })).status,
    404,
    'images are used once',
  );
});

test('what is missing is named in the words of the specification', async () => {
  const session = await subscriber();
  const good = { childId: 'x', title: 't', description: 'd', images: ['i'] };
  const faults: [object, string][] = [
    [{ title: '  ' }, 'Please enter an episode title'],
    [{ description: '' }, 'Please enter an episode description'],
    [{ images: [] }, 'Please add at least one image for the episode'],
    [{ images: ['1', '2', '3'] }, 'You can upload up to 2 images per episode'],
  ];
  for (const [fault, message] of faults) {
    const { status, body } = await server.call(session, 'POST', '/api/episodes', { ...good, ...fault });
    assert.deepEqual([status, body.message], [422, message]);
  }
  assert.equal(
    (await server.call(session, 'POST', '/api/episodes', { ...good, title: 't'.repeat(101) })).status,
    422,
  );
  assert.equal(
    (await server.call(session, 'POST', '/api/episodes', { ...good, description: 'd'.repeat(501) })).status,
    422,
  );
});

test('a text no film is made of is refused kindly, and nothing is stored', async () => {
  const session = await subscriber();
  const child = await childWithAvatar(server, session);
  const body = await newEpisodeBody(server, session, child.id);
  const refused = await server.call(session, 'POST', '/api/episodes', {
    ...body,
    title: 'Buy now',
    description: 'Use promo code MIA20.',
  });
  assert.deepEqual([refused.status, refused.body.code], [422, 'UNSUITABLE']);
  assert.match(refused.body.message, /cannot carry advertising/);
  assert.deepEqual((await server.call(session, 'GET', '/api/episodes')).body, []);
  assert.equal((await server.call(session, 'POST', '/api/episodes', body)).status, 201, 'the image is free');
});

test('twenty created at once are numbered without gaps or doubles and listed newest first', async () => {
  const session = await subscriber();
  const child = await childWithAvatar(server, session);
  const bodies = await Promise.all(
    Array.from({ length: 20 }, () => newEpisodeBody(server, session, child.id)),
  );
  const answers = await Promise.all(
    bodies.map((body) => server.call(session, 'POST', '/api/episodes', body)),
  );
  const numbers = answers.map(({ body }) => body.episodeNumber).sort((a, b) => a - b);
  assert.deepEqual(
    numbers,
    Array.from({ length: 20 }, (_, i) => i + 1),
  );
  const { body: list } = await server.call(session, 'GET', '/api/episodes');
  const times = list.map((episode: { createdAt: string }) => Date.parse(episode.createdAt));
  assert.deepEqual(
    times,
    times.toSorted((a: number, b: number) => b - a),
  );
  assert.equal((await server.call(session, 'GET', '/api/children')).body[0].episodeCount, 20);
  await server.call(session, 'DELETE', `/api/children/${child.id}`, { password: 'secret-1' });
});

test('an episode that cannot be made fails after its retries, is told once, and can be started again', async () => {
  const session = await subscriber();
  const told = async (): Promise<string[]> =>
    (await server.call(session, 'GET', '/api/notifications')).body.items.map((item: Json) => item.kind);
  const child = await childWithAvatar(server, session);
  const body = { ...(await newEpisodeBody(server, session, child.id)), title: 'Broken' };
  const { body: episode } = await server.call(session, 'POST', '/api/episodes', body);
  const early = await server.call(session, 'POST', `/api/episodes/${episode.id}/retry`);
  assert.equal(early.status, 409, 'only failed ones');
  await episodeStatus(server, session, episode.id, ['failed']);
  assert.equal(titles.filter((title) => title === 'Broken').length, 4);
  await setFailed(server.services, episode.id);
  assert.deepEqual(await told(), ['episode-failed']);
  const again = await server.call(session, 'POST', `/api/episodes/${episode.id}/retry`);
  assert.deepEqual([again.status, again.body.status], [200, 'processing']);
  await setFailed(server.services, episode.id);
  assert.deepEqual(await told(), ['episode-failed', 'episode-failed'], 'another attempt is another event');
  await server.call(session, 'DELETE', `/api/episodes/${episode.id}`);
});

test('removing an episode removes its files', async () => {
  const session = await subscriber();
  const child = await childWithAvatar(server, session);
  const { id } = await createEpisode(server, session, child.id);
  const done = await episodeStatus(server, session, id, ['completed']);
  assert.deepEqual((await server.call(session, 'DELETE', `/api/episodes/${id}`)).body, { removed: true });
  for (const url of [done.videoUrl, done.captionsUrl, done.posterUrl])
    assert.equal((await server.fetch(url)).status, 404);
  const next = await createEpisode(server, session, child.id);
  assert.equal(next.episodeNumber, 2, 'numbers are not given twice');
});

test('an episode that is removed while it is made leaves nothing behind', async () => {
  const session = await subscriber();
  const child = await childWithAvatar(server, session);
  const body = { ...(await newEpisodeBody(server, session, child.id)), title: 'Removed' };
  const { body: episode } = await server.call(session, 'POST', '/api/episodes', body);
  const { ended, go } = await removedWhileMade.promise;
  await server.call(session, 'DELETE', `/api/episodes/${episode.id}`);
  go();
  await ended.catch(() => {}); // its folder is gone
  await createEpisode(server, session, child.id).then(({ id }) =>
    episodeStatus(server, session, id, ['completed']),
  );
  const steps = await server.database.asWorker('test', (tx) =>
    tx.selectFrom('job_steps').selectAll().where('subject', '=', `episode:${episode.id}`).execute(),
  );
  assert.deepEqual(steps, []);
  await assert.rejects(fs.stat(path.join(server.dataDirectory, 'work', episode.id)), { code: 'ENOENT' });
  const film = `user-${session.id}/${episode.id}/episode.mp4`;
  assert.equal(await server.services.storage.find('episodes', film), null);
});

test('every call about an episode of somebody else is 404, and without a session 401', async () => {
  const owner = await subscriber();
  const child = await childWithAvatar(server, owner);
  const { id } = await createEpisode(server, owner, child.id);
  const calls = [
    ['GET', ''],
    ['POST', '/retry'],
    ['DELETE', ''],
  ] as const;
  for (const stranger of [await subscriber(), await server.loginAs('super_admin')]) {
    for (const [method, rest] of calls)
      assert.equal(
        (await server.call(stranger, method, `/api/episodes/${id}${rest}`)).status,
        404,
        `${method} ${rest}`,
      );
    assert.deepEqual((await server.call(stranger, 'GET', '/api/episodes')).body, []);
  }
  for (const [method, rest] of calls)
    assert.equal((await server.call(null, method, `/api/episodes/${id}${rest}`)).status, 401);
  assert.equal((await server.call(null, 'GET', '/api/episode-progress')).status, 401);
});
