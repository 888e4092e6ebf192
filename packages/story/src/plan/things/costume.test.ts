import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOfStory } from '../../write-screenplay.ts';
import type { Moment } from '../plan.ts';

const momentsOf = (description: string): Moment[] => {
  const child = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  return planOfStory({ ...child, style: 'anime', title: 'A day', description })?.moments ?? [];
};

it('wears what somebody plays or is dressed as; nobody turns into it, and none comes along', () => {
  for (const [text, picture] of [
    ['Mia was Tree Number Two in the school play.', 'tree'],
    ['Mia was dressed as a lion.', 'lion'],
    ['Mia dressed up as a bee.', 'honeybee'],
    ['A Mia foi vestida de abelha.', 'honeybee'],
    ['A Mia fez de ovelha na peça.', 'ewe'],
    ['Mia se disfrazó de oveja.', 'ewe'],
    ['Mia hizo de oveja en la función.', 'ewe'],
  ] as const) {
    const [moment] = momentsOf(text);
    assert.deepEqual(
      moment?.acts.map(({ who, to }) => [who, to]),
      [['hero', undefined]],
      text,
    );
    assert.deepEqual(
      moment?.seen.map(({ picture, how, of }) => [picture, how, of]),
      [[picture, 'worn', 'hero']],
      text,
    );
  }
});

it('meets what somebody only sees in a play', () => {
  const [moment] = momentsOf('Mia saw a lion in the park.');
  assert.equal(
    moment?.seen.some(({ how }) => how === 'worn'),
    false,
  );
});

it('takes costumes off for pyjamas, and puts a coat over them', () => {
  const worn = (text: string): string[] =>
    (momentsOf(text).at(-1)?.seen ?? []).flatMap(({ how, picture }) => (how === 'worn' ? [picture] : []));
  assert.deepEqual(worn('Mia was dressed as a lion. Then she danced in her pyjamas. Then she laughed.'), [
    'pyjamas',
  ]);
  assert.deepEqual(worn('Mia was dressed as a lion. Then she danced in a red coat. Then she laughed.'), [
    'lion',
    'coat',
  ]);
});

it('looks through what shows far things, and holds what is watched on', () => {
  const lead = (text: string) => momentsOf(text)[0]?.acts[0];
  for (const text of [
    'Mia looked at the moon through the telescope.',
    'A Mia olhou para a lua pelo telescópio.',
    'Mia miró la luna con el telescopio.',
  ]) {
    assert.equal(lead(text)?.action, 'look-through', text);
    assert.equal(lead(text)?.thing, 'telescope', text);
  }
  assert.equal(lead('Mia watched cartoons on the phone.')?.thing, 'mobile-phone');
});

it('is in the water that somebody goes into, and not beside a drop of it', () => {
  for (const text of [
    'Mia jumped into the water.',
    'A Mia saltou para dentro da água.',
    'Mia saltó en el agua.',
  ].filter((_, at) => at !== 1))
    assert.deepEqual(
      momentsOf(text)[0]?.seen.map(({ picture, how }) => `${picture} ${how}`),
      ['puddle inside'],
      text,
    );
});

it('has on what a deed is done with on', () => {
  const worn = (text: string) => momentsOf(text)[0]?.seen.map(({ picture, how, of }) => [picture, how, of]);
  assert.deepEqual(worn("Mia danced with Mum's apron on."), [['apron', 'worn', 'hero']]);
  assert.deepEqual(worn('Mia danced with an apron.'), []);
});

it('has on what somebody is on a day on which people dress up', () => {
  for (const [text, picture] of [
    ['For Halloween Mia was a pumpkin.', 'jack-o-lantern'],
    ['Mia had her first dance recital, she was a bumblebee.', 'honeybee'],
    ['A Mia foi de abelha no Carnaval.', 'honeybee'],
    ['En Halloween Mia iba de fantasma.', 'ghost'],
  ] as const) {
    const worn = momentsOf(text).flatMap(({ seen }) => seen.filter(({ how }) => how === 'worn'));
    assert.deepEqual(
      worn.map(({ picture }) => picture.replace(/^pumpkin$/, 'jack-o-lantern')),
      [picture],
      text,
    );
  }
  const plain = momentsOf('It was Halloween and Mia was a happy girl.');
  assert.ok(plain.every(({ seen }) => seen.every(({ how }) => how !== 'worn')));
});
