import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { explainNpmFailure, holdsEverything, lacksOptionalPackages } from './install.mjs';
import { isAlive, withLock } from './lock.mjs';
import { platformName } from './pinned-node.mjs';
import { webHash, webSources } from './web-build.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-setup-'));
after(() => fs.rmSync(folder, { recursive: true }));
const repository = path.resolve(import.meta.dirname, '../..');

describe('withLock', () => {
  it('lets one work at a time and leaves nothing behind', async () => {
    const file = path.join(folder, 'one.lock');
    const order = [];
    const said = [];
    const first = Promise.withResolvers();
    const work = [
      withLock(file, async () => {
        order.push('first begins');
        await first.promise;
        order.push('first ends');
      }),
      withLock(file, async () => void order.push('second'), {
        say: (line) => {
          said.push(line);
          first.resolve();
        },
      }),
    ];
    await Promise.all(work);
    assert.deepEqual(order, ['first begins', 'first ends', 'second']);
    assert.equal(said.length, 1);
    assert.deepEqual(fs.readdirSync(folder), []);
  });

  it('is given back when the work fails', async () => {
    const file = path.join(folder, 'failing.lock');
    await assert.rejects(
      withLock(file, async () => Promise.reject(new Error('no'))),
      /no/,
    );
    assert.equal(fs.existsSync(file), false);
  });

  it('is taken over from a killed process', async () => {
    const file = path.join(folder, 'killed.lock');
    const script = `import { withLock } from ${JSON.stringify(path.join(import.meta.dirname, 'lock.mjs'))};
      await withLock(${JSON.stringify(file)}, () => { console.log('holding'); return new Promise((r) => setTimeout(r, 60_000)); });`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', script]);
    await once(holder.stdout, 'data');
    assert.equal(isAlive(fs.readFileSync(file, 'utf8')), true);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    assert.equal(await withLock(file, async () => 'mine'), 'mine');
  });

  it('does not mistake another process with the same number for the holder', () => {
    const dead = JSON.stringify({ pid: process.pid, started: 'another boot/1' });
    assert.equal(isAlive(dead), process.platform !== 'linux');
  });
});

describe('holdsEverything', () => {
  const wanted = {
    '': {},
    'packages/film': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/b': { version: '2.0.0', optional: true },
  };
  it('accepts missing optional packages only', () => {
    assert.equal(
      holdsEverything(wanted, { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } }),
      true,
    );
    assert.equal(holdsEverything(wanted, { 'node_modules/b': { version: '2.0.0' } }), false);
  });
  it('notices another version', () => {
    assert.equal(
      holdsEverything(wanted, { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }),
      false,
    );
  });
});

describe('explainNpmFailure', () => {
  it('says in one sentence what to do', () => {
    assert.match(explainNpmFailure('npm error code EAI_AGAIN'), /network connection/);
    assert.match(explainNpmFailure('spawn npm ENOENT'), /npm was not found/);
    assert.match(
      explainNpmFailure('npm error code EUSAGE\nnpm error what'),
      /npm says:\nnpm error code EUSAGE/,
    );
  });
});

describe('lacksOptionalPackages', () => {
  it('is about packages the lockfile does not list, and nothing else', () => {
    const missing = 'npm error code EUSAGE\nnpm error Missing: @a/b@ from lock file\n';
    assert.equal(lacksOptionalPackages(missing), true);
    const other = 'npm error Invalid: lock file does not satisfy a\n';
    assert.equal(lacksOptionalPackages(missing + other), false);
    assert.equal(lacksOptionalPackages('npm error code ENOTFOUND\n'), false);
  });
});

it('names platforms as the packages do', () => {
  assert.equal(platformName('win32', 'x64'), 'win-x64');
  assert.equal(platformName('darwin', 'arm64'), 'darwin-arm64');
});

describe('webHash', () => {
  it('changes with the sources, not with their tests', () => {
    for (const place of [...webSources, 'apps/web/src', 'packages/film/src'])
      fs.mkdirSync(path.join(folder, place), { recursive: true });
    fs.writeFileSync(path.join(folder, 'package-lock.json'), '{}');
    const before = webHash(folder);
    fs.writeFileSync(path.join(folder, 'apps/web/src/a.test.tsx'), 'test');
    assert.equal(webHash(folder), before);
    fs.writeFileSync(path.join(folder, 'packages/film/src/a.ts'), 'source');
    assert.notEqual(webHash(folder), before);
  });
});

it('without npm the setup fails with one sentence', () => {
  const clone = path.join(folder, 'clone');
  fs.cpSync(path.join(repository, 'scripts/setup'), path.join(clone, 'scripts/setup'), { recursive: true });
  fs.copyFileSync(path.join(repository, 'scripts/setup.mjs'), path.join(clone, 'scripts/setup.mjs'));
  fs.writeFileSync(path.join(clone, 'package-lock.json'), '{}');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs'], {
    cwd: clone,
    env: { PATH: folder },
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  assert.equal(stderr, 'npm was not found; please install Node with npm.\n');
});
