import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from './run-stage.ts';
import { serverTests, writeServerTests } from './server-tests.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'milestoon-together-'));
after(() => rmSync(folder, { recursive: true }));

describe('tests of the server', () => {
  it('are each run once, together or alone', () => {
    const { together, alone } = serverTests();
    const all = globSync('apps/server/src/**/*.test.ts', { cwd: root });
    assert.deepEqual([...Object.values(together).flat(), ...alone].toSorted(), all.toSorted());
    for (const [name, files] of Object.entries(together)) assert.ok(files.length > 10, name);
    assert.deepEqual(
      writeServerTests(folder).filter((file) => !path.isAbsolute(file)),
      alone,
    );
  });
});

describe('test files that share a process', () => {
  /** Runs files of these contents together; resolves to what the runner said, a line an event. */
  function run(...contents: string[]): Promise<string> {
    const files = contents.map((content, index) => {
      const file = path.join(folder, `part-${index}.mjs`);
      writeFileSync(file, content);
      return path.relative(root, file);
    });
    const runner = pathToFileURL(path.join(import.meta.dirname, 'test-together.ts')).href;
    const all = path.join(folder, 'all.mjs');
    writeFileSync(
      all,
      `import { testTogether } from '${runner}';\ntestTogether(${JSON.stringify(files)});\n`,
    );
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    return new Promise((resolve) => {
      execFile(process.execPath, ['--test', '--test-reporter=tap', all], { env }, (_error, said) =>
        resolve(said),
      );
    });
  }
  const head = "import assert from 'node:assert/strict'; import { before, it, mock } from 'node:test';\n";

  it('begin where the last has ended, without what it has mocked or set', async () => {
    const said = await run(
      `${head}before(() => { mock.timers.enable({ apis: ['Date'], now: 0 }); process.env.LEFT = 'over'; });
       it('holds the clock', () => assert.equal(Date.now(), 0));`,
      `${head}before(() => { assert.notEqual(Date.now(), 0); assert.equal(process.env.LEFT, undefined); });
       it('has the clock', () => {});`,
    );
    assert.match(said, /^ +ok 1 - holds the clock$[^]*^ +ok 1 - has the clock$[^]*^# pass 2$/m);
  });

  it('fail one by one, also where one cannot be loaded', async () => {
    const said = await run(
      `${head}it('fails', () => assert.fail('as it should'));`,
      "import './nowhere.mjs';\n",
      `${head}before(() => assert.fail('not ready')); it('is not reached', () => {});`,
      `${head}it('passes', () => {});`,
    );
    assert.match(
      said,
      /not ok 1 - fails[^]*not ok 2 - .*part-1[^]*not ok 3 - .*part-2[^]*ok 1 - passes[^]*^# pass 1$/m,
    );
    assert.match(said, /^# fail [1-9]/m);
  });
});
