import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { faultsOf, rowsOf } from './coverage.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string): string | null =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : null;

test('every line of the specification’s checklist names a test that exists', () => {
  const rows = rowsOf(readFileSync(path.join(root, 'docs/specification-coverage.md'), 'utf8'));
  assert.ok(rows.length > 200, `${rows.length} lines`);
  assert.deepEqual(faultsOf(rows, read), []);
});

const source = `
test('it\\'s done', () => {});
test.each([['Fill in all fields']])('%s', () => {});
expect('not a title');
`;
const check = (...lines: string[]): string[] =>
  faultsOf(rowsOf(['| what the specification says | proof |', '|---|---|', ...lines].join('\n')), (file) =>
    file === 'a.test.ts' ? source : null,
  );

test('a title is found as it is written, and the case of a table below it', () => {
  assert.deepEqual(check("| x | `a.test.ts` › it's done<br>`a.test.ts` › %s › Fill in all fields |"), []);
});

test('what is missing is named', () => {
  assert.deepEqual(
    check(
      '| no proof | |',
      '| no file | `b.test.ts` › done |',
      '| no test | `a.test.ts` › not a title |',
      '| no case | `a.test.ts` › %s › Fill in no field |',
      '| no title | `a.test.ts` |',
    ),
    [
      'line 3, "no proof": no proof',
      'line 4, "no file": b.test.ts does not exist',
      'line 5, "no test": a.test.ts has no test "not a title"',
      'line 6, "no case": a.test.ts has no case "Fill in no field"',
      'line 7, "no title": a.test.ts: no title',
    ],
  );
});
