import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

const last = (text: string): string | undefined =>
  acted(text, { childName: 'Mia', pronoun: 'she' }).at(-1)?.[0];

it('tells a deed by the verb and its object together', () => {
  for (const [text, deed] of [
    ['Mia howled.', 'hero cry'],
    ['Mia howled with laughter.', 'hero laugh'],
    ['Mia went very still.', 'hero stand'],
    ['Dad went pale.', 'father stand'],
    ['Mia clapped both hands over her ears.', 'hero cover-ears'],
    ['Mia put her hands over her eyes.', 'hero cover-eyes'],
    ['Mia shut her ears with both hands.', 'hero cover-ears'],
    ['Mia tore the letter to pieces.', 'hero pull'],
    ['Mia ripped the paper off her present.', 'hero open'],
    ['Mia laid down on the grass.', 'hero lie-down'],
    ['Dad was turning the sausages.', 'father flip'],
    ['Mia turned the page.', 'hero read'],
    ['Mia pinched a chip.', 'hero reach'],
    ['Mia caught a trout.', 'hero fish'],
    ['Mia returned her books.', 'hero put-down'],
    ['Mia made a sign.', 'hero paint'],
    ['Mia tipped the bucket over Dad.', 'hero pour'],
    ['Mia scooped up the sand.', 'hero dig'],
    ['Mia popped a grape in her mouth.', 'hero eat'],
    ['Mia dunked her biscuit in my tea.', 'hero put-down'],
    ['Dad flipped the burgers.', 'father flip'],
    ['Mia put her shoes on the wrong feet.', 'hero put-on'],
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

it('tells a meal from a drink, and a newspaper from paper', () => {
  const thing = (text: string) =>
    planOf(text, { childName: 'Mia', pronoun: 'she' }).moments[0]?.acts[0]?.thing;
  assert.equal(thing('Mia ate her tea.'), 'fork-and-knife-with-plate');
  assert.equal(thing('Mia drank her tea.'), 'hot-beverage');
  // Whoever reads a newspaper has it before the face.
  assert.deepEqual(planOf('Grandpa was reading the paper.', { childName: 'Mia' }).moments[0]?.seen, []);
});

it('reads Scots and Irish English', () => {
  assert.equal(last('Mia sat doon on the rug.'), 'hero sit');
  assert.equal(planOf('Mia wisnae crying.', { childName: 'Mia' }).moments[0]?.mode, 'undone');
});

it('has animals do it as animals', () => {
  assert.equal(last('A robin pecked the bread.'), 'bird peck');
  assert.equal(last('Our dog sniffed the bag.'), 'dog sniff');
  assert.equal(last('Our dog howled.'), 'dog talk');
});
