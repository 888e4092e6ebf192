import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newRequest } from '../../testing/index.ts';
import { planOfStory } from '../../write-screenplay.ts';

/** Everybody alive of a story's plan besides the child, and every picture that is seen or held in it. */
function planned(description: string): { alive: string[]; pictures: Set<string>; how: Map<string, string> } {
  const plan = planOfStory(newRequest({ description }));
  assert.ok(plan, description);
  const seen = plan.moments.flatMap((moment) => moment.seen);
  return {
    alive: plan.people.flatMap(({ id, role }) => (role && id !== 'hero' ? [id] : [])),
    pictures: new Set([
      ...seen.map(({ picture }) => picture),
      ...plan.moments.flatMap(({ acts }) => acts.flatMap(({ thing }) => (thing ? [thing] : []))),
    ]),
    how: new Map(seen.map(({ picture, how }) => [picture, how])),
  };
}

test('what is made of rubber, wool, wood or chocolate never comes alive', () => {
  for (const [description, picture] of [
    ['Mia got a rubber duck. She gave the duck a kiss.', 'figure-duck'],
    ['Mia lost her stuffed rabbit. The rabbit was dusty.', 'toy-rabbit'],
    ['Mia bit into a chocolate bunny. She ate the bunny.', 'treat-rabbit'],
    ['Mia has a toy fire engine. The fire engine raced over the rug.', 'toy-fire-engine'],
    ['A Mia fez um cavalo de papel. Ela levou o cavalo para a escola.', 'figure-horse'],
    ['O pato de borracha ficou no banho. A Mia abraçou o pato.', 'figure-duck'],
    ['El payaso hizo un perro de globos. Mia se llevó el perro a casa.', 'figure-dog'],
  ] as const) {
    const { alive, pictures } = planned(description);
    assert.ok(
      alive.every((id) => /^(?:man|father)$/.test(id)),
      `${description}: ${alive.join()}`,
    );
    assert.ok(pictures.has(picture), `${description}: ${[...pictures].join()}`);
  }
});

test('what is knitted, carved, drawn or built has no life, and a made animal is ridden like a toy', () => {
  assert.ok(planned('Mia knitted a sheep. She hugged the sheep.').pictures.has('toy-ewe'));
  assert.equal(planned('Mia drew a horse. The horse had five legs.').how.get('horse'), 'wall');
  assert.equal(
    planned('Daddy carved a horse out of wood. Mia rode the horse.').how.get('rocking-horse'),
    'support',
  );
  assert.deepEqual(planned('Mia painted a cat on the wall. The cat was blue.').alive, []);
});

test('a statue, a photo and a film show somebody who is not there', () => {
  assert.ok(planned('Mia saw the statue of a horse. She patted the horse.').pictures.has('statue-horse'));
  assert.equal(
    planned("Mia found a photo of her mother's dog. The dog looked funny.").how.get('dog'),
    'photo',
  );
  assert.equal(
    planned('Mia watched a film about penguins. The penguins danced.').how.get('penguin'),
    'screen',
  );
});

test('whose shape, print or costume it is, is not there either', () => {
  const cow = planned('Mia had a cow-shaped cookie. She ate the cow.');
  assert.deepEqual([cow.alive, cow.pictures.has('cookie')], [[], true]);
  assert.ok(!planned('Mia wore a T-shirt with a shark on it. She jumped.').pictures.has('shark'));
  const tiger = planned('Mia wore a tiger costume. The tiger roared at grandma.');
  assert.deepEqual([tiger.alive, tiger.how.get('tiger')], [['grandmother'], 'worn']);
  const game = planned('Daddy was the wolf and Mia was the pig. The wolf chased the pig.');
  assert.deepEqual([game.alive, game.how.get('wolf'), game.how.get('pig')], [['father'], 'worn', 'worn']);
});

test('nobody owns a bear or wins a panda that lives, but dogs and what lives in zoos do', () => {
  assert.ok(
    planned('Mia took her bear to the doctor. The doctor looked at the bear.').pictures.has('teddy-bear'),
  );
  assert.ok(
    planned('Mia won a giant panda at the fair. She carried the panda home.').pictures.has('toy-panda'),
  );
  assert.deepEqual(planned('Mia got a new puppy. The puppy licked her nose.').alive, ['dog']);
  assert.ok(!planned('At the zoo Mia saw a lion. The lion yawned.').pictures.has('toy-lion'));
});

test('a real one beside the toy stays alive', () => {
  const { alive, pictures } = planned('Our dog Rex chewed her stuffed dog. Rex looked sorry.');
  assert.deepEqual([alive, pictures.has('toy-dog')], [['dog'], true]);
});

test('a dog in a bag is no print on it', () => {
  assert.deepEqual(planned('Mia had a little dog in her bag. It barked.').alive, ['dog']);
  assert.deepEqual(planned('Mia had a little dog on her bag.').alive, []);
});
