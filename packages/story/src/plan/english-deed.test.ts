import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../testing/plan-of.ts';

const last = (text: string): string | undefined =>
  acted(text, { childName: 'Mia', pronoun: 'she' }).at(-1)?.[0];

it('tells a deed by the verb and its object together', () => {
  for (const [text, deed] of [
    ['Mia howled.', 'hero cry'],
    ['Mia howled with laughter.', 'hero laugh'],
    ['Mia clapped both hands over her ears.', 'hero cover-ears'],
    ['Mia put her hands over her eyes.', 'hero cover-eyes'],
    ['Mia shut her ears with both hands.', 'hero cover-ears'],
    ['Mia tore the letter to pieces.', 'hero pull'],
    ['Mia ripped the paper off her present.', 'hero open'],
    ['Mia laid down on the grass.', 'hero lie-down'],
    ['Dad was turning the sausages.', 'father flip'],
    ['Mia turned the page.', 'hero read'],
    ['Mia pinched a chip.', 'hero reach'],
    ['Mia tucked into the cake.', 'hero eat'],
    ['Grandma held out a biscuit to Mia.', 'grandmother hand-over'],
    ['Mia pulled her sled up the hill.', 'hero pull'],
  ] as const)
    assert.equal(last(text), deed, text);
});

it('knows pasts that a dictionary has not, or has as other words', () => {
  for (const [text, deed] of [
    ['Mia flung the sponge.', 'hero throw'],
    ['Mia snuck out of the room.', 'hero tiptoe'],
    ['Mia skooshed Dad with the hose.', 'hero pour'],
    ['Mia gret in the car.', 'hero cry'],
  ] as const)
    assert.equal(last(text), deed, text);
});

it('has animals do it as animals', () => {
  assert.equal(last('A robin pecked the bread.'), 'bird peck');
  assert.equal(last('Our dog sniffed the bag.'), 'dog sniff');
  assert.equal(last('Our dog howled.'), 'dog talk');
});
