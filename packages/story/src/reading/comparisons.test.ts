import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../testing/plan-of.ts';
import { comparisonsIn, withoutComparisons } from './comparisons.ts';

const likenesses = (text: string, language: 'en' | 'pt' | 'es'): string[] =>
  comparisonsIn(text, language).map(([from, to]) => text.slice(from, to));

it('finds what something is only like, to where the story goes on', () => {
  assert.deepEqual(likenesses('She hopped as if it were Christmas, and Dad laughed.', 'en'), [
    'as if it were Christmas',
  ]);
  assert.deepEqual(likenesses('He yelled like he had won a cup and then he sat down.', 'en'), [
    'like he had won a cup',
  ]);
  assert.deepEqual(likenesses('Saltó como si fuera su cumple y se rió.', 'es'), ['como si fuera su cumple']);
  assert.deepEqual(likenesses('Pulou como se fosse Natal mas caiu.', 'pt'), ['como se fosse Natal']);
  assert.deepEqual(likenesses('Parecía Navidad cuando abrió la caja.', 'es'), ['Parecía Navidad']);
});

it('leaves what is done, named or played', () => {
  for (const text of ['I would like it was me', 'I like how he was', 'She acted as if she was asleep'])
    assert.deepEqual(likenesses(text, 'en'), [], text);
  for (const text of ['Aprendeu como se faz pão', 'Como se chama o cão?', 'Fez como se dormisse'])
    assert.deepEqual(likenesses(text, 'pt'), [], text);
  assert.deepEqual(likenesses('Hizo como si durmiera. Sé que si llueve no vamos.', 'es'), []);
});

it('keeps every other word in its place', () => {
  const text = 'Mia ate as if it were a feast. Then she slept.';
  const told = withoutComparisons(text, 'en');
  assert.equal(told.length, text.length);
  assert.equal(told.indexOf('Then'), text.indexOf('Then'));
});

it('shows what something is like in a thought, with its own mode', () => {
  for (const text of [
    'Mia held the box as if there were a dragon inside.',
    'Mia cuidaba la caja como si dentro hubiera un dragón.',
    'A Mia guardava a caixa como se lá dentro houvesse um dragão.',
  ]) {
    const last = planOf(text).moments.at(-1);
    assert.equal(last?.mode, 'compared', text);
    assert.deepEqual(
      last?.seen.map(({ picture, how }) => `${picture} ${how}`),
      ['dragon bubble'],
      text,
    );
  }
});

it('tells no place and nobody new by a likeness', () => {
  const set = (text: string): unknown => planOf(text).moments[0]?.place.set;
  assert.equal(set('Dad clapped like it was her birthday.'), set('Dad clapped.'));
  assert.equal(set('Hablaba con el perro como si fuese su maestra.'), set('Hablaba con el perro.'));
  assert.deepEqual(
    planOf('Mia se puso la mochila como si fuera un astronauta.').people.map(({ id }) => id),
    ['hero'],
  );
});
