import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { Hono } from 'hono';
import type { HttpApp } from '../../platform/http/app.ts';
import type { Session } from '../../testing/test-server.ts';
import { addFilm, film, parentWithFilm, sharedScene } from './publishing.testing.ts';

const scene = await sharedScene();

const addressOf = (episodeId: string): string => `/api/episodes/${episodeId}/watch-link`;
const change = (session: Session, episodeId: string, visibility: string) =>
  scene.server.call(session, 'PUT', addressOf(episodeId), { visibility });
const tokenOf = (url: string): string => new URL(url).pathname.replace('/film/', '');
const filmOf = (token: string) => scene.server.call(null, 'GET', `/api/films/${token}`);

test('private by itself; unlisted, everybody with the link sees the film and nothing else', async () => {
  const { server } = scene;
  const { session, episodeId } = await parentWithFilm(scene);
  const before = await server.call(session, 'GET', addressOf(episodeId));
  assert.deepEqual(before.body, { visibility: 'private', url: null });
  const { status, body } = await change(session, episodeId, 'unlisted');
  assert.deepEqual([status, body.visibility], [200, 'unlisted']);
  assert.match(body.url, /\/film\/[\w-]{43}$/);

  const shared = await filmOf(tokenOf(body.url));
  assert.equal(shared.status, 200);
  assert.deepEqual(Object.keys(shared.body).toSorted(), [
    'captionsUrl',
    'episodeNumber',
    'posterUrl',
    'title',
    'videoUrl',
    'visibility',
  ]);
  const told = JSON.stringify(shared.body);
  for (const secret of ['Mia', session.email, session.id, episodeId])
    assert.ok(!told.includes(secret), secret);
  const video = await server.fetch(shared.body.videoUrl);
  assert.ok(Buffer.from(await video.arrayBuffer()).equals(film));
  assert.match(video.headers.get('content-security-policy') ?? '', /sandbox/);
  const part = await server.fetch(shared.body.videoUrl, { headers: { range: 'bytes=0-9' } });
  assert.deepEqual([part.status, part.headers.get('content-length')], [206, '10']);
  assert.equal((await server.fetch(shared.body.captionsUrl)).status, 200);
  // What it is not for stays closed.
  for (const address of [`/api/episodes/${episodeId}`, addressOf(episodeId), '/api/children'])
    assert.equal((await server.call(null, 'GET', address)).status, 401, address);
  for (const other of ['avatar.png', 'episode.mp4', '%2e%2e%2favatar.png', 'constructor'])
    assert.equal((await server.fetch(shared.body.videoUrl.replace('film.mp4', other))).status, 404, other);
});

test('private ends the link and the addresses of its files at once; opened again there is another', async () => {
  const { server } = scene;
  const { session, episodeId } = await parentWithFilm(scene);
  const { url } = (await change(session, episodeId, 'public')).body;
  const { videoUrl } = (await filmOf(tokenOf(url))).body;
  assert.equal((await change(session, episodeId, 'unlisted')).body.url, url, 'the link stays as it is');
  assert.deepEqual((await change(session, episodeId, 'private')).body, { visibility: 'private', url: null });
  assert.equal((await filmOf(tokenOf(url))).status, 404);
  assert.equal((await server.fetch(videoUrl)).status, 404, 'whoever is watching is cut off');
  const again = (await change(session, episodeId, 'unlisted')).body.url;
  assert.notEqual(again, url);
  assert.equal((await filmOf(tokenOf(url))).status, 404);
  assert.equal((await server.fetch(videoUrl)).status, 404);
  const { events } = (await server.call(session, 'GET', '/api/account-events')).body;
  assert.deepEqual(
    events
      .filter(({ kind }: { kind: string }) => kind === 'film-visibility')
      .map(({ detail }: { detail: string }) => detail),
    ['private', 'unlisted', 'public'],
    'alike within an hour is one line',
  );

  await server.call(session, 'DELETE', `/api/episodes/${episodeId}`);
  assert.equal((await filmOf(tokenOf(again))).status, 404, 'a deleted episode has no link');
});

