import assert from 'node:assert/strict';
import { it } from 'node:test';
import { lastShown } from '../../testing/plan-of.ts';

const isIn = (set: string, ...texts: string[]): void => {
  for (const text of texts) assert.equal(lastShown(text).set, set, text);
};

it('is out of doors where what is done is done there', () => {
  isIn(
    'garden',
    'Mia pulled up carrots.',
    'Mia picked a bunch of flowers for Mum.',
    'She jumped in the leaves.',
  );
  isIn('beach', 'Mia found a crab under a rock.', 'Mia snorkelled with her dad.');
  isIn('pool', 'Mia floated on her back.');
  isIn('zoo', 'Mia rode a camel.');
  isIn('porch', 'Mia knocked on the doors for sweets.');
});

it('stays where somebody is told to be', () => {
  isIn('park', 'Mia was in the park. She jumped in the leaves.');
  isIn('lake', 'Mia swam in the lake. She floated on her back.');
  isIn('kitchen', 'Mia put the carrots on the kitchen table.');
});
