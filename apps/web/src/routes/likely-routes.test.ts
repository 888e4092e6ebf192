import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { likelyRoutes } from './likely-routes.ts';

const table = [
  { path: '/', id: 'landing' },
  {
    id: 'layout',
    children: [
      { path: '/app', id: 'home' },
      { path: '/app/create', id: 'create' },
      { path: '/app/episodes/:episodeId', id: 'episode' },
      { path: '/app/episodes/new', id: 'new' },
    ],
  },
  { id: 'other layout', children: [{ path: '/watch/:episodeId', id: 'watch' }] },
  { path: '*', id: 'not found' },
];
const idsOf = (pathname: string) =>
  matchRoutes(likelyRoutes(table, pathname), pathname)?.map(({ route }) => route.id);

test.each([
  '/',
  '/app',
  '/app/',
  '/APP/Create',
  '//app/create',
  '/app/%63reate',
  '/app/episodes/e1',
  '/app/episodes/new',
  '/app/episodes/a%2Fb',
  '/watch/e1',
  '/watch',
  '/nowhere/at/all',
])('the likely routes lead %s to the same screen as all of them', (pathname) => {
  expect(idsOf(pathname)).toEqual(matchRoutes(table, pathname)?.map(({ route }) => route.id));
});

test('layouts of screens that are not meant are left out', () => {
  expect(likelyRoutes(table, '/app').map(({ id }) => id)).toEqual(['layout', 'not found']);
});

test('where no path fits, all routes are given', () => {
  expect(likelyRoutes(table, '/nowhere/at/all')).toBe(table);
});
