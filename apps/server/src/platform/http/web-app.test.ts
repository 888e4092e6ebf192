import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { plainSite } from '@milestoon/domain';
import { Hono } from 'hono';
import { serveWebApp } from './web-app.ts';

const site = { ...plainSite, address: 'https://milestoon.test', youtube: true };
let root: string;
let app: Hono;
before(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'web-app-'));
  const folder = path.join(root, 'dist');
  fs.mkdirSync(path.join(folder, 'assets'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'index.html'), '<head></head><main>app</main>');
  fs.mkdirSync(path.join(folder, 'pages'));
  fs.writeFileSync(path.join(folder, 'pages/landing.html'), '<main>TEXT</main>');
  fs.writeFileSync(
    path.join(folder, 'pages/pages.mjs'),
    `export const addresses = ['/', '/legal/support'];
     const words = { en: 'welcome', pt: 'bem-vindo' };
     export const write = async ({ address, language, isChosen }, site, read) => {
       const told = [words[language], address, isChosen, site.youtube].join(' ');
       return (await read('../landing.html')).replace('TEXT', told);
     };
     export const drawScreen = async (address, language) => address + ' in ' + language;`,
  );
  fs.mkdirSync(path.join(folder, 'screens/auth'), { recursive: true });
  const waiting = '<div class="boot">\n<img src="/icon.svg" /></div>';
  const first = '<script src="/first.js"></script>';
  fs.writeFileSync(path.join(folder, 'screens/auth/login.en.html'), `${first}<main>${waiting}</main>`);
  fs.mkdirSync(path.join(folder, 'screens/app'));
  fs.writeFileSync(path.join(folder, 'screens/app/create.en.html'), `<main>${waiting}</main>`);
  fs.writeFileSync(path.join(folder, 'assets/main-abc123.js'), 'run()');
  fs.writeFileSync(path.join(folder, 'assets/tune-abc123.m4a'), 'la la la');
  fs.writeFileSync(path.join(folder, 'icon.svg'), '<svg/>');
  fs.writeFileSync(path.join(root, 'secret.txt'), 'secret');
  app = new Hono().get('*', serveWebApp(folder, site));
});
after(() => fs.rmSync(root, { recursive: true }));

test('every screen of the app is the same page, never cached', async () => {
  for (const address of ['/app', '/app/episodes', '/edit-child/1']) {
    const response = await app.request(address);
    assert.equal(response.status, 200, address);
    assert.match(await response.text(), /<main>app<\/main>$/, address);
    assert.equal(response.headers.get('cache-control'), 'no-cache');
  }
});

test('a screen whose files the build knows has a page of its own in the language of the browser', async () => {
  const english = await app.request('/auth/login');
  assert.match(await english.text(), /<main><div/);
  assert.equal(english.headers.get('cache-control'), 'no-cache');
  assert.match(english.headers.get('vary') ?? '', /accept-language/);
  const other = await app.request('/auth/login', { headers: { 'accept-language': 'pt-PT' } });
  assert.match(await other.text(), /<main>app<\/main>$/);
});

test('on that page stands the screen, for whom it will be', async () => {
  const stranger = {};
  const member = { cookie: 'milestoon.session_token=abc' };
  const screenFor = async (headers: Record<string, string>, address: string) =>
    /<div id="written" (.*)<\/div>/.exec(await (await app.request(address, { headers })).text())?.[1];
  // What is pressed there is held; where nothing holds it, nothing can be pressed.
  assert.equal(await screenFor(stranger, '/auth/login'), 'data-asleep>/auth/login in en');
  assert.equal(await screenFor(stranger, '/auth/login?lang=en'), 'data-asleep>/auth/login in en');
  assert.equal(await screenFor(member, '/app/create'), 'inert aria-hidden="true">/app/create in en');
  // Who is sent on, or comes back with something to be told, sees nothing that is not meant.
  assert.equal(await screenFor(member, '/auth/login'), undefined);
  assert.equal(await screenFor(stranger, '/app/create'), undefined);
  assert.equal(await screenFor(stranger, '/auth/login?step=code'), undefined);
  assert.match(await (await app.request('/auth/login', { headers: member })).text(), /<div class="boot">/);
  assert.match(await (await app.request('/app/create')).text(), /<main>app<\/main>$/);
});

test('where the app has no screen its page comes with 404, and says so itself', async () => {
  for (const address of [
    '/nowhere',
    '/.env',
    '/.git/config',
    '/.git',
    '/%00',
    '/%',
    '/app/nowhere',
    '/wp-login.php',
  ]) {
    const response = await app.request(address);
    assert.equal(response.status, 404, address);
    assert.notEqual((await app.request(address, { method: 'HEAD' })).status, 200, address);
  }
  assert.match(await (await app.request('/nowhere')).text(), /<main>app<\/main>$/);
});

