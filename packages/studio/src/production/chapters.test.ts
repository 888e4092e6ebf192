import assert from 'node:assert/strict';
import { test } from 'node:test';
import { titleOf } from './chapters.ts';

test('a chapter is named by the first words of its line, whole, in forty signs', () => {
  for (const [line, title] of [
    ['Mia lost her first tooth.', 'Mia lost her first tooth'],
    ['and walked right to Daddy.', 'And walked right to Daddy'],
    ['Is that a duck?', 'Is that a duck?'],
    ['Ethan scored his first goal in the soccer match.', 'Ethan scored his first goal in the…'],
    ['Mia and Grandma baked one cake, on Sunday, in Porto.', 'Mia and Grandma baked one cake, on…'],
    [
      'A Sofia fez um castelo de areia enorme e encontrou conchas.',
      'A Sofia fez um castelo de areia enorme…',
    ],
    ['x'.repeat(60), `X${'x'.repeat(38)}…`],
    ['', ''],
  ] as const) {
    assert.equal(titleOf(line), title);
    assert.ok(titleOf(line).length <= 40);
  }
});
