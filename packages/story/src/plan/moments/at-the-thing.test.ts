import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const first = (text: string): string => {
  const { place, acts = [], seen = [] } = planOf(text).moments[0] ?? {};
  const does = acts.map(({ action, thing, emotion }) =>
    [action, thing, emotion === 'sad' ? emotion : ''].filter(Boolean).join(' '),
  );
  return `${place?.set}: ${[...does, ...seen.map(({ picture, how }) => `${picture} ${how}`)].join(', ')}`;
};

it('plays at a toy kitchen that stands there', () => {
  assert.equal(
    first('Mia played with the toy kitchen at nursery.'),
    'classroom: put-down, toy-kitchen beside',
  );
  assert.match(first('Mia played with her doll.'), /: hold/);
});

it('fries in a pan that is in the hand', () => {
  assert.match(first('Mia made pancakes in the frying pan.'), /^kitchen: flip pancakes$/);
  assert.match(first('Mia hizo una tortilla en la sartén.'), /^kitchen: flip/);
});

it('hangs coats up in the hall, with no hook on the floor', () => {
  assert.equal(first('Mia hung her jacket on the hook.'), 'hallway: reach coat');
  assert.equal(first('Mia hung her jacket on the hook at nursery.'), 'classroom: reach coat');
});

it('falls asleep and is rocked on the arm', () => {
  assert.match(first("Mia fell asleep in Mum's arms."), /: sleep, lift$/);
  assert.match(first('Mum rocked Mia in her arms.'), /: lift, in-arms$/);
  assert.match(first('Mum hugged Mia.'), /: hug, hug$/);
});

it('looks sorry where sorry is said', () => {
  assert.match(first('A Mia pediu desculpa ao irmão.'), /: talk sad, /);
  assert.match(first('Mia le pidió perdón a su amiga.'), /: talk sad, /);
});

it('has armbands round the arms', () => {
  assert.match(first('Mia swam with her armbands on.'), /^pool: swim, armbands worn$/);
  assert.match(first('A mãe pôs as braçadeiras à Mia.'), /^pool: put-on armbands, look, armbands worn$/);
  assert.match(first('Mia put on her armbands.'), /^pool: fasten, armbands worn$/);
});
