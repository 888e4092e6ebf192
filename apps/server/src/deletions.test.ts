import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, describe, it } from 'node:test';
import { testDatabase } from '@milestoon/database/testing';

const program = path.join(import.meta.dirname, 'testing/deletions/deletions-worker.ts');
/** Two servers at once: much of a production keeps one processor busy. */
const chains = 2;
const momentsEach = 100;
const nothing = { rows: [], files: [], jobs: [], processes: 0 };
/** Among all that was seen: the encoders are at work behind these. */
const encoding = [
  'episode file sound.m4a.part',
  'episode file episode.mp4.part',
  'episode file episode-small.mp4.part',
  'trailer file trailer.mp4.part',
];
const kinds = ['account', 'child', 'edit', 'episode'];

/** One server makes the film from which both take what is finished before a moment. */
const rehearsed = Promise.withResolvers<void>();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-deletions-'));
after(() => fs.rmSync(folder, { recursive: true }));

describe('deleting at any moment of a production', { concurrency: chains }, () => {
  for (let chain = 0; chain < chains; chain += 1)
    it(`leaves nothing but a server that goes on, part ${chain + 1}`, async () => {
      const database = await testDatabase();
      const directory = path.join(folder, String(chain));
      fs.mkdirSync(directory, { recursive: true });
      const seed = chain + 1;
      if (chain > 0) await rehearsed.promise;
      const server = spawn(
        process.execPath,
        [program, database.ownerUrl, directory, String(momentsEach), String(seed)],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const lines: string[] = [];
      createInterface({ input: server.stdout }).on('line', (line) => {
        if (line === 'rehearsed') rehearsed.resolve();
        else lines.push(line);
      });
      const [code, signal] = await once(server, 'close');
      // Where it came to no end the other one finds no film, makes its own, and says what is wrong by itself.
      rehearsed.resolve();
      const moments = lines.slice(0, -1).map((line) => /^(\w+): (.+)$/.exec(line)?.slice(1) ?? []);
      assert.deepEqual([code, signal, moments.length], [0, null, momentsEach], `after ${lines.at(-1)}`);
      assert.deepEqual([...new Set(moments.map(([kind]) => kind))].toSorted(), kinds);
      const marks = new Set(moments.map(([, mark]) => mark));
      for (const mark of encoding) assert.ok(marks.has(mark), `nothing was deleted at '${mark}'`);
      assert.deepEqual(JSON.parse(lines.at(-1)?.replace('left over: ', '') ?? ''), nothing);
      await database.close();
    });
});
