import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const crowd = (text: string): string | undefined => planOf(text).moments.at(-1)?.crowd?.action;

it('has all around clap for one whom several applaud', () => {
  assert.equal(crowd('Mia walked the sheep out past the whole queue. They clapped her.'), 'clap');
  assert.equal(crowd('Mia scored and they cheered her.'), 'cheer');
  assert.equal(crowd('Mia ganó y la aplaudieron.'), 'clap');
  assert.equal(crowd('A Mia ganhou e aplaudiram-na.'), 'clap');
});

it('leaves the clapping to those who were told of', () => {
  assert.equal(crowd('Mum and Dad came. They clapped her.'), undefined);
});
