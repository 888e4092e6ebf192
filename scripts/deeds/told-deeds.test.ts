import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldDeeds } from './told-deeds.ts';

test('a deed is told by stems of its verb and of what is named behind it', () => {
  const [deed] = toldDeeds({
    id: 'one',
    language: 'pt',
    child: { name: 'Mia', age: 6, sex: 'girl' },
    teller: 'mother',
    title: 'A moment',
    text: 'A Mia dançou com a avó no jardim.',
    events: [{ span: 'A Mia dançou com a avó', verb: 'dançou', who: ['hero'], does: ['dance'] }],
  });
  assert.deepEqual(deed, {
    language: 'pt',
    verb: 'pt:danc',
    next: 'com',
    objects: ['pt:avo'],
    isHeros: true,
    ruled: 'dance',
    isRuledRight: true,
    does: ['dance'],
  });
});
