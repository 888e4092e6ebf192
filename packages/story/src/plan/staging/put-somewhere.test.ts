import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const shown = (text: string) => {
  const [moment] = planOf(text, { childName: 'Mia', pronoun: 'she' }).moments;
  return {
    acts: moment?.acts.map(({ who, action }) => `${who} ${action}`),
    seen: moment?.seen.map(({ picture, how, of }) => `${picture} ${how} ${of}`),
  };
};

it('shows whoever is put somewhere there', () => {
  assert.deepEqual(shown('Mum put the cat in the bathtub.'), {
    acts: ['mother put-down', 'cat sit'],
    seen: ['bathtub inside cat'],
  });
  assert.deepEqual(shown('Dad tucked Mia into bed.'), {
    acts: ['father put-down', 'hero look'],
    seen: ['bed support hero'],
  });
  assert.deepEqual(shown('Dad lifted Mia onto the swing.').acts, ['father push', 'hero swing']);
});

it('seats whom somebody sat somewhere, and not who did it', () =>
  assert.deepEqual(shown('Grandpa sat Mia on the tractor.'), {
    acts: ['grandfather put-down', 'hero sit'],
    seen: ['tractor support hero'],
  }));

it('has whoever is stuck somewhere in it', () =>
  assert.deepEqual(shown('Mia got stuck in the hedge.').seen, ['hedge inside hero']));

it('lays things where they are put, and nobody there', () =>
  assert.deepEqual(shown('Mum put the cake on the table.').seen, [
    'table ground undefined',
    'shortcake ground undefined',
  ]));
