import assert from 'node:assert/strict';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { startWhole } from '../../supervisor/whole-server.testing.ts';
import { goOn } from '../../testing/kill/family-story.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-folder-'));
const dataDirectory = path.join(root, 'data');
after(() => fs.rmSync(root, { recursive: true, force: true, maxRetries: 10 }));

/** What accounts other than the owner may look at. */
const openBelow = (): string[] =>
  ['', ...fs.readdirSync(dataDirectory, { recursive: true }).map(String)].filter(
    (name) => (fs.lstatSync(path.join(dataDirectory, name), { throwIfNoEntry: false })?.mode ?? 0) & 0o077,
  );

class Enough extends Error {}

test('nothing in the data folder is open to other accounts: neither what was, nor what is written', async () => {
  const before = process.umask(0o022);
  fs.mkdirSync(path.join(dataDirectory, 'files', 'avatars'), { recursive: true });
  fs.mkdirSync(path.join(dataDirectory, 'outbox'));
  fs.writeFileSync(path.join(dataDirectory, 'files', 'avatars', 'old.png'), 'old');
  fs.symlinkSync('/etc/hostname', path.join(dataDirectory, 'outbox', 'link'));
  const outside = fs.statSync('/etc/hostname').mode;
  const server = await startWhole(dataDirectory, { SUPER_ADMIN_PASSWORD: 'super-secret' });
  process.umask(before);
  try {
    await server.whole();
    // Photos, mails' jobs, the books of the payments emulator, avatars, work in progress.
    const family = { email: 'closed@example.com', address: '127.0.0.1' };
    const life = goOn(family, server, async (stage) => {
      if (stage === 'episode') throw new Enough();
    });
    await assert.rejects(life, Enough);
    const written = fs.readdirSync(dataDirectory);
    for (const name of ['files', 'logs', 'payments-emulator.json', 'postgres', 'secrets.key'])
      assert.ok(written.includes(name), name);
    assert.deepEqual(
      openBelow().filter((name) => name !== path.join('outbox', 'link')),
      [],
    );
    assert.equal(fs.statSync('/etc/hostname').mode, outside, 'links are not followed');
    const told = server.log().flatMap(({ closed }) => closed ?? []);
    assert.deepEqual(told, [5], 'four folders and a file, told once');
  } finally {
    server.process.kill('SIGKILL');
    await once(server.process, 'exit');
  }
});
