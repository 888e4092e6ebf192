import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

/** Who does what with what, and what else is seen: 'hero hit | vase ground fall'. */
function shown(text: string): string {
  const moment = planOf(text).moments.at(-1);
  const act = moment?.acts[0];
  const seen = moment?.seen.map(({ picture, how, move }) => [picture, how, move].filter(Boolean).join(' '));
  return [[act?.who, act?.action, act?.thing].filter(Boolean).join(' '), ...(seen ?? [])].join(' | ');
}
const all = (texts: readonly (readonly [text: string, expected: string])[]): void => {
  for (const [text, expected] of texts) assert.equal(shown(text), expected, text);
};

it('breaks what is neither food nor paper, and cuts those', () => {
  all([
    ['A Mia partiu a jarra.', 'hero drop jug'],
    ['A Mia partiu o bolo.', 'hero slice shortcake'],
  ]);
});

it('knocks over what stands, and throws what does not', () => {
  all([
    ['Mia tiró el jarrón.', 'hero hit | vase ground fall'],
    ['Mia tiró el vaso al suelo.', 'hero hit | glass-of-water ground fall'],
    ['El perro tiró el jarrón.', 'dog hit | vase ground fall'],
    ['Mia tiró la piedra.', 'hero throw rock'],
  ]);
});

it('hangs up high, unless on somebody', () => {
  all([
    ['Mia hung up the towel.', 'hero reach towel'],
    ['Mia colgó la toalla.', 'hero reach towel'],
    ['A Mia pendurou a toalha.', 'hero reach towel'],
  ]);
  assert.doesNotMatch(shown('The teacher hung the medal on her.'), /reach/);
});

it('falls on what is slipped on, and puts on what is worn', () => {
  assert.match(shown('Mia slipped on the puddle.'), /^hero fall/);
  assert.match(shown('Mia slipped on her coat.'), /^hero put-on coat/);
});

it('spits from the mouth', () => {
  assert.match(shown('Mia spat out the spinach.'), /^hero spit leafy-green/);
  assert.match(shown('Mia escupió las espinacas.'), /^hero spit leafy-green/);
  assert.match(shown('A Mia cuspiu os espinafres.'), /^hero spit leafy-green/);
});

it('empties a bucket out of the hands, and catches a balloon without a ball', () => {
  all([
    ['Mia emptied the bucket.', 'hero pour bucket'],
    ['Mia caught the balloon.', 'hero hold balloon'],
  ]);
});

it('takes a digger a child has for a toy, and leaves one on the street as it is', () => {
  const sizes = (text: string): unknown[] =>
    planOf(text).moments.flatMap(({ seen }) =>
      seen.filter(({ picture }) => picture === 'excavator').map(({ size }) => size),
    );
  assert.deepEqual(sizes('Mia and Max fought over the digger.'), ['tiny']);
  assert.deepEqual(sizes('Mia saw a digger on the street.'), [undefined]);
  all([
    ['Mia broke her yellow digger.', 'hero hold excavator'],
    ['Mia dropped the digger.', 'hero drop excavator'],
  ]);
});

it('has a spade, a rope, sugar, stickers and wristbands of their own', () => {
  all([
    ['Mia found the spade.', 'hero hold spade'],
    ['A Mia encontrou a corda.', 'hero hold rope'],
    ['Mia encontró el azúcar.', 'hero hold sugar'],
    ['Mia found a sticker.', 'hero hold sticker'],
    ['Mia found her wristband.', 'hero hold wristband'],
  ]);
});
