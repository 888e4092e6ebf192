import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const weathers = (text: string) => planOf(text).moments.map(({ weather }) => weather);

it('rains in every word for it', () => {
  for (const text of [
    'Caiu um chuvão e a Mia saiu para o quintal a dançar.',
    'Cayó un aguacero y Mia salió al patio a bailar.',
    'It was bucketing down but Mia rode her bike to the park.',
  ])
    assert.equal(weathers(text).at(-1), 'rain', text);
});

it('holds for the whole sentence that tells it', () => {
  const [, , left] = weathers(
    'We went to the museum and Mia saw the dinosaurs. When we left it was pouring with rain and Mia jumped in every puddle.',
  );
  assert.equal(left, 'rain');
});

it('is no weather that is drawn', () => {
  assert.ok(!weathers('Mia drew a picture of a storm at school.').includes('rain'));
});
