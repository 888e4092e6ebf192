import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOfStory } from '../../write-screenplay.ts';
import type { Moment } from '../plan.ts';

function momentsOf(description: string): Moment[] {
  const child = { childName: 'Mia', childAge: 6, episodeNumber: 1, photos: 0, seed: 1 };
  const plan = planOfStory({ ...child, style: 'anime', title: 'A day', description });
  assert.ok(plan, description);
  return plan.moments;
}
/** Who does what with what, to whom. */
const acts = (description: string): string[][] =>
  momentsOf(description).map(({ acts }) =>
    acts.map(({ who, action, thing, to }) => [who, action, thing, to].filter(Boolean).join(' ')),
  );
const eachActs = (texts: readonly string[], expected: readonly string[]): void => {
  for (const text of texts) assert.deepEqual(acts(text).at(-1), expected, text);
};

it('has the tool of a deed in the hands, and the thing at it', () => {
  eachActs(['Mia cut the paper.', 'A Mia cortou o papel.', 'Mia cortó el papel.'], ['hero cut memo']);
  eachActs(
    ['Mum sliced the cake.', 'A mãe cortou o bolo.', 'Mamá cortó la tarta.'],
    ['mother slice shortcake'],
  );
  eachActs(['Dad flipped the pancakes.', 'O pai virou as panquecas.'], ['father flip pancakes']);
  eachActs(
    ['Mia swept the kitchen.', 'A Mia varreu a cozinha.', 'Mia barrió la cocina.'],
    ['hero sweep broom'],
  );
  eachActs(['Mia cracked the eggs into the bowl.', 'Rompió los huevos en el bol.'], ['hero cook egg']);
  eachActs(['She blew up a balloon.'], ['hero blow balloon']);
});

it('goes on fishing until something is caught', () => {
  assert.deepEqual(
    acts('Mia went fishing. She held the rod for an hour. Then she pulled and caught a fish.'),
    [['hero fish'], ['hero fish'], ['hero fish'], ['hero fish tropical-fish']],
  );
});

it('photographs the child where nobody else is named', () => {
  eachActs(
    ['Dad took a photo.', 'O pai tirou uma fotografia.', 'Papá sacó una foto.'],
    ['father look-through camera hero', 'hero stand father'],
  );
});

it('paints on paper only what is drawn, and on a fence with a brush', () => {
  eachActs(['Mia painted the fence.'], ['hero wipe paintbrush']);
  eachActs(['Mia painted a rainbow.'], ['hero paint']);
});

it('keeps things that a noun of the verb names, and people that only things are done to', () => {
  const coins = momentsOf('Mia contou as moedas e guardou-as.');
  assert.deepEqual(coins.at(-1)?.acts[0]?.thing, 'coin');
  eachActs(['Mia sang. Leo bought four cups and drank them.'], ['friend drink cup']);
  eachActs(['Mia held the spider in her hand.'], ['hero hold spider']);
});

it('plays with vehicles that a child drives or is given', () => {
  eachActs(
    ['The barber gave Mia a little car. She drove it up and down the mirror.', 'Mia drove her car.'],
    ['hero push automobile'],
  );
  assert.equal(acts('Dad drove the car.').at(-1)?.[0], 'father drive');
});

it('is handed what somebody gets, an animal as well', () => {
  const given = ['hero receive aunt', 'aunt hand-over open-book hero'];
  eachActs(
    ['Mia got a book from her aunt.', 'A Mia recebeu um livro da tia.', 'Mia recibió un libro de su tía.'],
    given,
  );
  eachActs(['Mia was given a kitten by her aunt.'], ['aunt hand-over cat hero', 'hero receive aunt']);
});

it('pulls on both ends what is torn from a hand, and swings who is pushed on a swing', () => {
  eachActs(["A goat pulled the bag out of Mia's hand."], ['goat pull hero', 'hero pull shopping-bags goat']);
  eachActs(['Mia pushed her brother on the swing.'], ['hero push brother', 'brother swing hero']);
});

it('has the child among the class that does something with or for it', () => {
  const [moment] = momentsOf('The whole class signed her cast.');
  assert.deepEqual(
    moment?.acts.map(({ who }) => who),
    ['hero'],
  );
  assert.equal(moment?.crowd?.thing, 'crayon');
});

it('cries over an arm that is broken, and cuts nothing', () =>
  eachActs(['Mia broke her arm.', 'A Mia partiu o braço.', 'Mia se rompió el brazo.'], ['hero cry']));
