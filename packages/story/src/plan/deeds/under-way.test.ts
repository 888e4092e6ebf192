import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

const last = (text: string): string | undefined =>
  acted(text, { childName: 'Mia', pronoun: 'she' }).at(-1)?.[0];

it('goes on with what carries somebody, though no word names it', () => {
  for (const [text, deed] of [
    ['Mia pulled her sled up the hill. Then she flew down so fast.', 'hero sled'],
    ['Dad took the stabilisers off her bike. Mia wobbled down our street.', 'hero bike'],
    ['Mia rode her bike. She wobbled past the shop. Then she did the whole road.', 'hero bike'],
    ['Mia had new skis. She went down the slope with Dad.', 'hero ski'],
  ] as const)
    assert.equal(last(text), deed, text);
});

it('skates on ice whoever goes fast there', () =>
  assert.equal(last('We went to the ice rink. A big boy zoomed by.'), 'friend skate'));

it('leaves on foot who runs behind, and who has no such thing', () => {
  assert.equal(last('Mia rode her bike. Dad raced behind her.'), 'father run');
  assert.equal(last('Mia raced down the hill.'), 'hero run');
});
