import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

it('has whoever is wed, or whose shoe is hit, standing there', () => {
  assert.deepEqual(acted("Mia danced at my sister's wedding."), [['hero dance', 'aunt look']]);
  assert.deepEqual(acted('Mia bailó en la boda de su tía.'), [['hero dance', 'aunt look']]);
  assert.deepEqual(acted('A Mia dançou no casamento da tia.'), [['hero dance', 'aunt look']]);
  assert.deepEqual(acted("Mia threw a bit of green on her dad's shoe."), [['hero throw', 'father look']]);
  assert.deepEqual(acted('Mia threw a bit of green on her shoe.'), [['hero throw']]);
  assert.deepEqual(acted("Mia found a coin in her dad's shoe.").flat().includes('father look'), false);
});

it('walks in as page boy or flower girl', () => {
  assert.deepEqual(acted("Mia was flower girl at my sister's wedding."), [['hero walk', 'aunt look']]);
});

it('ties the skates of the child at its feet, and mends its kite before its eyes', () => {
  assert.deepEqual(acted('Mia was at the rink. Dad laced her skates.').at(-1), ['father tie', 'hero look']);
  assert.deepEqual(acted('Mia was in the garden. Dad mended her kite.').at(-1)?.at(-1), 'hero look');
  assert.deepEqual(acted('Mia was in the garden. Dad hid her present.').flat().includes('hero look'), false);
  assert.deepEqual(acted('Mia was in the garden. Dad took off his hat.').at(-1)?.length, 1);
});

it('does not look on where it sleeps, is elsewhere or does not look, nor at what is eaten', () => {
  for (const text of [
    'While Mia was at school, Dad fixed her kite.',
    'Mia was in the kitchen. When she was not looking, Dad fixed her kite.',
    'Mia was in the garden. The night before the trip Dad fixed her bike.',
    'Mia was in the kitchen. Dad drank her juice.',
    'O vizinho consertou a bicicleta dela enquanto a Mia dormia.',
    'A Mia estava na escola. O pai consertou a bicicleta dela.',
  ])
    assert.equal(acted(text).flat().includes('hero look'), false, text);
  assert.ok(
    acted('A Mia estava no jardim. O vizinho consertou a bicicleta dela.').at(-1)?.includes('hero look'),
  );
});
