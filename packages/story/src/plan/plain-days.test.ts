import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOfStory } from '../write-screenplay.ts';

const planOf = (description: string) =>
  planOfStory({
    childName: 'Mia',
    childAge: 5,
    episodeNumber: 1,
    photos: 0,
    seed: 1,
    style: 'anime',
    title: 'A day',
    description,
  })?.moments ?? [];
const told = (description: string): string[] =>
  planOf(description).flatMap(({ acts, seen }) => [
    ...acts.map(({ who, action, thing = '' }) => `${who} ${action} ${thing}`.trim()),
    ...seen.map(({ picture, how }) => `${picture} ${how}`),
  ]);
const has = (description: string, expected: string): void =>
  assert.ok(told(description).includes(expected), `${description}: ${told(description).join(', ')}`);
const never = (description: string, unwanted: RegExp): void =>
  assert.ok(!told(description).some((each) => unwanted.test(each)), told(description).join(', '));

it('takes a meal for the hour, and drops no plate later', () => {
  has("Mia's tooth fell out at breakfast. She dropped it in her cereal.", 'hero drop tooth');
  never('Mia found a coin at lunch. She dropped it in the box.', /(?:drop|hold) fork-and-knife/);
});

it('rides on what was ridden before, however long the way is', () => {
  has("Dad took the wheels off Mia's bike. Mia rode all the way to the tree.", 'hero bike');
  never('Dad ran behind Mia and held the saddle.', /saddle/);
});

it('stays where whoever does not want to go is', () => {
  const places = planOf('At school Mia built a tower. She did not want to go home.').map(
    ({ place }) => place.set,
  );
  assert.deepEqual([...new Set(places)], ['classroom']);
});

it('knows a name that is given behind home and away', () => {
  has('We brought home a puppy called Waffles.', 'hero carry');
  never('We brought home a puppy called Waffles.', /phone/);
});

it('sees what several do who are told apart by a number', () => {
  has('Mia got a puppy. The two of them sleep on the rug.', 'mat support');
  has('Mia visited Grandpa. Now they both eat pizza.', 'hero eat pizza');
});

it('does not take a match for fire, a photo for a camera or a pool for a tub', () => {
  never('Mia played her first football match.', /sparkler/);
  has('Mia puso una foto en la mesa.', 'photo ground');
  never('Mia nadó en la pileta del club.', /bathtub/);
});

it('swims where somebody kicks in the water, and is in it where they jump back in or fall in', () => {
  has('Mia swam in the pool. She kicked hard.', 'hero swim');
  never('Mia swam in the pool. She kicked hard.', /kick/);
  for (const text of [
    'Mia climbed out of the pool and jumped right back in.',
    'Mia swam in the pool. Then she fell in.',
    'A Mia nadou na piscina. Depois saltou lá para dentro.',
  ])
    never(text, /hero (?:jump|fall)/);
  has('Mia kicked the ball at the pool.', 'hero kick soccer-ball');
});

it('is outside of the tent that is put up and at the fire, and in a tent of blankets where that is', () => {
  const places = (description: string) => [...new Set(planOf(description).map(({ place }) => place.set))];
  assert.deepEqual(places('We went camping by the lake. Mia put up the tent with her dad.'), ['lake']);
  assert.deepEqual(places('Mia slept in the tent. They roasted marshmallows over the fire.'), [
    'tent',
    'forest',
  ]);
  assert.ok(!places('Mia built a tent in the living room with blankets.').includes('forest'));
});

it('sits on a potty, which is no toilet and can be carried', () => {
  has('Mia used the potty for the first time.', 'potty support');
  has('Mia used the potty. She carried it to the living room.', 'hero carry potty');
});

it('presses buttons that are no shirt’s, eats fries, and lets no sun of a card shine', () => {
  never('Mia pressed the button in the lift.', /(?<!push-)button/);
  has('Mia pressed the button in the lift.', 'hero reach push-button');
  has('El tío invitó a Mia a papas fritas.', 'french-fries beside');
  never('Mia gave Grandma a card with a sun on it.', /sun/);
  never('A Mia deu à mãe um cartão com um sol.', /sun/);
  has('The sun shone and Mia ran.', 'sun sky');
});

it('wears what is worn for the first time, and stamps books with the hand', () => {
  has('Mia estrenó gafas rojas.', 'hero put-on glasses');
  has('A Mia estreou um vestido.', 'hero put-on dress');
  has('The librarian stamped four books.', 'woman write');
  has('Grandma held her wrist.', 'grandmother hold-hands');
});

it('takes a feast for no guest', () => {
  never('For Lunar New Year Mia folded dumplings with Grandma.', /friend/);
});

it('plays a piano that stands, and no guitar for a song', () => {
  has('Mia played the piano. She played the whole song.', 'hero play-music musical-keyboard');
  has("Mia's sister played the piano.", 'sister play-music musical-keyboard');
});

it('leaves a piano where it stands', () => {
  never(
    'Mia played the piano at school. Mia fell off her bike in the park.',
    /musical-keyboard (?:beside|ground)/,
  );
});
