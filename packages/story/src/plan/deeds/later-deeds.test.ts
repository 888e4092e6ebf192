import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const lead = (text: string): string | undefined => {
  const act = planOf(text).moments.at(-1)?.acts[0];
  return act && [act.who, act.action, act.thing].filter(Boolean).join(' ');
};
const all = (texts: readonly (readonly [text: string, expected: string])[]): void => {
  for (const [text, expected] of texts) assert.equal(lead(text), expected, text);
};

it('films with a telephone, and photographs with a camera', () => {
  all([
    ['Dad filmed Mia.', 'father hold mobile-phone'],
    ['A tia filmou a Mia.', 'aunt hold mobile-phone'],
    ['Dad photographed Mia.', 'father look-through camera'],
  ]);
});

it('blushes where somebody turns red', () => {
  all([
    ['La niña se llama Mia. Mia se puso roja.', 'hero blush'],
    ['A Mia ficou vermelha.', 'hero blush'],
  ]);
});

it('takes nobody along where a thing is brought', () => {
  all([['Mia brought me half.', 'hero hand-over']]);
});

it('rings at a door without music', () => {
  all([['Mia tocó el timbre de la casa.', 'hero reach bell']]);
});

it('walks out in what it wears', () => {
  all([['A Mia saiu de pijama.', 'hero walk']]);
});

it('has a gull fly off with what it steals', () => {
  all([['A seagull stole the sandwich.', 'bird fly-away']]);
});

it('sniffs with a snout in every language', () => {
  all([['El perro olió la bolsa.', 'dog sniff']]);
});
