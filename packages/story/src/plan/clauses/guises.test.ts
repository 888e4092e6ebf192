import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const worn = (text: string): string[] =>
  planOf(text).moments.flatMap(({ seen }) =>
    seen.flatMap(({ picture, how }) => (how === 'worn' ? picture : [])),
  );
const seen = (text: string): string[] =>
  planOf(text).moments.flatMap(({ acts, seen }) => [
    ...seen.map(({ picture, color }) => `${picture}${color ?? ''}`),
    ...acts.flatMap(({ thing }) => thing ?? []),
  ]);

it('wears the ears of an animal on a band, and brings none along', () => {
  for (const text of [
    'Mia wore bunny ears. She danced.',
    'A Mia usou orelhas de coelho. Ela dançou.',
    'Mia se puso orejas de conejo. Ella bailó.',
  ]) {
    assert.ok(worn(text).includes('long-ears'), text);
    assert.ok(!planOf(text).people.some(({ role }) => role === 'rabbit'), text);
  }
  assert.ok(planOf("Mia stroked the rabbit's ears.").people.some(({ role }) => role === 'rabbit'));
});

it('takes a colour behind a comma for one, and a shape in the hair for a haircut', () => {
  assert.ok(!seen('Mia got new boots, bright orange! She smiled.').includes('tangerine'));
  assert.ok(seen('Mia got an apple, an orange and a pear.').includes('tangerine'));
  assert.ok(!seen('The barber shaved a lightning bolt into her hair.').includes('high-voltage'));
});

it('sees no thing in the name of a town', () => {
  assert.ok(!seen('Mia comió un helado en Rosario.').includes('prayer-beads'));
  assert.ok(seen('La abuela tomó su rosario.').includes('prayer-beads'));
});

it('has on what is told to be on, and no longer what is lost', () => {
  assert.ok(worn('A Mia comeu com as luvas postas.').includes('gloves'));
  assert.ok(worn('Mia comió con los guantes puestos.').includes('gloves'));
  const lost = planOf('Mia wore the scarf to school and lost it. She cried.').moments.at(-1);
  assert.ok(!lost?.seen.some(({ how }) => how === 'worn'), JSON.stringify(lost?.seen));
});
