import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const cast = (text: string): string =>
  planOf(text)
    .people.map(({ id, name }) => `${id} ${name}`)
    .slice(1)
    .join(', ');

it('makes a grown-up of whoever is a friend of one', () => {
  for (const [text, people] of [
    ["Mum's friend Sue clapped.", 'woman Sue'],
    ['Minha amiga Carla segurou a Mia.', 'woman Carla'],
    ['Un amigo de papá abrazó a Mia.', 'man Señor'],
    ['Her friend Ben fell.', 'friend Ben'],
  ] as const)
    assert.equal(cast(text).split(' ')[0], people.split(' ')[0], text);
});

it('tells friends apart by their names', () => {
  assert.equal(
    cast('Her friend Zoe jumped. Her friend Ben fell. Her friend Ana laughed.'),
    'friend Zoe, friend-2 Ben, friend-3 Ana',
  );
});

it('makes a man of a neighbour with such a title, and nobody of a tool', () => {
  assert.equal(cast('Our neighbor Mr. Alvarez carried Mia.'), 'man Alvarez');
  assert.equal(cast('Daddy rinsed Mia with the sprayer.'), 'father Daddy');
});

it('calls whoever is in the house without a telephone', () => {
  const { moments } = planOf('Mia called us all to look. Mum clapped.');
  assert.equal(moments[0]?.acts[0]?.action, 'shout');
  assert.equal(planOf('Her teacher called me.').moments[0]?.acts[0]?.action, 'phone');
});
