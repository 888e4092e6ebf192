import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { serveWebApp } from './web-app.ts';

let root: string;
let app: Hono;
before(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'web-app-'));
  const folder = path.join(root, 'dist');
  fs.mkdirSync(path.join(folder, 'assets'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'index.html'), '<main>app</main>');
  fs.writeFileSync(path.join(folder, 'landing.en.html'), '<main>welcome</main>');
  fs.writeFileSync(path.join(folder, 'landing.pt.html'), '<main>bem-vindo</main>');
  fs.mkdirSync(path.join(folder, 'screens/auth'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'screens/auth/login.en.html'), '<main>sign in</main>');
  fs.writeFileSync(path.join(folder, 'assets/main-abc123.js'), 'run()');
  fs.writeFileSync(path.join(root, 'secret.txt'), 'secret');
  app = new Hono().get('*', serveWebApp(folder));
});
after(() => fs.rmSync(root, { recursive: true }));

test('every screen of the app is the same page, never cached', async () => {
  for (const address of ['/app', '/app/episodes', '/edit-child/1']) {
    const response = await app.request(address);
    assert.equal(await response.text(), '<main>app</main>', address);
    assert.equal(response.headers.get('cache-control'), 'no-cache');
  }
});

test('a screen whose files the build knows has a page of its own in the language of the browser', async () => {
  const english = await app.request('/auth/login');
  assert.equal(await english.text(), '<main>sign in</main>');
  assert.equal(english.headers.get('cache-control'), 'no-cache');
  assert.match(english.headers.get('vary') ?? '', /accept-language/);
  const other = await app.request('/auth/login', { headers: { 'accept-language': 'pt-PT' } });
  assert.equal(await other.text(), '<main>app</main>');
});

test('files with a hash in their name are cached for good and compressed', async () => {
  const response = await app.request('/assets/main-abc123.js', {
    headers: { 'accept-encoding': 'gzip, br' },
  });
  assert.match(response.headers.get('cache-control') ?? '', /immutable/);
  assert.equal(response.headers.get('content-encoding'), 'br');
  assert.equal(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString(), 'run()');
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

test('the landing page comes ready to read in the language of the browser', async () => {
  const landing = async (headers: Record<string, string>) => (await app.request('/', { headers })).text();
  assert.equal(await landing({}), '<main>welcome</main>');
  assert.equal(await landing({ 'accept-language': 'pt-PT,en;q=0.5' }), '<main>bem-vindo</main>');
  const response = await app.request('/');
  assert.equal(response.headers.get('cache-control'), 'no-cache');
  assert.match(response.headers.get('vary') ?? '', /accept-language, cookie/);
});

test('whoever may be signed in gets the app instead of the landing page', async () => {
  const response = await app.request('/', { headers: { cookie: 'milestoon.session_token=abc' } });
  assert.equal(await response.text(), '<main>app</main>');
});
