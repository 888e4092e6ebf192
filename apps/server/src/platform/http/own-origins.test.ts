import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFromThisMachine, isLocalInstallation, ownOrigins } from './own-origins.ts';

const local = 'http://localhost:3000';
const site = 'https://milestoon.example';

const origins = (
  publicUrl: string,
  headers: Record<string, string>,
  socketAddress = '192.168.1.9',
): string[] => ownOrigins({ headers: new Headers(headers), socketAddress }, { publicUrl });

test('on a public installation PUBLIC_URL alone is our own, whatever Host says', () => {
  for (const publicUrl of [site, 'http://milestoon.example', 'http://203.0.113.7:3000'])
    for (const host of [
      'evil.example',
      'localhost:3000',
      '127.0.0.1',
      '192.168.1.5:3000',
      'milestoon.example',
    ])
      assert.deepEqual(origins(publicUrl, { host }, '127.0.0.1'), [publicUrl], host);
});

test('on a local one a phone in the same network may use the number it asked for', () => {
  assert.deepEqual(origins(local, { host: '192.168.1.5:3000' }), [local, 'http://192.168.1.5:3000']);
  assert.deepEqual(origins(local, { host: '[fd00::5]:3000' }, 'fd00::9'), [local, 'http://[fd00::5]:3000']);
  assert.deepEqual(origins(local, { host: 'localhost:3000' }), [local]);
  assert.deepEqual(origins('http://192.168.1.5:3000', { host: 'localhost:3000' }, '::ffff:127.0.0.1'), [
    'http://192.168.1.5:3000',
    local,
  ]);
});

test('names, numbers of the internet, strangers and proxies add nothing', () => {
  for (const host of [
    'evil.example',
    'localhost.evil.example',
    '8.8.8.8',
    '1',
    'a b',
    '',
    '[::ffff:8.8.8.8]',
  ])
    assert.deepEqual(origins(local, { host }), [local], host);
  assert.deepEqual(origins(local, { host: '192.168.1.5:3000' }, '8.8.8.8'), [local]);
  assert.deepEqual(origins(local, { host: '192.168.1.5:3000' }, ''), [local]);
  assert.deepEqual(origins(local, { host: '192.168.1.5:3000', via: '1.1 proxy' }), [local]);
});

test('an installation is local without a name and without TLS', () => {
  const all = [local, 'http://192.168.1.5', 'https://localhost', site, 'http://milestoon.example'];
  assert.deepEqual(
    all.filter((publicUrl) => isLocalInstallation({ publicUrl })),
    [local, 'http://192.168.1.5'],
  );
});

const isOurs = (headers: Record<string, string>, socketAddress = '127.0.0.1'): boolean =>
  isFromThisMachine({ headers: new Headers({ host: 'localhost:3000', ...headers }), socketAddress });

test('a program of this machine asks by a name of this machine, and through nobody', () => {
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) assert.ok(isOurs({ host }), host);
  for (const address of ['::1', '::ffff:127.0.0.1', '127.0.0.2']) assert.ok(isOurs({}, address), address);
  for (const host of ['evil.example', 'localhost.evil.example', '192.168.1.5', ''])
    assert.ok(!isOurs({ host }));
  for (const address of ['192.168.1.5', '', '::2']) assert.ok(!isOurs({}, address), address);
});

const ofProxies = [
  'Forwarded',
  'Via',
  'X-Forwarded',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-Server',
  'X-Real-IP',
  'X-Client-IP',
  'X-Original-Forwarded-For',
  'True-Client-IP',
  'CF-Connecting-IP',
  'CF-Ray',
  'Fastly-Client-IP',
  'Fly-Client-IP',
  'X-Envoy-External-Address',
];
for (const name of ofProxies)
  test(`${name} says that somebody else asks`, () => assert.ok(!isOurs({ [name]: '127.0.0.1' })));
