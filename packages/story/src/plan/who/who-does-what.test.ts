import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOfStory } from '../../write-screenplay.ts';
import type { Moment } from '../plan.ts';

function momentsOf(description: string): Moment[] {
  const child = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const plan = planOfStory({ ...child, style: 'anime', title: 'A day', description });
  assert.ok(plan, description);
  return plan.moments;
}
/** Who does what with what, and what is seen where. */
const told = (description: string): string[][] =>
  momentsOf(description).map(({ acts, seen }) => [
    ...acts.map(({ who, action, thing }) => [who, action, thing].filter(Boolean).join(' ')),
    ...seen.map(({ picture, how }) => `${picture} ${how}`),
  ]);
const last = (texts: readonly string[], expected: readonly string[]): void => {
  for (const text of texts) assert.deepEqual(told(text).at(-1), expected, text);
};

it('does what was only said or wished, once somebody does it', () => {
  assert.deepEqual(told('A boy he did not know said we can jump together and they did.').at(-1), [
    'hero jump',
    'friend jump',
  ]);
  assert.deepEqual(told('Coach Dee taught Mia to spin. She tried it in the kitchen.').at(-1), ['hero dance']);
  assert.deepEqual(told('Grandma baked a cake. Mia tried it.').at(-1)?.[0]?.includes('cook'), false);
});

it('goes on with what somebody does not notice or stop', () => {
  last(['Mia rode her bike. She did not notice.', 'A Mia andou de bicicleta. Não reparou.'], ['hero bike']);
  const [, , stays] = momentsOf('Our cat moved into the wardrobe. Mia sang. The cat has not come out.');
  assert.deepEqual(
    [stays?.acts[0]?.who, stays?.seen[0]?.picture, stays?.seen[0]?.how],
    ['cat', 'wardrobe', 'inside'],
  );
});

it('stays where somebody sits or rides until they get up', () => {
  last(
    ['Mia sat on the chair and watched cartoons on the phone.'],
    ['hero hold mobile-phone', 'chair support'],
  );
  const eats = momentsOf('Mia sat on the bench. She ate an apple.').at(-1);
  assert.deepEqual(
    [eats?.acts[0]?.action, eats?.seen[0]?.how, eats?.seen[0]?.seated],
    ['eat', 'support', true],
  );
  assert.deepEqual(
    momentsOf('Mia sat on the chair and ran home.').at(-1)?.seen,
    [],
    'whoever runs has got up',
  );
});

it('takes things out of what they are in, and puts what is found into the hands of who finds it', () => {
  last(
    [
      'Mia pulled a sock out of a hat.',
      'A Mia tirou uma meia do chapéu.',
      'Mia sacó un calcetín del sombrero.',
    ],
    ['hero take-out socks', 'sun-hat beside'],
  );
  last(
    ['In the box there was a telescope.', 'Na caixa havia um telescópio.', 'En la caja había un telescopio.'],
    ['hero take-out telescope', 'package beside'],
  );
  last(
    ['Mia took three steps from the chair to Grandpa.'],
    ['hero walk', 'grandfather look', 'chair beside'],
  );
  last(['Dad found she had packed the toy mouse.'], ['father take-out toy-mouse']);
});

it('thinks of what is looked for, which is not there', () => {
  last(
    ['Mia looked for her ball.', 'A Mia procurou a bola.', 'Mia buscó la pelota.'],
    ['hero search', 'soccer-ball bubble'],
  );
});

it('has on the face what sticks to it, and on the hat what sits there', () => {
  for (const text of [
    'There was chocolate on her chin.',
    'A Mia ficou com açúcar até nas orelhas.',
    'Mia tenía chocolate en la cara.',
  ])
    assert.ok(told(text).at(-1)?.includes('mud smeared'), text);
  assert.ok(told('Mia came up with a tiny frog on her hat.').at(-1)?.includes('frog atop'));
  assert.equal(told('Mia ate chocolate.').flat().join().includes('smeared'), false);
});

