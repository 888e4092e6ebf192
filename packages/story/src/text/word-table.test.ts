import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { wordTable } from './word-table.ts';

test('a table has what is written in it, and nothing that every object has', () => {
  const table: Record<string, string> = wordTable({ his: 'boy' });
  assert.deepEqual([table['his'], table['constructor'], table['__proto__']], ['boy', undefined, undefined]);
});

test('whatever is looked up by a word of a story is such a table', () => {
  const sources = new URL('../', import.meta.url);
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test|\.testing)\.ts$/.test(name),
  );
  const bare = files.flatMap((name) =>
    [
      ...readFileSync(new URL(name, sources), 'utf8').matchAll(
        /^(?:export )?const (\w+): (?:(?:Readonly|Partial)<\s*)*Record<\s*string\b[^=]*= \{/gm,
      ),
    ].map(([, table]) => `${name}: ${table}`),
  );
  assert.ok(files.length > 100);
  assert.deepEqual(bare, []);
});
