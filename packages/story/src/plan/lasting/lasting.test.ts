import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newRequest } from '../../testing/index.ts';
import { planOfStory } from '../../write-screenplay.ts';

/** Of every moment the pictures that are on the child, and the child's act. */
function onChild(description: string): { on: string[][]; acts: (string | undefined)[] } {
  const plan = planOfStory(newRequest({ description }));
  assert.ok(plan, description);
  return {
    on: plan.moments.map(({ seen }) =>
      seen.flatMap(({ picture, how, of }) =>
        of === 'hero' && (how === 'worn' || how === 'smeared') ? [picture] : [],
      ),
    ),
    acts: plan.moments.map(({ acts }) => acts.find(({ who }) => who === 'hero')?.action),
  };
}

test('a gap between the teeth, a cast and glasses stay until the end', () => {
  assert.deepEqual(onChild('Mia lost a tooth. She ran to daddy. She ate soup.').on, [
    ['tooth'],
    ['tooth'],
    ['tooth'],
  ]);
  assert.deepEqual(onChild('Mia broke her leg and got a cast. She went to school.').on.at(-1), [
    'leg-plaster',
  ]);
  assert.deepEqual(onChild('A Mia pôs os óculos. Ela leu um livro.').on.at(-1), ['glasses']);
  assert.deepEqual(onChild('Mia perdió un diente. Corrió hacia papá.').on.at(-1), ['tooth']);
});

test('hearing aids and an implant are on from when they are told until they are taken out', () => {
  const aided = ['hearing-aid'];
  const worn = (text: string): string[] =>
    onChild(text)
      .on.at(-1)
      ?.filter((each) => aided.includes(each)) ?? [];
  assert.deepEqual(worn('Mia got her hearing aids. She ran to daddy.'), aided);
  assert.deepEqual(worn('A Mia já usa aparelhos auditivos. Ela correu para o pai.'), aided);
  assert.deepEqual(worn('A Mia le encendieron el implante. Ella corrió hacia papá.'), aided);
  assert.deepEqual(worn('Mia got her hearing aids. She took out her hearing aids. She ran to daddy.'), []);
  assert.deepEqual(worn('Mia heard Grandpa. He was looking for his hearing aids. She ran to daddy.'), []);
});

test('mud and paint go when they are washed off, water when somebody is dried', () => {
  assert.deepEqual(onChild('Mia fell into the mud. She ran to daddy. She had a bath. She ate soup.').on, [
    ['mud'],
    ['mud'],
    [],
    [],
  ]);
  assert.deepEqual(onChild('Mia jumped in the puddle. She ran to daddy. Daddy dried her with a towel.').on, [
    [],
    ['droplet'],
    [],
  ]);
  assert.deepEqual(onChild('Mia had her face painted like a cat. She went to the park.').on.at(-1), ['cat']);
});

test('whoever fell asleep sleeps on while others carry them, and is awake when they do something', () => {
  const { acts } = onChild(
    'Mia fell asleep on the sofa. Mommy covered her with a blanket. Mia ran to daddy.',
  );
  assert.deepEqual(acts.slice(1), ['sleep', 'run']);
});

test('nobody holds a cast that is on them, and who draws on it draws on them', () => {
  const plan = planOfStory(newRequest({ description: 'Mia got a cast. Her friends drew on the cast.' }));
  const last = plan?.moments.at(-1);
  assert.ok(last);
  assert.ok(last.acts.some(({ who }) => who === 'hero'));
  assert.ok(last.seen.every(({ picture, how }) => picture !== 'plaster' || how === 'worn'));
});

test('what was bitten, halved or broken is so in every later picture, until it is mended or another one comes', () => {
  const held = (description: string): (string | undefined)[] =>
    planOfStory(newRequest({ description }))?.moments.map(({ acts }) => acts[0]?.thing) ?? [];
  assert.deepEqual(held('Mia bit into the apple. She showed daddy the apple.'), [
    'bitten-red-apple',
    'bitten-red-apple',
  ]);
  assert.deepEqual(held('Mia ate half of the banana. She gave the banana to daddy.').at(-1), 'half-banana');
  assert.deepEqual(held('Mia broke the vase. Daddy picked up the vase.').at(-1), 'broken-vase');
  assert.deepEqual(held('Mia broke the vase. Daddy mended the vase. Mia carried the vase.').at(-1), 'vase');
});

test('with a cast on somebody others write on boards and paper, and on the cast where the words say it', () => {
  const lead = (description: string) =>
    planOfStory(newRequest({ description: `Leo has a cast on his leg. ${description}` }))?.moments.at(-1)
      ?.acts[0];
  assert.equal(lead('Mia drew a heart on his cast.')?.spot, 'leg');
  assert.equal(lead('Mia drew a heart on it.')?.spot, 'leg');
  for (const text of [
    'The teacher wrote the date on the board.',
    'Mia wrote a letter to Santa.',
    'Mia drew a rainbow on paper.',
    'Dad painted the fence and Mia drew a cat.',
  ])
    assert.equal(lead(text)?.spot, undefined, text);
});
