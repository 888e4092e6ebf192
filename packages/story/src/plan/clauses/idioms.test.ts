import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hasPicture } from '@milestoon/things/pictures';
import { costumePictures } from '../../meaning/costume-words.ts';
import { acted, planOf } from '../../testing/plan-of.ts';

it('knows deeds that a verb and its thing are together', () => {
  for (const [text, deed] of [
    ['Mia put her head under the water.', 'hero swim'],
    ['A Mia meteu a cabeça na água.', 'hero swim'],
    ['Mia metió la cabeza en el agua.', 'hero swim'],
    ['Mia used the potty.', 'hero sit'],
    ['Mia stuck out her tongue.', 'hero laugh'],
    ['Mia made a snow angel.', 'hero lie-down'],
    ['Mia tried sushi.', 'hero eat'],
    ['Mia ran out of paint.', 'hero search'],
    ['Mia ran out of the barn.', 'hero run'],
    ['Mia pulled up an old boot.', 'hero pull'],
    ['Mia warmed up by the fire.', 'hero sit'],
    ['Mia slid over the hay bale.', 'hero fall'],
    ['Mia peeked out of the tent.', 'hero sit'],
  ] as const)
    assert.deepEqual(acted(text), [[deed]], text);
});

it('leaves heads and potties that something else is done with', () => {
  assert.deepEqual(acted('Mia put her head on the pillow.').flat().includes('hero swim'), false);
  assert.deepEqual(acted('Mia carried the potty.'), [['hero carry']]);
});

it('dresses as people by what they are known by', () => {
  const worn = (text: string): string[] =>
    planOf(text).moments.flatMap(({ seen }) =>
      seen.flatMap(({ how, picture }) => (how === 'worn' ? [picture] : [])),
    );
  assert.deepEqual(worn('Mia dressed up as a pirate.'), ['pirate-hat', 'running-shirt']);
  assert.deepEqual(worn('A Mia vestiu-se de bruxa.'), ['witch-hat', 'dress']);
  assert.deepEqual(worn('Mia se disfrazó de princesa.'), ['crown', 'dress']);
  for (const picture of costumePictures()) assert.ok(hasPicture(picture), picture);
});

it('begins anew with who stands behind a word that belongs to the verb before', () => {
  assert.deepEqual(acted('When Dad turned the radio on she danced.').at(-1), ['hero dance']);
  assert.deepEqual(acted('Every time Dad turned it on she cried.').at(-1), ['hero cry']);
});
