import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

const last = (text: string): string[] | undefined => acted(text, { childName: 'Mia', pronoun: 'she' }).at(-1);

it('has both, all three or all of them be those of whom it was told last, in three languages', () => {
  assert.deepEqual(last('Mia took four steps from her mum to her dad. Both of them cried.'), [
    'mother cry',
    'father cry',
  ]);
  assert.deepEqual(last('My sister held her hand. Afterwards the three of us had ice cream.'), [
    'hero eat',
    'mother eat',
    'aunt eat',
  ]);
  assert.deepEqual(last('A Mia e as primas saltaram. A avó tirou uma fotografia às três.')?.slice(1), [
    'hero stand',
    'cousin stand',
    'cousin-2 stand',
  ]);
  assert.deepEqual(last('Mia jugó con su hermano Tomás. Su mamá los abrazó a los dos.')?.slice(1), [
    'hero hug',
    'brother hug',
  ]);
  assert.deepEqual(last('A Mia dançou com a avó. As duas riram.'), ['hero laugh', 'grandmother laugh']);
  assert.deepEqual(last('Mia bailó con su abuelo. Los dos rieron.'), ['hero laugh', 'grandfather laugh']);
});

it('has the girls be those of the story, and not who is carried by them', () => {
  assert.deepEqual(last('Mia played with her sister Bea. The girls danced.'), ['hero dance', 'sister dance']);
  for (const text of [
    'Two girls came in. Mia played with her sister Bea. The girls danced.',
    'Mia played with her sister Bea. The girls in the park danced.',
  ])
    assert.ok(!last(text)?.includes('hero dance'), text);
});

it('has nobody come with what there are two of, nor at two o’clock', () => {
  assert.ok(!last('Grandma baked two cakes. Mia ate both of them.')?.some((act) => /grandmother/.test(act)));
  assert.ok(
    !last('A Mia brincou com a prima e com a tia. Acordou às duas.')?.some((act) => /aunt/.test(act)),
  );
});

it('has nobody do what the fish do that they caught, nor be one of the sisters they were told about', () => {
  for (const text of [
    'A Mia e o pai pescaram dois peixes. Os dois fugiram.',
    'Mia y papá pescaron dos peces. Los dos escaparon.',
    'Grandma told Mia about her two sisters. All three of them were dancers.',
    'My mum and my sister watched the girls jump.',
  ])
    assert.ok(!last(text)?.some((act) => /^(?:hero|father) (?:run|cook|stand|jump)/.test(act)), text);
});