test('an episode without a film has no link, another’s is not found, and invented links find nothing', async () => {
  const { server } = scene;
  const { session, childId, episodeId } = await parentWithFilm(scene);
  const unfinished = await addFilm(server, session, childId);
  await server.database.asWorker('test', (tx) =>
    tx.updateTable('episodes').set({ status: 'processing' }).where('id', '=', unfinished).execute(),
  );
  const refused = await change(session, unfinished, 'unlisted');
  assert.deepEqual([refused.status, refused.body.code], [409, 'CONFLICT']);
  const stranger = await server.loginAs();
  for (const visibility of ['private', 'unlisted'])
    assert.equal((await change(stranger, episodeId, visibility)).status, 404);
  assert.equal((await server.call(stranger, 'GET', addressOf(episodeId))).status, 404);
  for (const token of ['x', 'A'.repeat(43), episodeId]) assert.equal((await filmOf(token)).status, 404);
});

test('what stands in the address stands nowhere in the database, nor in the family’s copy', async () => {
  const { server } = scene;
  const { session, episodeId } = await parentWithFilm(scene);
  const token = tokenOf((await change(session, episodeId, 'unlisted')).body.url);
  const rows = await server.database.asWorker('test', (tx) =>
    tx.selectFrom('watch_links').selectAll().where('episode_id', '=', episodeId).execute(),
  );
  assert.equal(rows.length, 1);
  assert.ok(!JSON.stringify(rows).includes(token));
});

test('the page of a film is remembered by no search engine; only a public one tells what it shows', async () => {
  const { server } = scene;
  const { session, episodeId } = await parentWithFilm(scene);
  const unlisted = (await change(session, episodeId, 'unlisted')).body.url;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-film-page-'));
  fs.writeFileSync(path.join(folder, 'index.html'), '<html>\n  <head>\n  </head>\n</html>');
  const app: HttpApp = new Hono();
  app.use((c, next) => {
    c.set('clientAddress', '10.8.8.8');
    return next();
  });
  scene.mountFilmPage(folder)(app);
  const page = async (url: string) => {
    const answer = await app.request(new URL(url).pathname);
    return { answer, html: await answer.text() };
  };
  const closed = await page(unlisted);
  assert.equal(closed.answer.status, 200);
  assert.equal(closed.answer.headers.get('x-robots-tag'), 'noindex, nofollow');
  assert.equal(closed.answer.headers.get('cache-control'), 'no-store');
  assert.match(closed.html, /<meta name="robots" content="noindex, nofollow">/);
  assert.ok(!closed.html.includes('First steps') && !closed.html.includes('og:'));

  await server.database.asWorker('test', (tx) =>
    tx
      .updateTable('episodes')
      .set({ title: '"><script>alert(1)</script>' })
      .where('id', '=', episodeId)
      .execute(),
  );
  await change(session, episodeId, 'public');
  const open = await page(unlisted);
  assert.ok(open.html.includes('content="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;"'));
  const picture = /property="og:image" content="([^"]+)"/.exec(open.html)?.[1] ?? '';
  assert.ok(picture.startsWith('http://localhost:3000/film/'));
  const poster = await server.fetch(new URL(picture).pathname);
  assert.equal(await poster.text(), 'a poster');

  await change(session, episodeId, 'private');
  const gone = await page(unlisted);
  assert.deepEqual([gone.answer.status, gone.html.includes('og:')], [404, false]);
});

test('whoever looks too often waits', async () => {
  const { server } = scene;
  const statuses = new Set<number>();
  for (let i = 0; i < 121; i += 1) {
    const answer = await server.fetch(`/api/films/${i}`, { clientAddress: '10.9.8.7' });
    statuses.add(answer.status);
    if (i < 120) assert.equal(answer.status, 404);
  }
  assert.deepEqual([...statuses], [404, 429]);
});
