import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

it('rolls a bike up to whoever it is given to, in three languages', () => {
  for (const text of [
    'Grandpa gave her a red bike.',
    'O avô deu uma bicicleta à Mia.',
    'El abuelo le regaló una bicicleta a Mia.',
  ])
    assert.deepEqual(acted(text)[0], ['grandfather push', 'hero cheer'], text);
});

it('gives a book, and a puppy, into the hands', () => {
  assert.deepEqual(acted('Grandpa gave Mia a book.')[0], ['grandfather hand-over', 'hero receive']);
  assert.deepEqual(acted('Dad gave Mia a puppy.')[0], ['father hand-over', 'hero receive']);
});

it('carries whoever falls asleep on a shoulder', () => {
  assert.deepEqual(acted("Mia fell asleep on Dad's shoulder.")[0], ['hero sleep', 'father lift']);
  assert.deepEqual(acted('A Mia adormeceu no ombro do pai.')[0], ['hero sleep', 'father lift']);
});