test('files with a hash in their name are cached for good and compressed', async () => {
  const response = await app.request('/assets/main-abc123.js', {
    headers: { 'accept-encoding': 'gzip, br' },
  });
  assert.match(response.headers.get('cache-control') ?? '', /immutable/);
  assert.equal(response.headers.get('content-encoding'), 'br');
  assert.equal(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString(), 'run()');
});

test('players get the part of a sound that they ask for, with its type and length', async () => {
  const part = await app.request('/assets/tune-abc123.m4a', { headers: { range: 'bytes=3-4' } });
  assert.equal(part.status, 206);
  assert.equal(part.headers.get('content-range'), 'bytes 3-4/8');
  assert.equal(await part.text(), 'la');
  const whole = await app.request('/assets/tune-abc123.m4a', { headers: { 'accept-encoding': 'br' } });
  assert.equal(whole.status, 200);
  assert.equal(whole.headers.get('content-encoding'), null);
  assert.match(whole.headers.get('cache-control') ?? '', /immutable/);
  assert.deepEqual(
    ['content-type', 'content-length'].map((name) => whole.headers.get(name)),
    ['audio/mp4', '8'],
  );
  assert.equal(await whole.text(), 'la la la');
  const head = await app.request('/icon.svg', { method: 'HEAD' });
  assert.match(head.headers.get('content-type') ?? '', /^image\/svg\+xml/);
  assert.equal(head.headers.get('cache-control'), 'no-cache');
  assert.equal(await head.text(), '');
});

test('a missing file is 404, and nothing outside the folder is served', async () => {
  for (const address of [
    '/assets/gone.js',
    '/favicon.ico',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%',
    '/%00.txt',
    `/${'a'.repeat(5000)}.txt`,
  ]) {
    const answer = await app.request(address);
    assert.notEqual(await answer.text(), 'secret', address);
    assert.notEqual(answer.status, 500, address);
  }
  assert.equal((await app.request('/assets/gone.js')).status, 404);
});

test('pages that are read without a script are written in the language of the browser, or of the address', async () => {
  const page = async (address: string, headers: Record<string, string> = {}) =>
    (await app.request(address, { headers })).text();
  assert.equal(await page('/'), '<main>welcome / false true</main>');
  const portuguese = { 'accept-language': 'pt-PT,en;q=0.5' };
  assert.equal(await page('/', portuguese), '<main>bem-vindo / false true</main>');
  assert.equal(await page('/?lang=pt'), '<main>bem-vindo / true true</main>');
  assert.equal(await page('/?lang=xx', portuguese), '<main>bem-vindo / false true</main>');
  assert.equal(await page('/legal/support'), '<main>welcome /legal/support false true</main>');
  const packed = await app.request('/', { headers: { 'accept-encoding': 'br' } });
  assert.equal(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString(), await page('/'));
  const response = await app.request('/');
  assert.equal(response.headers.get('cache-control'), 'no-cache');
  assert.match(response.headers.get('vary') ?? '', /accept-language, cookie/);
});

test('what writes them is for the server alone', async () => {
  assert.equal((await app.request('/pages/pages.mjs')).status, 404);
});

test('the app is told what the installation has', async () => {
  const text = await (await app.request('/app')).text();
  const told = /<meta name="milestoon-site" content="([^"]*)" \/>/.exec(text)?.[1] ?? '';
  assert.deepEqual(JSON.parse(told.replaceAll('&quot;', '"')), site);
});

test('search engines find the map, and on it every page in every language', async () => {
  const robots = await (await app.request('/robots.txt')).text();
  assert.match(robots, /^Sitemap: https:\/\/milestoon\.test\/sitemap\.xml$/m);
  const response = await app.request('/sitemap.xml');
  assert.match(response.headers.get('content-type') ?? '', /^application\/xml/);
  const map = await response.text();
  for (const address of ['/', '/legal/terms?lang=pt', '/legal/support'])
    assert.ok(map.includes(`<loc>https://milestoon.test${address}</loc>`), address);
  assert.match(map, /hreflang="pt" href="https:\/\/milestoon\.test\/legal\/terms\?lang=pt"/);
});

test('whoever may be signed in gets the app instead of the landing page', async () => {
  const response = await app.request('/', { headers: { cookie: 'milestoon.session_token=abc' } });
  assert.match(await response.text(), /<main>app<\/main>$/);
});
