import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { isLeftOut, isOurTest } from './left-out.ts';
import { type LockedPackage, productionPackages } from './production-packages.ts';

const root = path.join(import.meta.dirname, '../..');
const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage & { dev?: boolean }>;
};

test('what a package needs is found beside it or above; tools and optional peers stay out', () => {
  const packages: Record<string, LockedPackage> = {
    '': { optionalDependencies: { node: '1' } },
    app: { dependencies: { a: '1', own: '1' } },
    lib: { dependencies: { b: '1' } },
    'node_modules/node': {},
    'node_modules/own': { link: true, resolved: 'lib' },
    'node_modules/a': {
      dependencies: { b: '2' },
      optionalDependencies: { 'for-another-platform': '1' },
      peerDependencies: { needed: '1', tool: '1' },
      peerDependenciesMeta: { tool: { optional: true } },
    },
    'node_modules/a/node_modules/b': {},
    'node_modules/b': {},
    'node_modules/needed': {},
    'node_modules/tool': {},
  };
  const { installed, workspaces } = productionPackages(packages, 'app');
  assert.deepEqual([...installed].toSorted(), [
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/b',
    'node_modules/needed',
    'node_modules/node',
  ]);
  assert.deepEqual([...workspaces], ['lib']);
});

test('the server’s own: every package that it names is there, and no development tool', () => {
  const { installed, workspaces } = productionPackages(lock.packages, 'apps/server');
  for (const folder of ['apps/server', ...workspaces]) {
    const { dependencies = {} } = JSON.parse(
      fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
    );
    for (const name of Object.keys(dependencies))
      if (!name.startsWith('@milestoon/'))
        assert.ok(
          installed.has(`${folder}/node_modules/${name}`) || installed.has(`node_modules/${name}`),
          name,
        );
  }
  for (const tool of [
    'typescript',
    'vite',
    'vitest',
    'playwright-core',
    'knip',
    'lucide-react',
    'jsdom',
    'werift',
    'mediabunny',
  ])
    assert.ok(!installed.has(`node_modules/${tool}`), tool);
});

test('what nothing opens stays out, licences never', () => {
  const left = ['index.d.ts', 'dist/a.js.map', 'README.md', 'src/a.cc'].map((file) => isLeftOut('x', file));
  assert.deepEqual(left, [true, true, true, true]);
  for (const file of ['LICENSE', 'LICENSE.md', 'NOTICE.md', 'dist/a.js', 'a.wasm', 'package.json'])
    assert.equal(isLeftOut('x', file), false, file);
  assert.equal(isLeftOut('@vladmandic/human', 'models/faceres.bin'), false);
  assert.equal(isLeftOut('@vladmandic/human', 'models/handtrack.bin'), true);
  assert.equal(isLeftOut('node-av', 'dist/webrtc/index.js'), true);
  assert.equal(isLeftOut('node-av', 'dist/lib/index.js'), false);
  assert.deepEqual(['src/a.test.ts', 'src/testing/a.ts', 'src/a.ts'].map(isOurTest), [true, true, false]);
});
