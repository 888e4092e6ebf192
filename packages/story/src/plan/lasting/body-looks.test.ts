import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

/** What is on somebody in the last moment: 'mud all over', 'droplet'. */
const on = (description: string, who = 'hero'): string[] =>
  (planOf(description, { childName: 'Mia', pronoun: 'she' }).moments.at(-1)?.seen ?? []).flatMap(
    ({ picture, how, of, whole }) =>
      of === who && (how === 'smeared' || how === 'worn') ? [`${picture}${whole ? ' all over' : ''}`] : [],
  );

test('who is told to be wet or muddy is so, also behind a place and by a part of them', () => {
  assert.deepEqual(on('Acabó empapada de pies a cabeza.'), ['droplet all over']);
  assert.deepEqual(on('A Mia chegou a casa encharcada.'), ['droplet all over']);
  assert.deepEqual(on('Mia came home with muddy knees.'), ['mud']);
  assert.deepEqual(on('A Mia atirou-se para o chão molhado.'), []);
  assert.deepEqual(on('Mia hung up the wet towels.'), []);
});

test('what somebody is covered with is on them, and stands nowhere beside them', () => {
  const { moments } = planOf('Mia was covered in flour from head to toe.', { childName: 'Mia' });
  assert.deepEqual(
    moments.flatMap(({ seen }) => seen.map(({ picture, whole }) => [picture, whole])),
    [['mud', true]],
  );
  assert.deepEqual(on('El perro volvió del parque lleno de barro.', 'dog'), ['mud all over']);
});

test('hair stands on end until it is combed, feet are bare until they are in shoes', () => {
  assert.deepEqual(on('A Mia apareceu despenteada. Ela comeu sopa.'), ['lock-of-hair']);
  assert.deepEqual(on('Her hair was a mess. Mia combed her hair. She ate soup.'), []);
  assert.deepEqual(on('Mia ran barefoot across the grass. She ate soup.'), ['foot']);
  assert.deepEqual(on('Mia ran barefoot. She put on her shoes. She danced.').includes('foot'), false);
});

test('what is on a thing, inside somebody, combed or hung up is on nobody', () => {
  const isCoated = (text: string) => on(text).some((each) => each.includes('all over'));
  assert.ok(!isCoated('Mia dusted the cake with sugar.'));
  assert.ok(!isCoated('The table was covered in paint.'));
  assert.deepEqual(on('A Mia tinha a barriga cheia de sopa.'), []);
  assert.deepEqual(on('Mia tenía los bolsillos llenos de arena.'), []);
  assert.deepEqual(on('Mia colgó el pantalón mojado.'), []);
  assert.deepEqual(on('Mia jugó sucio en el partido.'), []);
  assert.deepEqual(on('A mãe lavou os pés sujos da Mia.', 'mother'), []);
  assert.deepEqual(on('Mia hugged Grandma with muddy hands.', 'grandmother'), []);
  assert.deepEqual(on('Mummy brushed her tangled hair.', 'mother'), []);
});
