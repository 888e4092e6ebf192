import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

const crowds = (text: string): string[] =>
  planOf(text).moments.flatMap(({ crowd }) => (crowd ? [`${crowd.count} ${crowd.of ?? 'anybody'}`] : []));

it('makes a crowd of those whom its noun names', () => {
  assert.deepEqual(crowds('Mia estava no recreio. Quatro meninas riram.'), ['4 girls']);
  assert.deepEqual(crowds('Cinco niñas saltaban a la comba en el patio del colegio y Mia miraba.'), [
    '5 girls',
  ]);
  assert.deepEqual(crowds('Mia sang and all the neighbours cheered.'), ['6 grown-ups']);
  assert.deepEqual(crowds('Mia sang and everyone clapped.'), ['6 anybody']);
  assert.deepEqual(crowds('Los niños aplaudieron a Mia en clase.'), ['6 children']);
});

it('knows so many of a group, and the rest where some step forward', () => {
  assert.deepEqual(crowds('Mia caiu e metade da turma riu.'), ['3 anybody']);
  assert.deepEqual(crowds('A bunch of girls followed Mia in the park.'), ['6 girls']);
  assert.deepEqual(crowds('Cuatro chicos abrazaron a Mia en el patio.'), ['2 boys']);
});

it('has the child among those who clap, but not before a stage or among the others', () => {
  assert.deepEqual(acted('Mia fell. The whole class laughed.').at(-1), ['hero look']);
  assert.deepEqual(acted('Mia went to the match. The other team cheered.').at(-1), []);
});

it('has three of all the dads, and many women of all the aunts', () => {
  assert.deepEqual(acted('All the dads cheered.'), [['father cheer', 'father-2 cheer', 'father-3 cheer']]);
  assert.deepEqual(crowds('All the aunts danced.'), ['6 women']);
});

it('goes on in the company just told, for what a participle says, but not for tears', () => {
  const [, eating] = acted('Mia sat on the wall with her two cousins, eating plums.');
  assert.deepEqual(eating, ['hero eat', 'cousin eat', 'cousin-2 eat']);
  assert.deepEqual(acted('Mia sat on the step with her cousin, crying.').at(-1), ['hero cry']);
});

it('is sad whom they laugh at', () => {
  for (const text of ['Mia caiu. Duas meninas riram-se dela.', 'Mia se cayó. Dos niñas se rieron de ella.'])
    assert.equal(
      planOf(text)
        .moments.at(-1)
        ?.acts.find(({ who }) => who === 'hero')?.emotion,
      'sad',
      text,
    );
});

it('reads plaits and a band of children as nouns in Portuguese', () => {
  assert.deepEqual(acted('A avó fez-lhe tranças antes da festa.'), [['grandmother dress', 'hero sit']]);
  assert.deepEqual(crowds('Um bando de miúdos correu atrás da Mia.'), ['6 children']);
});

it('sees nobody of those who are ill, absent or at home', () => {
  for (const text of [
    'Half the class was ill.',
    'Half the class stayed at home.',
    'Metade da turma faltou.',
    'La mitad de la clase faltó.',
  ])
    assert.deepEqual(crowds(text), [], text);
});

it('knows parents and the friends of a mother as grown-ups, and birds of a flock as no owners', () => {
  for (const text of [
    'Um grupo de pais cantou.',
    'Um grupo de amigos da mãe cantou.',
    'Un grupo de amigos de mamá cantó.',
  ])
    assert.deepEqual(crowds(text), ['6 grown-ups'], text);
  assert.deepEqual(
    acted('A Mia estava no parque. O bando de pombos comeu o pão e ela bateu palmas.').at(-1),
    ['hero clap'],
  );
});
