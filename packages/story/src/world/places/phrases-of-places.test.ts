import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const firstOf = (text: string, title = 'A day') => planOf(text, { title }).moments[0]?.place;

it('dresses the nearest set for a place that has none', () => {
  for (const [set, thing, text] of [
    ['park', 'skate-ramp', 'A Mia desceu a rampa da pista de skate.'],
    ['hall', 'climbing-wall', 'Mia got to the top of the big climbing wall.'],
    ['hall', 'animal-cage', 'We went to the shelter for a kitten.'],
    ['hall', 'judges-bench', 'Today the judge said Mia is ours for ever.'],
    ['hall', 'judges-bench', 'Fuimos al juzgado y Mia saludó.'],
  ] as const) {
    const place = firstOf(text);
    assert.equal(place?.set, set, text);
    assert.ok(place?.things.includes(thing), text);
  }
});

it('fetches no animal from a shelter in the rain', () => {
  assert.ok(!firstOf('Mia hid in the shelter when it rained.')?.things.includes('animal-cage'));
});

it('holds finals of words on a stage and those of goals on a pitch', () => {
  assert.equal(firstOf('Mia got to the final of the third grade spelling bee.')?.set, 'stage');
  assert.equal(firstOf('Mia llegó a la final del concurso de deletreo.')?.set, 'stage');
  assert.equal(firstOf('Mia got to the final of the football cup.')?.set, 'pitch');
});

it('knows shops by their names, and what is only of one', () => {
  assert.equal(firstOf('We went to Tesco. Mia chose two plain ones.')?.set, 'shop');
  assert.equal(firstOf('Mia told me she had to go potty in the middle of Target.')?.set, 'shop');
  assert.equal(firstOf('A Mia comprou um caderno no Continente.')?.set, 'shop');
  assert.notEqual(firstOf('Mia built the Ikea shelf with Dad.')?.set, 'shop');
  assert.notEqual(firstOf('Mia hit the target three times.')?.set, 'shop');
});

it('flies kites on the roof that is gone up to', () => {
  assert.equal(firstOf('We all went up on the terrace to fly kites.')?.set, 'balcony');
});

it('plays and swims on what only sounds like courts and lanes', () => {
  for (const [set, text] of [
    ['pitch', 'Mia and Dad went to the tennis courts.'],
    ['pitch', 'Mia ran across the basketball courts.'],
    ['pool', 'Mia swam in the fast lane.'],
    ['hall', 'Mia rolled the ball down the bowling lane.'],
    ['street', 'Mia walked down the lane with Dad.'],
    ['street', 'Mia found a puddle in the country lane.'],
    ['street', 'Mia jugó en el pasaje con su primo.'],
    ['field', 'Fomos à vinha do avô.'],
  ] as const) {
    assert.equal(firstOf(text)?.set, set, text);
    assert.ok(!firstOf(text)?.things.includes('judges-bench'), text);
  }
  assert.notEqual(firstOf('Mia stayed in her lane and swam.')?.set, 'street');
  assert.notEqual(firstOf('A avó vinha ver a Mia.')?.set, 'field');
  assert.notEqual(firstOf('Mia leyó un pasaje del libro en el sofá.')?.set, 'street');
  assert.notEqual(firstOf('En el pasaje del libro Mia vio un dragón.')?.set, 'street');
});

it('adopts children before judges, who elsewhere taste cakes', () => {
  const benches = (text: string) =>
    planOf(text).moments.some(({ place }) => place.things.includes('judges-bench'));
  assert.ok(benches('The judge signed the papers and Mia hugged Mum.'));
  assert.ok(benches('Today Mia was adopted. The judge let her bang the gavel.'));
  assert.ok(benches('La jueza dijo que Mia fue adoptada.'));
  assert.ok(!benches('Mia baked a cake and the judge said it was the best cake.'));
  assert.ok(!benches('We adopted a puppy. The judge said it was the best dog.'));
  assert.ok(!benches('El juez dijo que el pastel de Mia era el mejor.'));
});
