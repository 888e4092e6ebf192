import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { checkImports } from './check-imports.ts';

let place: string;
before(() => {
  place = mkdtempSync(path.join(os.tmpdir(), 'milestoon-threads-'));
});
after(() => rmSync(place, { recursive: true, force: true }));

const faultsOf = async (file: string, source: string): Promise<string[]> => {
  mkdirSync(path.join(place, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(place, file), source);
  const { report } = await checkImports([file], place);
  return [...report.matchAll(/error (.+?): (\S+) → (\S+)/g)].map(([, ...parts]) => parts.join(' | '));
};

const thread = `import { Worker } from 'node:worker_threads';\nexport const start = () => new Worker('./a.ts');\n`;

test('no code that runs in a server starts a thread, by whatever way it comes to it', async () => {
  const sources = {
    'packages/studio/src/production/offload.ts': thread,
    'packages/database/src/later.ts': `export const start = async () => import('node:worker_threads');\n`,
    'apps/server/src/platform/bare.ts': `import threads from 'worker_threads';\nexport const start = threads;\n`,
  };
  for (const [file, source] of Object.entries(sources))
    assert.deepEqual(await faultsOf(file, source), [`no threads | ${file} | worker_threads`]);
});

test('tests may, and browsers have no native code', async () => {
  assert.deepEqual(await faultsOf('apps/server/src/features/many.testing.ts', thread), []);
  assert.deepEqual(
    await faultsOf('apps/web/src/player.ts', `export const start = () => new Worker('a');\n`),
    [],
  );
});
