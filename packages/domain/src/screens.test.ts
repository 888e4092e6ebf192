import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isScreen } from './screens.ts';

test('what the app has a screen for is a screen, however it is spelled', () => {
  for (const address of [
    '/',
    '/app',
    '/app/',
    '/App/Create',
    '/app/episodes/1',
    '/account/films/a.b',
    '/tell/x',
  ])
    assert.ok(isScreen(address), address);
});

test('anything else is none', () => {
  for (const address of [
    '/.env',
    '/.git/config',
    '/\0',
    '/nowhere',
    '/app/nowhere',
    '/app/episodes/1/2',
    '/watch',
  ])
    assert.ok(!isScreen(address), address);
});
