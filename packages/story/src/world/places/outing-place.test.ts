import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const lastSet = (text: string): string | null | undefined => planOf(text).moments.at(-1)?.place.set;

it('dozes off where it is', () => {
  assert.equal(lastSet('Mia rowed out on the lake. Grandpa dozed off.'), 'lake');
});

it('knows the parts of a zoo and of a train', () => {
  assert.equal(lastSet('Mia went to the zoo. At the monkey house she laughed.'), 'zoo');
  assert.equal(
    lastSet('We took the train to Vienna. In our compartment Mia lay down on her berth.'),
    'train',
  );
});

it('takes all of them for them', () => {
  const acts = planOf('Mia jumped on her dad. Then the two of them rolled a ball in the garden.').moments.at(
    -1,
  )?.acts;
  assert.deepEqual(acts?.map(({ who }) => who).sort(), ['father', 'hero']);
});

it('takes whoever writes of her own mother and of the dad for the mother', () => {
  for (const text of ['Her dad, who is tall, laughed. I hugged Mia.', 'My mum came. I hugged Mia.'])
    assert.ok(
      planOf(text)
        .moments.at(-1)
        ?.acts.some(({ who }) => who === 'mother'),
      text,
    );
});
