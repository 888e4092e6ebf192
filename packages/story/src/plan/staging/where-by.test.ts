import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sideOf } from '../things/sides.ts';
import { planOf } from '../../testing/plan-of.ts';

const at = (text: string, picture: string) =>
  planOf(text, { childName: 'Mia' })
    .moments.flatMap(({ seen }) => seen)
    .find((each) => each.picture === picture)?.at;

it('shows a thing where the words say that it came to be', () => {
  assert.deepEqual(at('Mia threw a pancake. The pancake landed on the sofa.', 'pancake'), {
    picture: 'couch-and-lamp',
    side: 'on',
  });
  assert.deepEqual(at('The ball rolled under the table.', 'soccer-ball'), {
    picture: 'table',
    side: 'under',
  });
  assert.deepEqual(at('The ball flew over the fence.', 'soccer-ball'), { picture: 'fence', side: 'over' });
  assert.deepEqual(at('There was a spider in the bathtub.', 'spider'), { picture: 'bathtub', side: 'in' });
});

it('shows it where it ends, and not where it came by; what only fell off is on its way', () => {
  assert.deepEqual(at('The ball flew over the fence and into the bucket.', 'soccer-ball'), {
    picture: 'bucket',
    side: 'in',
  });
  assert.deepEqual(at('The plate fell off the table.', 'plate'), { picture: 'table', side: 'off' });
});

it('makes nobody wet by a book that falls into a puddle', () => {
  const { moments } = planOf('The book fell into the puddle.', { childName: 'Mia' });
  assert.ok(moments.every(({ seen }) => seen.every(({ how }) => how !== 'smeared')));
});

const shownIn = (text: string): string[] => {
  const [moment] = planOf(text, { childName: 'Mia' }).moments;
  return [
    ...(moment?.acts.map(({ who, action }) => `${who} ${action}`) ?? []),
    ...(moment?.seen.map(({ picture, how, of, at }) =>
      [picture, at ? `${at.side} ${at.picture}` : how, of].filter(Boolean).join(' '),
    ) ?? []),
  ];
};

it('sees what is found where it is found, in three languages', () => {
  for (const text of [
    'Mia found her doll inside the fridge.',
    'A Mia encontrou a boneca dentro do frigorífico.',
    'Mia encontró su muñeca dentro de la nevera.',
  ])
    assert.deepEqual(shownIn(text), ['hero point', 'fridge ground', 'rag-doll in fridge'], text);
});

it('sees whoever is found there, person or animal', () => {
  assert.deepEqual(shownIn('Dad found Mia under the table.'), [
    'father look',
    'hero look',
    'table roof hero',
  ]);
  assert.deepEqual(shownIn('There was a cat under the car.').at(-1), 'automobile roof cat');
  assert.deepEqual(shownIn('Papá encontró a Mia dentro del armario.').at(-1), 'wardrobe inside hero');
});

it('sees whoever has come to be under, behind or in something, however they came there', () => {
  for (const [text, where] of [
    ['The dog ran under the table.', 'table roof dog'],
    ['A gata fugiu para debaixo do sofá.', 'couch-and-lamp roof cat'],
    ['O cachorro se escondeu embaixo da mesa.', 'table roof dog'],
    ['Mia peeked out from behind the door.', 'door cover hero'],
    ['Mia sat in the laundry basket.', 'basket inside hero'],
    ['O gatinho estava dentro da mochila.', 'backpack inside cat'],
    ['El gatito se durmió dentro del zapato.', 'running-shoe inside cat'],
    ['Mia leaned against the door.', 'door backing hero'],
    ['El conejo se escondió entre las flores.', 'blossom flanking rabbit'],
  ] as const)
    assert.ok(shownIn(text).includes(where), `${text} ${shownIn(text).join(', ')}`);
});

it('puts nobody where they only look, dig or went after something', () => {
  for (const text of [
    'Mia looked under the bed.',
    'Dad dug a hole under the tree.',
    'Mia ran behind the bus.',
    'Mia wore her slippers.',
  ])
    assert.ok(
      shownIn(text).every((each) => !/ (?:roof|cover|inside) hero| inside /.test(each)),
      `${text} ${shownIn(text).join(', ')}`,
    );
});

it('goes on between and behind what it goes by, and comes to rest where it rests', () => {
  for (const [text, shown] of [
    ['A Mia correu entre as árvores.', 'hero run, tree ground'],
    ['The baby crawled between the chairs.', 'baby crawl, chair ground'],
    ['Mia walked behind the pushchair.', 'hero walk, pushchair ground'],
    ['The dog ran behind the bike.', 'dog run, bicycle ground'],
    ['Mia bumped against the table.', 'hero fall, table beside hero'],
    ['A Mia encostou-se ao sofá.', 'hero lean-on, couch-and-lamp beside hero'],
    ['Mia danced under the moon.', 'hero dance, crescent-moon sky'],
    ['A Mia caiu dentro do lago.', 'hero swim'],
    ['A Mia pôs o pé dentro da bota.', 'hero get-up, rubber-boots worn hero'],
  ] as const)
    assert.equal(shownIn(text).join(', '), shown, text);
});

it('has a dog wear its boots, a hamster in the cage and a lion in none of those', () => {
  assert.ok(!shownIn('Mia saw a dog in boots.').includes('rubber-boots inside dog'));
  assert.ok(!shownIn('Mia saw a lion in a cage.').includes('bird-cage inside lion'));
  assert.ok(shownIn('The hamster slept in its cage.').includes('bird-cage inside hamster'));
  assert.ok(
    shownIn('Mia found a mouse in her boots.').some((each) => /mouse in rubber-boots|^mouse/.test(each)),
  );
});

it('has drawings on the fridge and milk in it', () =>
  assert.deepEqual(
    [sideOf('in', 'fridge', 'drawing'), sideOf('in', 'fridge', 'glass-of-milk')],
    ['on', 'in'],
  ));

it('counts the one that was in the hands among those that lie there', () => {
  const countOf = (text: string): number | undefined =>
    planOf(text).moments[0]?.seen.find(({ picture }) => picture === 'battery')?.count;
  assert.equal(countOf('Mia found two batteries under the leaves.'), 2);
  assert.equal(countOf('Mia put two batteries in the box.'), 2);
});
