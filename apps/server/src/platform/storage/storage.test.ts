import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import { keysOf } from './keys-of.testing.ts';
import { localStore } from './local-store.ts';
import { s3Store } from './s3/s3-store.ts';
import { type S3Server, startS3Server } from './s3/s3-server.testing.ts';
import type { FileStore } from './storage.ts';

const user = 'user-0198a1b2';
const contents = Buffer.from(Array.from({ length: 70_000 }, (_, i) => (i * 7) % 251));

async function bytesOf(stream: Readable | undefined): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream ?? []) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** What every store has to do, whatever it keeps files in. */
function behavesAsAStore(open: () => FileStore, scratch: () => string): void {
  const store = (): FileStore => open();

  it('gives back what was put, as a whole and in parts', async () => {
    await store().put('avatars', `${user}/a.png`, contents);
    assert.deepEqual(await store().read('avatars', `${user}/a.png`), contents);
    const found = await store().find('avatars', `${user}/a.png`);
    assert.equal(found?.bytes, contents.length);
    assert.deepEqual(await bytesOf(found?.stream()), contents);
    for (const [start, end] of [
      [0, 0],
      [5, 66_000],
      [contents.length - 1, contents.length - 1],
    ] as const)
      assert.deepEqual(await bytesOf(found?.stream({ start, end })), contents.subarray(start, end + 1));
  });

  it('keeps buckets apart, replaces what is put again, and an empty file is a file', async () => {
    await store().put('child-photos', `${user}/a.png`, Buffer.from('one'));
    await store().put('child-photos', `${user}/a.png`, Buffer.from('two'));
    assert.equal(String(await store().read('child-photos', `${user}/a.png`)), 'two');
    assert.deepEqual(await store().read('avatars', `${user}/a.png`), contents);
    await store().put('child-photos', `${user}/empty`, new Uint8Array());
    assert.equal((await store().find('child-photos', `${user}/empty`))?.bytes, 0);
  });

  it('moves a file of this machine; one that is not there leaves nothing', async () => {
    const file = path.join(scratch(), 'episode.mp4');
    fs.writeFileSync(file, contents);
    await store().putFile('episodes', `${user}/e1/episode.mp4`, file);
    assert.equal(fs.existsSync(file), false);
    assert.deepEqual(await store().read('episodes', `${user}/e1/episode.mp4`), contents);
    await assert.rejects(store().putFile('episodes', `${user}/e1/poster.jpg`, file));
    assert.equal(await store().find('episodes', `${user}/e1/poster.jpg`), null);
  });

  it('knows of nothing that is not there', async () => {
    assert.equal(await store().find('avatars', `${user}/none.png`), null);
    await assert.rejects(store().read('avatars', `${user}/none.png`));
    await store().remove('avatars', `${user}/none.png`);
    await store().removeFolder('avatars', 'user-nobody');
    assert.deepEqual(await keysOf(store().unchangedSince('episode-images', new Date())), []);
  });

  it('removes a file, and a folder with all below it and nothing beside it', async () => {
    const names = ['1', '2', '3', '4', 'deep/5', 'deep/6', 'a & b'].map((name) => `user-1/${name}`);
    for (const name of [...names, 'user-10/kept', 'user-1.png'])
      await store().put('episodes', name, contents);
    await store().remove('episodes', 'user-1/1');
    assert.equal(await store().find('episodes', 'user-1/1'), null);
    await store().removeFolder('episodes', 'user-1');
    for (const name of names) assert.equal(await store().find('episodes', name), null, name);
    for (const name of ['user-10/kept', 'user-1.png']) assert.ok(await store().find('episodes', name), name);
  });

  it('tells which files have not changed since a moment, however many', async () => {
    const names = Array.from({ length: 8 }, (_, i) => `${user}/${i}.jpg`);
    for (const name of names) await store().put('episode-images', name, contents);
    assert.deepEqual(
      await keysOf(store().unchangedSince('episode-images', new Date(Date.now() - 60_000))),
      [],
    );
    const all = await keysOf(store().unchangedSince('episode-images', new Date(Date.now() + 60_000)));
    assert.deepEqual(all.sort(), names);
  });

  it('is well', async () => {
    await store().check();
    assert.deepEqual([...store().failures()], []);
  });
}

describe('a store of files', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-store-'));
  after(() => fs.rmSync(folder, { recursive: true, force: true }));

  describe('in a folder', () => {
    const store = localStore(path.join(folder, 'files'));
    behavesAsAStore(
      () => store,
      () => folder,
    );

    it('goes nowhere but below its bucket', async () => {
      const outside = path.join(folder, 'files/secret');
      fs.writeFileSync(outside, 'kept');
      for (const key of ['../secret', 'user-1/../../secret', '', '.', '..']) {
        await assert.rejects(store.read('avatars', key), RangeError, key);
        assert.equal(await store.find('avatars', key), null, key);
        await assert.rejects(store.put('avatars', key, contents), RangeError, key);
        await assert.rejects(store.remove('avatars', key), RangeError, key);
        await assert.rejects(store.removeFolder('avatars', key), RangeError, key);
      }
      assert.equal(fs.readFileSync(outside, 'utf8'), 'kept');
      fs.mkdirSync(path.join(folder, 'files/avatars/user-3'), { recursive: true });
      assert.equal(await store.find('avatars', 'user-3'), null, 'a folder is no file');
    });

    it('tells of all other files when a family is deleted meanwhile', async () => {
      const families = ['user-6', 'user-7', 'user-8'];
      for (const family of families) await store.put('voices', `${family}/e1/a.wav`, contents);
      const told: string[] = [];
      for await (const key of store.unchangedSince('voices', new Date(Date.now() + 60_000))) {
        if (told.length === 0) {
          const gone = families.find((family) => !key.startsWith(family)) ?? '';
          await store.removeFolder('voices', gone);
          families.splice(families.indexOf(gone), 1);
        }
        told.push(key);
      }
      assert.deepEqual(
        told.toSorted(),
        families.map((family) => `${family}/e1/a.wav`),
      );
    });

    it('leaves no part of a file that could not be put', async () => {
      const place = path.join(folder, 'files/avatars/user-2/a.png');
      fs.mkdirSync(path.join(place, 'in the way'), { recursive: true });
      await assert.rejects(store.put('avatars', 'user-2/a.png', contents));
      assert.deepEqual(fs.readdirSync(path.dirname(place)), ['a.png']);
    });
  });

  describe('in object storage', () => {
    let server: S3Server;
    let store: FileStore;
    before(async () => {
      server = await startS3Server();
      store = s3Store(server.settings);
    });
    after(() => server.close());
    behavesAsAStore(
      () => store,
      () => folder,
    );
  });
});
