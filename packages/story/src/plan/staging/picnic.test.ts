import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

it('sits down to a picnic on a blanket', () => {
  for (const text of [
    'Mia and Mum had a picnic in the park.',
    'A Mia e a mãe fizeram um piquenique no parque.',
    'Mia y mamá hicieron un picnic en el parque.',
  ]) {
    const [moment] = planOf(text).moments;
    assert.deepEqual(
      moment?.acts.map(({ who, action, thing }) => [who, action, thing]),
      [
        ['hero', 'eat', 'sandwich'],
        ['mother', 'eat', 'sandwich'],
      ],
      text,
    );
    assert.deepEqual(
      moment?.seen.map(({ picture, how }) => `${picture} ${how}`),
      ['blanket support', 'basket ground'],
      text,
    );
  }
  const [packed] = planOf('Mia packed the picnic basket.').moments;
  assert.doesNotMatch(JSON.stringify(packed), /blanket/);
});
