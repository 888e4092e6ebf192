import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const first = (text: string): string => {
  const { place, acts = [], seen = [] } = planOf(text).moments[0] ?? {};
  const worn = seen.filter(({ how }) => how === 'worn').map(({ picture, of }) => `${picture} on ${of}`);
  return `${place?.set}: ${[...acts.map(({ who, action, to = '' }) => `${who} ${action} ${to}`.trim()), ...worn].join(', ')}`;
};

it('dresses whom it helps, who lets it happen and has it on', () => {
  const helped = 'hallway: mother put-on hero, hero look mother, coat on hero';
  assert.equal(first('Mum helped Mia put on her coat.'), helped);
  assert.equal(first('A mãe ajudou a Mia a vestir o casaco.'), helped);
  assert.match(first('The saleswoman helped Mia try on new shoes.'), /^shop: woman put-on hero, hero look/);
  assert.match(first('A educadora ajudou a Mia a vestir o bibe.'), /^classroom: teacher put-on hero/);
});

it('hands over what is bought for somebody', () => {
  assert.match(first('Grandpa bought Mia a balloon.'), /grandfather hand-over hero, hero receive/);
  assert.match(
    first('Mamá le compró un helado a Mia en la heladería.'),
    /^cafe: mother hand-over hero, hero/,
  );
  assert.match(first('Mia bought bread at the bakery.'), /^bakery: hero hold$/);
});

it('carries things home along the street, and is at home who came home', () => {
  assert.match(first('Mia carried the shopping bag home.'), /^street: hero carry/);
  assert.match(first('A Mia levou o saco das compras para casa.'), /^street: hero carry/);
  assert.match(first('Mia ran about at home.'), /^living: /);
  assert.match(first('Mia walked to Dad for the first time in our new home.'), /^living: /);
});
