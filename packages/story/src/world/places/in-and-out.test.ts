import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const lastSet = (description: string): string | null | undefined =>
  planOf(description).moments.at(-1)?.place.set;

it('goes out of where one is, in again, up and down', () => {
  for (const [text, set] of [
    ['Mia ate soup in the kitchen. Then she ran outside.', 'garden'],
    ['At school Mia drew a cat. Then they all went outside.', 'schoolyard'],
    ['Mia played in the garden. Then we went inside.', 'living'],
    ['Mia ate soup in the kitchen. Then she went upstairs.', 'bedroom'],
    ['Mia slept in her bed. Then she came downstairs.', 'living'],
    ['Mia played in the garden. Then she came in and cried.', 'living'],
    ['A Mia brincou no jardim. Depois veio para dentro e chorou.', 'living'],
    ['Mia jugó en el jardín. Luego vino adentro y lloró.', 'living'],
    ['Mia sang in the car. We got out of the car and she ran.', 'street'],
    ['A Mia nadou na piscina. No caminho de volta contou uma piada.', 'street'],
    ['Mia nadó en la piscina. En el camino de vuelta contó un chiste.', 'street'],
  ] as const)
    assert.equal(lastSet(text), set, text);
});

it('wakes where somebody went to bed, and in bed where nothing is told', () => {
  assert.equal(lastSet('Mia went to bed. In the morning she found a coin.'), 'bedroom');
  assert.equal(lastSet('Mia woke up early.'), 'bedroom');
  assert.equal(lastSet('We slept in a tent. Mia woke up early.'), 'tent');
});

it('stays where it was with things that stand or lie anywhere', () => {
  assert.equal(lastSet('In the church Mia carried the rings on a pillow.'), 'church');
  assert.equal(lastSet('In the church Mia dropped a ring. It rolled under a bench.'), 'church');
  assert.equal(lastSet('Mia sat on her potty in the living room.'), 'living');
});

it('is where the event is that somebody had', () => {
  assert.equal(lastSet('Mia had her first swimming lesson.'), 'pool');
  assert.equal(lastSet('Mia had a football match.'), 'pitch');
});

it('cooks in the kitchen and loads the car before the house', () => {
  assert.equal(lastSet('Mia played in the living room. Mom made pancakes for us.'), 'kitchen');
  assert.equal(lastSet('Dad packed the car.'), 'street');
});

it('comes home from elsewhere, eats out, and stays where something is still there', () => {
  for (const [text, set] of [
    ['Mia came home from school.', 'living'],
    ['Mia swam in the pool. We went out for pizza.', 'cafe'],
    ['A cat sat in our garden. The next day it was still there.', 'garden'],
    ['Mia had swimming class at school.', 'pool'],
    ['At school Mia drew a cat. After school she ran to Mom.', 'street'],
    ['At the zoo Mia saw a lion. In the evening she drew it.', 'living'],
    ['Mia played in the garden. Then she searched the whole kitchen.', 'kitchen'],
    ['Mia packed her sleeping bag.', 'living'],
    ['We got up very early.', 'bedroom'],
    ['Mia has riding lessons. She ran around the field.', 'farm'],
    ['In the hospital Mia saw Mom. She sat on the bed.', 'ward'],
    ['Mia built a snowman. She fell into a bush.', 'snow'],
  ] as const)
    assert.equal(lastSet(text), set, text);
});

it('goes out of a house and not with a candle, for the evening or onto a stage', () => {
  for (const [text, set] of [
    ['Mia sat in the kitchen. Then she went out and jumped.', 'garden'],
    ['Mia sat in the kitchen. The candle went out and Mia laughed.', 'kitchen'],
    ['Mia sat in the kitchen. Mum went out. Mia danced.', 'kitchen'],
    ['Mia walked out. The audience clapped and she sang.', 'stage'],
  ] as const)
    assert.equal(lastSet(text), set, text);
});
