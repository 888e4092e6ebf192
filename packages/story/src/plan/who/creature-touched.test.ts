import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const toWhom = (text: string): string | undefined => planOf(text).moments.at(-1)?.acts[0]?.to;

it('does to the animal what is done to a mane, a paw or a belly that is scratched', () => {
  for (const [text, whom] of [
    ['El tío sentó a Mia en la yegua. Al bajar, le cepilló la crin.', 'horse'],
    ['Renata tiene una perra. La vecina Lety la abrazó y Mia le rascaba la panza.', 'dog'],
    ['A Mia e o tio foram ver o cavalo. Ela escovou-lhe a crina e deu-lhe uma cenoura.', 'horse'],
    ['El perro ladró. La abuela peinó a Mia y le cortó el pelo.', 'hero'],
  ] as const)
    assert.equal(toWhom(text), whom, text);
});

it('goes to a doctor who turns out to be a woman', () => {
  const { people } = planOf('Fuimos al veterinario. La doctora le miró las orejas a Mia.');
  assert.equal(people.filter(({ role }) => role === 'doctor').length, 1);
});
