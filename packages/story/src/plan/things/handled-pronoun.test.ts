import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';
import type { Moment } from '../plan.ts';

const last = (text: string): Moment => {
  const moment = planOf(text).moments.at(-1);
  assert.ok(moment, text);
  return moment;
};
const thingsIn = ({ acts, seen }: Moment): string[] => [
  ...acts.flatMap(({ thing }) => thing ?? []),
  ...seen.map(({ picture }) => picture),
];

it('hands over and kisses a card, and not the desk that somebody leans on', () => {
  const text = 'Tess wrote her name on a card. Her friend leaned on the desk and watched.';
  assert.deepEqual(thingsIn(last(`${text} Mom stamped it, handed it over and Tess kissed it.`)), ['card']);
});

it('fishes the shoe out of the water, and not the wave', () => {
  assert.deepEqual(thingsIn(last('Mia threw her shoe into the pond. A wave came. Dad fished it out.')), [
    'running-shoe',
  ]);
});

it('eats no pan', () => {
  assert.ok(
    thingsIn(last('Mia volteó una arepa. Su papá sostuvo la sartén. Mia se la comió.')).includes('flatbread'),
  );
});

it('takes one child for no several', () => {
  assert.ok(
    thingsIn(last('Mia threw the scissors under the couch. I fished them out.')).includes('scissors'),
  );
  assert.ok(
    thingsIn(last('A Mia le tiraron caramelos. Ella se rió. Su abuela se agachó a recogerlos.')).includes(
      'candy',
    ),
  );
});

it('sees nothing where what is meant has no picture', () => {
  assert.deepEqual(thingsIn(last('Mia found a ball. She built a dam. A wave came. Dad fished it out.')), []);
});

it('pours the water out of a boot, and no cup', () => {
  const text = 'They put the leaves in a cup. Water ran into their boots and they poured it out.';
  assert.ok(!thingsIn(last(text)).includes('cup'));
});
