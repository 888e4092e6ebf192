import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const peopleIn = (description: string): string[] =>
  planOf(description).people.map(({ id, trade, name }) => (id === 'hero' ? id : `${trade ?? id} ${name}`));
const actorsIn = (description: string): string[] =>
  planOf(description).moments.flatMap(({ acts }) => acts.map(({ who, action }) => `${who} ${action}`));

it('takes the child of whoever writes for the child of the story', () => {
  for (const text of [
    'A minha filha andou de cavalo.',
    'Mi hija montó a caballo.',
    'O meu neto andou de cavalo.',
    'Mi sobrina montó a caballo.',
  ])
    assert.ok(actorsIn(text).includes('hero ride'), text);
  assert.deepEqual(actorsIn('La niña se cayó de la silla.'), ['hero fall']);
  assert.deepEqual(actorsIn('A menina caiu da cadeira.'), ['hero fall']);
  assert.deepEqual(actorsIn('Mia vio a una niña. La niña se cayó.').at(-1), 'friend fall');
});

it('knows those who come once a year', () => {
  assert.deepEqual(peopleIn('Los Reyes Magos saludaron a Mia.'), [
    'hero',
    'king Rey Mago',
    'king Rey Mago',
    'king Rey Mago',
  ]);
  assert.deepEqual(peopleIn('O Pai Natal abraçou a Mia.'), ['hero', 'santa Pai Natal']);
  assert.deepEqual(peopleIn('Papá Noel abrazó a Mia.'), ['hero', 'santa Papá Noel']);
  assert.deepEqual(peopleIn('Mia escribió una carta a los Reyes Magos.'), ['hero']);
  assert.deepEqual(peopleIn('Mia abrazó a su primo Gaspar.'), ['hero', 'cousin Gaspar']);
});

it('makes nobody of towns, countries and clubs', () => {
  for (const text of [
    'Fomos a Lisboa e a Mia cantou.',
    'Viajámos para a Suíça e a Mia cantou.',
    'A Mia foi ver o Benfica e gritou.',
    'Viajamos a Sevilla y Mia cantó.',
    'Mia fue a ver al Barça y gritó.',
  ])
    assert.deepEqual(
      peopleIn(text).filter((each) => /friend/.test(each)),
      [],
      text,
    );
  assert.deepEqual(peopleIn('Mia abrazó a Lucía.'), ['hero', 'friend Lucía']);
});

it('names people by a word of their sex', () => {
  assert.deepEqual(peopleIn('El monitor ayudó a Mia.'), ['hero', 'coach Maestro']);
  assert.deepEqual(peopleIn('A médica abraçou a Mia.'), ['hero', 'doctor Médica']);
  assert.deepEqual(peopleIn('Mi suegra abrazó a Mia.'), ['hero', 'grandmother Abuela']);
});

it('ends a name where a sentence ends', () => {
  assert.deepEqual(peopleIn('A Mia brincou com a irmã. Deram um abraço.'), ['hero', 'sister Irmã']);
  assert.deepEqual(peopleIn('Mia fue a casa de los abuelos. Su abuelo la abrazó.'), [
    'hero',
    'grandfather Abuelo',
  ]);
  assert.deepEqual(peopleIn('Os pais da Mia abraçaram a Mia.'), ['hero', 'mother Mãe', 'father Pai']);
});

it('hears from the article whether somebody at work is a woman', () => {
  const sexOf = (text: string) => planOf(text).people.at(-1)?.gender;
  assert.equal(sexOf('La dentista abrazó a Mia.'), 'girl');
  assert.equal(sexOf('El dentista abrazó a Mia.'), 'boy');
  assert.equal(sexOf('La socorrista abrazó a Mia.'), 'girl');
});
