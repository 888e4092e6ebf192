import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const lastOf = (text: string) => planOf(text).moments.at(-1);

it('stands on the skateboard that is ridden, in all languages', () => {
  for (const text of [
    'Mia rode her skateboard.',
    'Mia skateboarded down the ramp.',
    'A Mia andou de skate no parque.',
    'Mia montó en monopatín.',
  ]) {
    const moment = lastOf(text);
    assert.equal(moment?.acts[0]?.action, 'stand', text);
    assert.deepEqual(moment?.seen[0], { picture: 'skateboard', how: 'support', of: 'hero' }, text);
    assert.notEqual(moment?.place.set, 'living', text);
  }
  assert.notEqual(lastOf('Mia got a skateboard for her birthday.')?.seen[0]?.how, 'support');
});

it('has roller skates on the feet', () => {
  for (const text of [
    'Mia roller-skated round the square.',
    'A Mia andou de patins.',
    'Mia went roller skating.',
  ])
    assert.equal(lastOf(text)?.acts[0]?.action, 'rollerskate', text);
});

it('has no board under the feet that is only taken along or used', () => {
  for (const text of [
    'Mia went to the park with her skateboard.',
    'Mia used the skateboard as a table for her dolls.',
    'Mia rode the train with her skateboard.',
    'A Mia foi ao parque com o skate.',
  ])
    assert.ok(
      !lastOf(text)?.seen.some(({ picture, how }) => picture === 'skateboard' && how === 'support'),
      text,
    );
});
