import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPronoun } from '../../person/pronoun-finder.ts';
import { acted } from '../../testing/plan-of.ts';
import { sexOfPetsIn } from './pet-sex.ts';

test('what is an animal’s own tells whether it is a he or a she', () => {
  assert.equal(sexOfPetsIn('The cat flicked her tail.'), 'girl');
  assert.equal(sexOfPetsIn('The dog licked his sore paw.'), 'boy');
  assert.equal(sexOfPetsIn('The cat sat on her knee.'), undefined);
});

test('whoever is he beside a cat that is a she is the child', () => {
  const sentences = [
    'Robin sat on the rug and the cat flicked her tail in his face.',
    'He dropped the spoon.',
  ];
  assert.equal(findPronoun(sentences, 'Robin'), 'he');
  assert.equal(findPronoun(['Robin sat on the rug and the cat walked past.', 'He fell.'], 'Robin'), null);
});

test('nobody’s deeds become a pet’s that cannot be meant', () => {
  const boy = { childName: 'Tom', pronoun: 'he' } as const;
  const last = (text: string) => acted(text, boy).at(-1)?.[0];
  assert.equal(last('Tom sat down and the cat flicked her tail. He clapped.'), 'hero clap');
  assert.equal(last('Tom sat down and Mabel the cat walked past. He clapped.'), 'hero clap');
  assert.equal(last('Tom sat down and Mabel the cat walked past. She jumped.'), 'cat jump');
});
