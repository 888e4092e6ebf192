import assert from 'node:assert/strict';
import { it } from 'node:test';
import { lastShown } from '../../testing/plan-of.ts';

const shown = (text: string): string => {
  const { set, acts: done, seen } = lastShown(text);
  return [set, ...(done ?? []), ...(seen ?? [])].join(', ');
};

it('drops what breaks, and opens no clothes that tear', () => {
  assert.match(shown('Mia broke the vase.'), /hero drop vase/);
  assert.match(shown('Mia smashed a cup.'), /hero drop cup/);
  assert.doesNotMatch(shown('Mia tore her dress on the fence.'), /open/);
});

it('cries when an animal bites or scratches', () => {
  assert.match(shown('The dog bit her hand.'), /dog sniff to hero, hero cry/);
  assert.match(shown('The cat scratched her arm.'), /cat hit to hero, hero cry/);
  assert.match(shown('Mia scraped her arm.'), /hero cry/);
});

it('rubs cream where it hurts, and strokes what itches', () => {
  assert.match(shown('Mia put cream on her knee.'), /hero wipe/);
  assert.match(shown('Mia scratched her mosquito bite.'), /hero stroke/);
  assert.match(shown('Mia burned her tongue on the soup.'), /hero cry/);
  assert.match(shown('Mia stretched.'), /hero reach/);
});

it('sticks small things on paper at a table, by day', () => {
  assert.match(shown('She glued stars on the card.'), /living, hero craft sticker/);
  assert.match(shown('Mia stuck leaves on the paper.'), /hero craft fallen-leaf/);
  assert.equal(lastShown('Mia stuck the stars on her card.').set, 'living');
});

it('grooms a pony and burps a baby, who are there', () => {
  assert.match(shown('Mia groomed the pony.'), /hero wipe.*horse look/);
  assert.match(shown('Mia burped the baby.'), /hero comfort to baby/);
});

it('sees planes in the sky', () => {
  assert.match(shown('Mia spotted a plane.'), /airplane sky/);
});
