import assert from 'node:assert/strict';
import { it } from 'node:test';
import { lastShown as shown } from '../../../testing/plan-of.ts';

it('is in bed when woken, by whomever', () => {
  for (const text of ['Mum woke Mia up.', 'Mamá despertó a Mia.', 'The dog woke Mia up.']) {
    const { set, seen } = shown(text);
    assert.equal(set, 'bedroom', text);
    assert.ok(seen?.includes('bed support hero'), text);
  }
});

it('stretches in bed, and is beside it when out of it', () => {
  assert.deepEqual(shown('A Mia espreguiçou-se na cama.').seen, ['bed support hero']);
  assert.deepEqual(shown('Mia jumped out of bed.').seen, ['bed beside hero']);
});
