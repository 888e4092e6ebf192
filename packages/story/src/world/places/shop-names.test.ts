import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isShopNamed } from './shop-names.ts';

it('goes into shops by their names', () => {
  for (const told of [
    'We went to Tesco',
    'went to tesco',
    'Mia went to Boots with Mum',
    'in the middle of Target',
    'She bought shoes in Zara',
    'Compró un pantalón en Zara',
    'no Continente',
    'popped to the Spar',
  ])
    assert.ok(isShopNamed(told), told);
});

it('takes no girl, day, film or deed for a shop', () => {
  for (const told of [
    'She gave the ball to Zara',
    'Mia ran to Zara',
    'A Mia correu até à Zara',
    'A Mia fez um cartão no Dia da Mãe',
    'Mia watched Puss in Boots',
    'Mia learned to spar',
    'Mia came second in decathlon',
    'Mia built the Ikea shelf',
  ])
    assert.ok(!isShopNamed(told), told);
});
