import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const acting = (text: string): string[] =>
  planOf(text).moments.flatMap(({ acts, crowd }) => [
    ...acts.filter(({ to }) => to === 'hero').map(({ who, action }) => `${who} ${action}`),
    ...(crowd ? [`${crowd.kind} ${crowd.action}`] : []),
  ]);

it('is not the child who does something to her, where only an ending or they tells who', () => {
  for (const [text, acts] of [
    ['Deram um balão para ela.', ['woman hand-over']],
    ['A Mia marcou um golo. Levantaram ela no ar.', ['friend lift']],
    ['At the dentist she opened wide. They counted her teeth.', ['doctor look', 'doctor count']],
    ['She was brave. They gave her a sticker.', ['woman hand-over']],
    ['La seño los llevó a la huerta. Todos la aplaudieron.', ['teacher walk', 'audience clap']],
  ] as const)
    assert.deepEqual(acting(text), acts, text);
});

it('keeps those who were told of', () => {
  assert.deepEqual(acting('Her cousins Ana and Leo came. They hugged her.').slice(-2), [
    'cousin hug',
    'friend hug',
  ]);
});
