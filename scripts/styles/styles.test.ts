import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';

const root = path.join(import.meta.dirname, '../..');
/** Where a style says what it is. */
const styleFolders = /^packages\/((drawing|cast|film)\/src\/styles|stage\/src\/kits)\//;
const named = `'(?:${animationStyleKeys.join('|')})'`;
const asks = new RegExp(`[!=]== ${named}|${named} [!=]==|case ${named}`);

test('what is drawn asks its style for an answer and not for its name', () => {
  const files = globSync('packages/{drawing,look,things,cast,stage,film}/src/**/*.ts', { cwd: root })
    .filter((file) => !styleFolders.test(file) && !/\.test\.ts$|\/testing\//.test(file))
    .filter((file) => asks.test(readFileSync(path.join(root, file), 'utf8')))
    .toSorted();
  assert.deepEqual(files, []);
});
