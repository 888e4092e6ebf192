import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

const last = (text: string): string[] => acted(text).at(-1) ?? [];

it('takes it for the animal where only somebody alive can be meant', () => {
  assert.deepEqual(last('Mia carried a bag. A duck came up to her. She gave it a piece of bread.'), [
    'hero hand-over',
    'duck receive',
  ]);
  assert.deepEqual(last('A puppy came. Mia dried it with a towel. Then it licked her face.'), [
    'dog lick',
    'hero look',
  ]);
  assert.deepEqual(last('A goat came. Mia held a cup. She stroked it.'), ['hero stroke', 'goat look']);
});

it('takes it for the animal where that was spoken of last', () => {
  const acts = last('Mia saw a ball. A puppy barked. Grandpa picked it up.');
  assert.deepEqual(acts, ['grandfather hug', 'dog hug']);
});

it('takes it for the last thing where nobody alive can be meant', () => {
  const moments = planOf('A monkey stole a banana. It climbed up a tree and ate it.').moments;
  assert.ok(moments.at(-1)?.seen.some(({ picture }) => picture === 'banana'));
  const [, , given] = planOf('Mia had a doll. Her brother knocked at the door. He gave it back.').moments;
  assert.notEqual(given?.acts[0]?.thing, 'door');
});

it('leaves it what it was where two animals are there', () => {
  const acts = last('The hamster ran away. The cat found it. She stared at it. Mia grabbed it.');
  assert.deepEqual(acts, ['hero reach', 'hamster look']);
});

it('takes the weather for nobody of whom is told', () => {
  const { moments } = planOf('Mia flew a kite. The wind took it. It got stuck in a tree.');
  assert.ok(moments.at(-1)?.seen.some(({ picture }) => picture === 'kite'));
});

it('still means the tooth, and not the string around it', () => {
  const { moments } = planOf('Mia had a wobbly tooth. Grandpa tied a string around it. She held it up.');
  assert.equal(moments.at(-1)?.acts[0]?.thing, 'tooth');
});
