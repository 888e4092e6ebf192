import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const first = (text: string): { acts: string[]; seen: string[] } => {
  const { acts, seen } = planOf(text).moments[0] ?? { acts: [], seen: [] };
  return {
    acts: acts.map(({ who, action }) => `${who} ${action}`),
    seen: seen.map(({ picture, how, of }) => `${picture} ${how} ${of ?? ''}`),
  };
};

it('has whoever is put on a horse ride it, and not whoever puts them there', () => {
  for (const text of [
    'Papá subió a Mia al caballo.',
    'O tio sentou a Mia no cavalo.',
    'Dad put Mia on the horse.',
    'Dad lifted Mia onto the donkey.',
  ])
    assert.deepEqual(first(text).acts.slice(0, 2), ['hero ride', 'horse ride'], text);
});

it('has whoever is put on a seat sit there', () => {
  for (const [text, who] of [
    ['La maestra sentó a Mia en la silla.', 'chair support hero'],
    ['El tío puso a Mia en la bici.', 'bicycle support hero'],
    ['A tia pôs ela na cadeira.', 'chair support hero'],
  ] as const)
    assert.ok(first(text).seen.includes(who), `${text} ${first(text).seen.join()}`);
  assert.deepEqual(first('Mamá sentó a Mia en el columpio.').acts, ['mother push', 'hero swing']);
});

it('has nobody ride a cow', () => {
  assert.ok(!first('Dad put Mia on the cow.').acts.some((each) => each.includes('ride')));
});
