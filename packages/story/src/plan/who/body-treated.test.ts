import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const toWhom = (text: string): (string | undefined)[] =>
  planOf(text).moments.map(({ acts }) => acts.find(({ who }) => who !== 'hero')?.to);

it('does to the child what is done to a body of which nobody says whose it is', () => {
  for (const text of [
    'Passei pomada no dedinho.',
    'A enfermeira furou as orelhas.',
    'La enfermera limpió la herida.',
    'Su papá sopló la rodilla.',
    'Her counselor painted a blue stripe on each cheek.',
    'The nurse cleaned the cut.',
  ])
    assert.deepEqual(toWhom(text), ['hero'], text);
});

it('leaves everybody their own hands and eyes', () => {
  assert.deepEqual(toWhom('Grandma stuck a carrot in for the nose.'), [undefined]);
  assert.deepEqual(toWhom('O avô lavou as mãos. A avó limpou os olhos.'), [undefined, undefined]);
});

it('leaves everybody what they do to themselves, and animals what is theirs', () => {
  for (const text of [
    'O pai cortou o dedo na cozinha.',
    'A mãe cortou o cabelo.',
    'A avó pintou as unhas.',
    'O avô pôs a mão na porta.',
    'O avô colocou as mãos na mesa.',
    'Papá puso la mano en la mesa.',
    'A cozinheira cortou o dedo.',
    'O pai picou o dedo.',
  ])
    assert.deepEqual(toWhom(text), [undefined], text);
  assert.deepEqual(toWhom('O pai pôs um penso na pata do cão.'), ['dog']);
});

it('treats the child with a remedy, by trade, or where a pronoun says so', () => {
  for (const text of [
    'A mãe pôs um penso no dedo.',
    'Papá puso pomada en la rodilla.',
    'O cabeleireiro cortou o cabelo.',
    'La peluquera cortó el flequillo.',
    'A mãe lhe cortou as unhas.',
  ])
    assert.deepEqual(toWhom(text), ['hero'], text);
  for (const text of ['A mãe pôs um penso no joelho.', 'El abuelo puso una curita en la rodilla.'])
    assert.ok(
      planOf(text).moments[0]?.seen.some(({ picture, of }) => picture === 'knee-plaster' && of === 'hero'),
      text,
    );
});
