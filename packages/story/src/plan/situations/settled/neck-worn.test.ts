import assert from 'node:assert/strict';
import { it } from 'node:test';
import { lastShown } from '../../../testing/plan-of.ts';

it('puts a scarf round the neck, and a hat on the head', () => {
  for (const text of [
    'Mia wrapped the scarf round her neck.',
    'Mia put on her scarf.',
    'A Mia pôs o cachecol.',
  ])
    assert.deepEqual(
      [lastShown(text).acts, lastShown(text).seen],
      [['hero fasten'], ['scarf worn hero']],
      text,
    );
  assert.deepEqual(lastShown('Mia put on her hat.').acts, ['hero put-on sun-hat']);
});

it('sits in the wheelchair that somebody pushes', () => {
  for (const text of ["Mia pushed Grandad's wheelchair.", 'Mia pushed Grandad in his wheelchair.'])
    assert.deepEqual(lastShown(text).acts?.[1], 'grandfather sit to hero', text);
});

it('gets a lift in a car, helps across a road, and waits for a green light', () => {
  assert.match(lastShown('Mia got a lift from her aunt.').acts?.join() ?? '', /hero sit.*aunt sit/);
  assert.match(lastShown('Mia helped an old lady across the road.').acts?.join() ?? '', /hero hold-hands/);
  assert.deepEqual(lastShown('Mia waited for the green man.').acts, ['hero wait']);
  assert.equal(lastShown('Mia stepped in dog poo.').set, 'street');
});
