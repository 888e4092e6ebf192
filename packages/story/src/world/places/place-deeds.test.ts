import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { SetName } from '@milestoon/stage';
import { planOf } from '../../testing/plan-of.ts';

const isIn = (set: SetName, texts: readonly string[]): void => {
  for (const text of texts) assert.equal(planOf(text).moments.at(-1)?.place.set, set, text);
};

it('walks a dog out of doors, on a lead', () => {
  const texts = [
    'Mia walked the dog.',
    'Mia took the dog for a walk.',
    'A Mia levou o cão a passear.',
    'Mia sacó al perro a pasear.',
  ];
  isIn('street', texts);
  for (const text of texts) assert.equal(planOf(text).moments.at(-1)?.acts[0]?.thing, 'leash', text);
  isIn('park', ['Mia went for a walk in the park.', 'Mia took the dog for a walk in the park.']);
});

it('packs a suitcase in the bedroom', () => {
  isIn('bedroom', ['Mia packed her suitcase for the holidays.', 'A Mia fez a mala.', 'Mia hizo la maleta.']);
});

it('plays board games at home', () => {
  isIn('living', [
    'Grandpa taught Mia to play chess.',
    'A Mia e o avô jogaram xadrez.',
    'Mia jugó al ajedrez.',
  ]);
});

it('looks out of the window of what somebody is in', () => {
  isIn('train', ['Mia looked out of the train window.', 'Mia waved from the window of the train.']);
  isIn('plane', ['Mia saw the clouds from the plane window.', 'Mia miró por la ventanilla del avión.']);
});

it('sees fireworks at night, from the shoulders where that is told', () => {
  for (const text of [
    "Mia watched the fireworks on Dad's shoulders.",
    'A Mia viu o fogo de artifício aos ombros do pai.',
    'Mia miró los fuegos artificiales a hombros de papá.',
  ]) {
    const [moment] = planOf(text).moments;
    assert.equal(moment?.time, 'night', text);
    assert.deepEqual(
      moment?.acts.map(({ action }) => action),
      ['ride', 'shoulder-carry'],
      text,
    );
  }
});

it('eats a piece of cake', () => {
  const [moment] = planOf('Mia ate a piece of cake.').moments;
  assert.equal(moment?.acts[0]?.thing, 'shortcake');
});
