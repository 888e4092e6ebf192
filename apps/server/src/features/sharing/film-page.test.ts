import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { en } from '@milestoon/domain/texts/en';
import { Hono } from 'hono';
import type { HttpApp } from '../../platform/http/app.ts';
import { createSharing } from './index.ts';
import { linkOfChild, linkOfEpisode, sharingScene, type SharingScene, tokenOf } from './sharing.testing.ts';

let scene: SharingScene;
let app: HttpApp;
/** The page has a memory of its own here, beside the server's. */
let changed: (userId: string) => Promise<void>;
before(async () => {
  scene = await sharingScene();
  const webFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-film-page-'));
  fs.writeFileSync(path.join(webFolder, 'index.html'), '<html>\n  <head>\n  </head>\n</html>');
  app = new Hono();
  app.use((c, next) => {
    c.set('clientAddress', '10.8.8.8');
    c.set('texts', en);
    c.set('language', 'en');
    return next();
  });
  const { mounts, ports } = await createSharing(scene.server.services, { webFolder });
  for (const mount of mounts) mount(app);
  changed = ports.sharingChanged;
});
after(() => scene.close());

async function pageOf({ url }: { url: string }) {
  const answer = await app.request(new URL(url).pathname);
  return { answer, html: await answer.text() };
}
const picture = (html: string): string | undefined => /property="og:image" content="([^"]+)"/.exec(html)?.[1];
const title = (html: string): string | undefined => /property="og:title" content="([^"]+)"/.exec(html)?.[1];

test('the page of a film is remembered by no search engine; only a public one tells what it shows', async () => {
  const { server, share, parent } = scene;
  const { session, episodeId } = await parent();
  const link = await share(session, linkOfEpisode(episodeId));
  const closed = await pageOf(link);
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
  await share(session, linkOfEpisode(episodeId), { visibility: 'public' });
  await changed(session.id);
  const open = await pageOf(link);
  assert.ok(open.html.includes('content="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;"'));
  assert.ok(picture(open.html)?.startsWith('http://localhost:3000/film/'));
  const poster = await server.fetch(new URL(picture(open.html) ?? '').pathname);
  assert.equal(await poster.text(), 'a poster');

  await share(session, linkOfEpisode(episodeId), { visibility: 'private' });
  await changed(session.id);
  const gone = await pageOf(link);
  assert.deepEqual([gone.answer.status, gone.html.includes('og:')], [404, false]);
});

/** What a page names to be fetched early, by what it is. */
const early = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="preload" as="(\w+)"[^>]* href="([^"]+)">/g)].map(([, of, href]) => [
      of,
      href,
    ]),
  );

test('what an open link asks for is named at once, its picture only to whoever needs no code', async () => {
  const { server, share, parent } = scene;
  const { session, episodeId } = await parent();
  const link = await share(session, linkOfEpisode(episodeId));
  const token = tokenOf(link);
  const named = early((await pageOf(link)).html);
  assert.deepEqual(Object.keys(named), ['fetch', 'image']);
  assert.equal(named['fetch'], `/api/films/${token}`);
  const { films } = await (await server.fetch(`/api/films/${token}`)).json();
  assert.equal(named['image'], films[0].posterUrl, 'the app asks for the very same');

  await share(session, linkOfEpisode(episodeId), { code: true });
  await changed(session.id);
  assert.deepEqual(Object.keys(early((await pageOf(link)).html)), ['fetch']);
  await share(session, linkOfEpisode(episodeId), { visibility: 'private' });
  await changed(session.id);
  assert.deepEqual(early((await pageOf(link)).html), {});
});

test('the preview of a season and of everything names no child', async () => {
  const { session, childId } = await scene.parent();
  const season = await pageOf(await scene.share(session, linkOfChild(childId, 1), { visibility: 'public' }));
  const all = await pageOf(await scene.share(session, linkOfChild(childId), { visibility: 'public' }));
  assert.deepEqual([title(season.html), title(all.html)], ['Season 1', 'All films']);
  assert.ok(picture(season.html) && picture(all.html));
  assert.ok(!season.html.includes('Mia') && !all.html.includes('Mia'));
});

test('a link that asks for a code tells messengers nothing, and neither does one that is used up', async () => {
  const { server, share, parent } = scene;
  const { session, episodeId } = await parent();
  const open = await share(session, linkOfEpisode(episodeId), { visibility: 'public' });
  const poster = new URL(picture((await pageOf(open)).html) ?? '').pathname;
  assert.equal((await server.fetch(poster)).status, 200);
  await share(session, linkOfEpisode(episodeId), { visibility: 'public', code: true });
  await changed(session.id);
  const { answer, html } = await pageOf(open);
  assert.deepEqual([answer.status, html.includes('og:'), html.includes('First steps')], [200, false, false]);
  assert.equal((await server.fetch(poster)).status, 404);

  await share(session, linkOfEpisode(episodeId), { visibility: 'public', code: false, viewsLeft: 1 });
  await changed(session.id);
  assert.equal((await server.fetch(poster)).status, 200);
  await server.database.asWorker('test', (tx) =>
    tx.updateTable('watch_links').set({ views_left: 0 }).where('user_id', '=', session.id).execute(),
  );
  await changed(session.id);
  // Here the change has been heard; the server hears of it a moment later.
  assert.equal((await app.request(poster)).status, 404);
});

test('a link that was watched as often as it may be has a page that says so', async () => {
  const { session, episodeId } = await scene.parent();
  const link = await scene.share(session, linkOfEpisode(episodeId), { visibility: 'public', viewsLeft: 1 });
  assert.equal((await pageOf(link)).answer.status, 200);
  await scene.server.database.asWorker('test', (tx) =>
    tx.updateTable('watch_links').set({ views_left: 0 }).where('user_id', '=', session.id).execute(),
  );
  await changed(session.id);
  const { answer, html } = await pageOf(link);
  assert.deepEqual([answer.status, html.includes('og:')], [404, false]);
});
