import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../testing/plan-of.ts';
import { setSeen } from './in-the-audience.ts';

const seenOf = (text: string) => planOf(text).moments.map((moment) => setSeen(moment, text));

it('has an audience in its seats and who performs on the stage', () => {
  assert.deepEqual(seenOf('Mia sang a solo in the school concert. The audience clapped.'), [
    'stage',
    'cinema',
  ]);
  assert.deepEqual(seenOf('Mia danced on the stage. Grandma sat in the front row and cried.'), [
    'stage',
    'cinema',
    'cinema',
  ]);
  assert.equal(seenOf('A Mia cantou no teatro. O avô chorou na plateia.').at(-1), 'cinema');
});

it('leaves who comes up there on the stage', () => {
  assert.equal(seenOf('Mia danced on the stage. Grandma gave her flowers.').at(-1), 'stage');
});
