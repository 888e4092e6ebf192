import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const lastSeen = (text: string): string[] =>
  (planOf(text).moments.at(-1)?.seen ?? []).map(({ picture, how, of }) =>
    `${picture} ${how} ${of ?? ''}`.trim(),
  );

it('has clothes on whom they are told to be too big for', () => {
  assert.deepEqual(lastSeen('Dad gave Mia a hat, which came right down over her eyes.'), [
    'sun-hat worn hero',
  ]);
  for (const text of [
    'El abuelo le dio la gorra, que le quedaba enorme.',
    'Mia se sentó con la gorra de chofer que le quedaba enorme.',
    'O avô deu-lhe o boné, que lhe ficava enorme.',
  ])
    assert.deepEqual(lastSeen(text), ['billed-cap worn hero'], text);
});

it('leaves on the ground what fell off or stayed somewhere', () => {
  for (const text of ['The hat fell off.', 'The hat fell over the fence.'])
    assert.ok(lastSeen(text).includes('sun-hat ground'), text);
  assert.ok(lastSeen('La gorra se quedó en el coche.').includes('billed-cap ground'));
});
