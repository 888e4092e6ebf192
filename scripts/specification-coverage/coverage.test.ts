import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { en } from '@milestoon/domain/texts/en';
import { landing } from '@milestoon/domain/texts/landing/en';
import { faultsOf, rowsOf } from './coverage.ts';
import { blockOf, placesOf, unmentioned } from './mentions.ts';
import { quotedTexts, textsIn } from './quoted-texts.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string): string | null =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : null;

const rows = rowsOf(readFileSync(path.join(root, 'docs/specification-coverage.md'), 'utf8'));

test('every line of the specification’s checklist names a test that exists', () => {
  assert.ok(rows.length > 200, `${rows.length} lines`);
  assert.deepEqual(faultsOf(rows, read), []);
});

test('what a line asserts, in words or in figures, is mentioned by one of its tests', () => {
  const places = new Map([...placesOf(en), ...placesOf(landing, ['landing'])]);
  assert.deepEqual(unmentioned(rows, read, places), []);
});

test('a line whose test speaks of something else is named', () => {
  const tests =
    "test('a', () => {\n  expect(texts.auth.failed);\n});\n\ntest('b', () => {\n  wait(3_000);\n});\n";
  const places = placesOf({ auth: { failed: 'It failed', fine: 'All is fine' } });
  const lines = (proof: string) =>
    rowsOf(`| 'It failed' after 3 s | \`x.test.ts\` › ${proof} |`).map((row) => ({ ...row, line: 1 }));
  const missing = (proof: string) => unmentioned(lines(proof), () => tests, places);
  assert.deepEqual(missing('a<br>`x.test.ts` › b'), []);
  assert.deepEqual(missing('a'), [`line 1, "'It failed' after 3 s": no test mentions 3 s`]);
  assert.deepEqual(missing('b'), [`line 1, "'It failed' after 3 s": no test mentions 'It failed'`]);
  assert.equal(blockOf(tests, 'b'), "test('b', () => {\n  wait(3_000);\n});\n");
});

// Tests may name a text instead of spelling it out; here each is compared with the words of the specification.
test('every text that the checklist quotes is a text of the app, to the letter', () => {
  const texts = textsIn([en, landing]);
  const quotes = rows.flatMap(({ says }) => quotedTexts(says));
  assert.ok(quotes.length > 120, `${quotes.length} texts`);
  assert.deepEqual(
    quotes.filter((quote) => !texts.some((text) => text.includes(quote))),
    [],
  );
});

test('quotes: whole sentences with their apostrophes and blanks, nothing of a code', () => {
  assert.deepEqual(
    quotedTexts(
      "Name: 'Please enter your child's name' and 'Starring {child name}'; a code ('does not exist')",
    ),
    ["Please enter your child's name", 'Starring …'],
  );
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
