import assert from 'node:assert/strict';
import { once } from 'node:events';
import fs from 'node:fs';
import fsp from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { closeBelow } from './close-below.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-close-'));
after(() => fs.rmSync(root, { recursive: true, force: true }));

const never = new AbortController().signal;
const modeOf = (...names: string[]): number => fs.lstatSync(path.join(root, ...names)).mode & 0o777;

function write(mode: number, ...names: string[]): void {
  const file = path.join(root, ...names);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '');
  fs.chmodSync(file, mode);
}

test('folders become 0700 and files 0600, each counted once; nothing is left to do then', async () => {
  write(0o644, 'data', 'files', 'avatars', 'a.png');
  write(0o666, 'data', 'server.log');
  write(0o755, 'data', 'program');
  write(0o600, 'data', 'secrets.key');
  fs.chmodSync(path.join(root, 'data'), 0o711);
  for (const folder of ['files', 'files/avatars']) fs.chmodSync(path.join(root, 'data', folder), 0o755);
  assert.deepEqual(await closeBelow(path.join(root, 'data'), never), { closed: 6, stillOpen: 0 });
  for (const folder of [['data'], ['data', 'files'], ['data', 'files', 'avatars']])
    assert.equal(modeOf(...folder), 0o700);
  for (const file of ['files/avatars/a.png', 'server.log', 'program', 'secrets.key'])
    assert.equal(modeOf('data', file), 0o600);
  assert.deepEqual(await closeBelow(path.join(root, 'data'), never), { closed: 0, stillOpen: 0 });
});

test('links lead nowhere, but the folder itself may be one', async () => {
  write(0o644, 'outside', 'file');
  fs.chmodSync(path.join(root, 'outside'), 0o755);
  write(0o644, 'linked', 'own');
  fs.symlinkSync('../outside', path.join(root, 'linked', 'folder'));
  fs.symlinkSync('../outside/file', path.join(root, 'linked', 'file'));
  fs.symlinkSync('linked', path.join(root, 'link'));
  assert.deepEqual(await closeBelow(path.join(root, 'link'), never), { closed: 2, stillOpen: 0 });
  assert.deepEqual([modeOf('outside'), modeOf('outside', 'file')], [0o755, 0o644]);
  assert.deepEqual([modeOf('linked'), modeOf('linked', 'own')], [0o700, 0o600]);
});

test('the socket of a server is left to it', async () => {
  const folder = path.join(root, 'sockets');
  fs.mkdirSync(folder, { mode: 0o700 });
  const server = createServer().listen(path.join(folder, 'socket'));
  await once(server, 'listening');
  fs.chmodSync(path.join(folder, 'socket'), 0o755);
  assert.deepEqual(await closeBelow(folder, never), { closed: 0, stillOpen: 0 });
  assert.equal(modeOf('sockets', 'socket'), 0o755);
  server.close();
});

test('what cannot be closed is counted, and does not keep the rest open', async (t) => {
  write(0o644, 'shared', 'theirs');
  write(0o644, 'shared', 'unknown');
  write(0o644, 'shared', 'ours');
  fs.chmodSync(path.join(root, 'shared'), 0o700);
  const { open } = fsp;
  t.mock.method(fsp, 'open', async (file: string, flags: number) => {
    if (file.endsWith('theirs')) throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
    const handle = await open(file, flags);
    // As on file systems without modes.
    if (file.endsWith('unknown')) handle.chmod = async () => {};
    return handle;
  });
  assert.deepEqual(await closeBelow(path.join(root, 'shared'), never), { closed: 1, stillOpen: 2 });
  assert.equal(modeOf('shared', 'ours'), 0o600);
});
