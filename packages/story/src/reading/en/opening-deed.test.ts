import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';
import { tagEnglish } from './tag.ts';

const first = (text: string): string => {
  const [token] = tagEnglish(text, 'Mia')[0]?.tokens ?? [];
  return `${token?.part} ${token?.lemma.toLowerCase()}`;
};

it('takes the past that begins a diary for a deed', () => {
  for (const [text, lemma] of [
    ['Licked the ice cream all by herself.', 'lick'],
    ['Swam the whole length.', 'swim'],
    ['Spat out the peas.', 'spit'],
    ['Unwrapped her present.', 'unwrap'],
    ['Drank it in one go.', 'drink'],
    ['Chased two pigeons.', 'chase'],
  ] as const)
    assert.equal(first(text), `verb ${lemma}`, text);
});

it('leaves qualities, feelings and dishes what they are', () => {
  for (const text of ['Scared of the dark.', 'Baked potatoes for tea.', 'Excited the whole day.'])
    assert.doesNotMatch(first(text), /^verb/, text);
});

it('shows what is done there with its thing', () => {
  const act = planOf('Saturday with Dad. Dropped the key all by herself.').moments.at(-1)?.acts[0];
  assert.deepEqual([act?.who, act?.action, act?.thing], ['hero', 'drop', 'key']);
});

it('putts nothing that is put', () => {
  const act = planOf('Mia was putting the teddy in the box.').moments[0]?.acts[0];
  assert.equal(act?.action, 'put-down');
});