it('gives what is brought to somebody, and to nobody what is got', () => {
  last(
    ['Mia met her baby sister. She brought her a dinosaur.'],
    ['hero hand-over toy-sauropod', 'baby receive'],
  );
  last(
    ['Mia got a medal.', 'A Mia recebeu uma medalha.', 'Mia recibió una medalla.'],
    ['hero hold sports-medal'],
  );
});

it('is spoken to whoever is called, and whoever somebody was with', () => {
  last(['Mia said "Mum, the dog is innocent."'], ['hero talk', 'mother look']);
  last(['Mia looked at the baby and then asked why.'], ['hero talk', 'baby look']);
});

it('does with a crowd what the words say of it', () => {
  const [eats] = momentsOf('Nine kids ate cake.');
  assert.deepEqual([eats?.crowd?.action, eats?.crowd?.thing], ['eat', 'shortcake']);
  assert.equal(momentsOf('Everybody walked past.')[0]?.crowd?.kind, 'passers');
});

it('finds in the words that leave somebody out whom was looked for', () => {
  const moments = momentsOf(
    'Se nos escapó el hámster Pistacho. Mia lo buscó en la cama. Por la noche oyó un ruidito: estaba durmiendo dentro de la guitarra.',
  );
  assert.equal(moments.at(-1)?.acts[0]?.who, 'hamster');
  const [, , ate] = momentsOf('O avô levou a Mia ao mar. Gritaram muito. Depois comeu um bolo.');
  assert.equal(ate?.acts[0]?.who, 'hero', 'of several the child');
});

it('sees a plant where a seed has grown, and counts more than one', () => {
  const moments = momentsOf('Mia planted a sunflower seed in a pot. By August it was taller than Daddy.');
  assert.equal(moments.at(-1)?.seen[0]?.picture, 'sunflower');
  assert.deepEqual(told('Mia planted a bean in a cup.')[0]?.[0], 'hero put-down bean');
  assert.ok((momentsOf('Mia counted the shoes.')[0]?.seen[0]?.count ?? 1) > 3);
});

it('keeps in the hand what something is done with, and takes along whom the words say', () => {
  last(['Mia spilled milk and wiped it up with a sponge.'], ['hero wipe sponge', 'glass-of-milk beside']);
  last(['Grandpa took Mia to the lake.'], ['grandfather walk', 'hero walk']);
  last(['Mia gave a shepherd a hug.'], ['hero hug', 'man hug']);
  last(['Mia was in a play. She took a bow.'], ['hero bow']);
  last(['Mia started the trumpet.', 'A Mia começou a trompete.'], ['hero play-music trumpet']);
});

it("knows what it is: what was thrown, the last of a list, glasses that are somebody's", () => {
  assert.deepEqual(
    told('Mia lost her ball. It rolled away. Grandad threw his hat in the air and it landed in the pool.').at(
      -1,
    ),
    ['hero look', 'sun-hat ground'],
  );
  assert.equal(
    told('Mia caught a boot, a bag and a fish. She kissed it.').at(-1)?.[0],
    'hero kiss tropical-fish',
  );
  assert.ok(told('Mia broke her glasses.').flat().join().includes('glasses'));
});

it('sees no heart that is sung by and no tears that somebody bursts into', () => {
  assert.doesNotMatch(told('Mia sang it by heart.').flat().join(), /heart/);
  assert.doesNotMatch(told('Mia burst into tears.').flat().join(), /droplet/);
});

it('takes no number of a tram, an hour or a span of time for things', () => {
  assert.equal(momentsOf('We waved to the number 28 tram.')[0]?.seen[0]?.count, undefined);
  assert.deepEqual(told('It took 25 minutes. Mia ran.').length, 1);
  assert.equal(
    told('Mia dejó tres vasos de leche. A las cinco nos despertó.').at(-1)?.join().includes('glass'),
    false,
  );
});
