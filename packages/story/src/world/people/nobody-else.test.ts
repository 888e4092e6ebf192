import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

/** Who of a story about the boy Tom is in its plan beside him. */
const others = (description: string): string[] => {
  const { people, moments } = planOf(description, { childName: 'Tom', pronoun: 'he' });
  return [
    ...people.flatMap(({ id }) => (id === 'hero' ? [] : [id])),
    ...moments.flatMap(({ crowd }) => crowd?.kind ?? []),
  ];
};

it('brings nobody along by what the child is called where no other child is told of', () => {
  for (const text of [
    'Tom ran. The boy laughed.',
    'Tom ran. The child cried.',
    'Tom correu. A criança chorou.',
    'Tom corrió. La criatura lloró.',
    'Tom correu. Esse menino dançou.',
  ])
    assert.deepEqual(others(text), [], text);
  assert.equal(others('A boy came. Tom ran. The boy laughed.').length, 1);
});

it('brings nobody along by a likeness, a song or what all of were eaten', () => {
  for (const text of [
    'Tom walked, slow as a bride.',
    'Tom lay in bed and counted sheep.',
    'Tom correu mais orgulhoso que galo.',
    'Tom corrió más lento que una tortuga.',
    'Tom cantó los pollitos.',
    'Tom fez bolos. À noite provou todos.',
  ])
    assert.deepEqual(others(text), [], text);
});
