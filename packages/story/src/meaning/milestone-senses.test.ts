import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../testing/plan-of.ts';

const pictures = (text: string): string[] =>
  planOf(text, { childName: 'Tom', pronoun: 'he' }).moments.flatMap(({ acts, seen }) => [
    ...acts.flatMap(({ thing }) => thing ?? []),
    ...seen.map(({ picture }) => picture),
  ]);

it('knows belts, letters, cards and lanterns by what stands beside them', () => {
  for (const [text, picture] of [
    ['Tom did judo and put on his belt.', 'judo-belt'],
    ['Tom put on his belt.', 'waist-belt'],
    ['Tom read the letters on the wall.', 'alphabet'],
    ['Tom wrote a letter to Grandma.', 'envelope'],
    ['Tom showed the librarian his card.', 'name-card'],
    ['Tom made a card for Mum.', 'card'],
    ["Tom carved a jack-o'-lantern.", 'jack-o-lantern'],
    ['Tom held a lantern.', 'red-paper-lantern'],
    ['They built a den of sticks in the woods.', 'hut'],
    ['Tom built a den behind the sofa.', 'blanket-den'],
    ['The music fell off the stand.', 'music-stand'],
    ['O Tom colocou aparelho nos dentes.', 'braces'],
    ['Tom puso las figuritas en el belén.', 'toy-figure'],
  ] as const)
    assert.ok(pictures(text).includes(picture), `${text} ${pictures(text).join()}`);
});

it('cuts a fringe, and nothing bangs', () => {
  assert.deepEqual(pictures('Mum cut her bangs.'), ['scissors']);
  assert.equal(
    planOf('Tom gave the ticket to the conductor.', { childName: 'Tom', pronoun: 'he' }).people.at(-1)?.id,
    'man',
  );
});

it('puts a belt of a colour on anywhere, and a seat belt in a car', () => {
  const setOf = (text: string): string | null | undefined =>
    planOf(text, { childName: 'Tom', pronoun: 'he' }).moments.at(-1)?.place.set;
  assert.notEqual(setOf('Tom se puso el cinturón amarillo.'), 'car');
  assert.equal(setOf('Tom se puso el cinturón.'), 'car');
});

it('reads what belongs to a door, a television, the stairs and a cake of sand', () => {
  assert.deepEqual(pictures('Tom pointed at the fire exit sign.'), ['sign']);
  assert.ok(pictures('Tom fetched the TV remote.').includes('remote-control'));
  assert.ok(pictures('Dad put a gate on the stairs.').includes('fence'));
  assert.ok(!pictures('Tom held on to the oven door.').includes('door'));
  assert.ok(pictures('O Tom fez bolos de areia.').includes('sandcastle'));
  assert.ok(pictures('Tom ate the orange.').includes('tangerine'));
});
