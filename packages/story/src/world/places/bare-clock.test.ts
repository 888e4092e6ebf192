import assert from 'node:assert/strict';
import test from 'node:test';
import { planOf } from '../../testing/plan-of.ts';
import { eveningClock } from './bare-clock.ts';

const told: readonly (readonly [string, string, string | null])[] = [
  ['We stayed until it got dark.', 'At ten Dad carried her to the car', 'night'],
  ['Hasta que se hizo de noche.', 'A las diez papá la llevó', 'night'],
  ['Depois do jantar.', 'Às sete e meia brincaram', 'golden'],
  ['In the evening they packed. In the morning they left.', 'At ten they stopped', null],
  ['They had dinner. Mia fell asleep.', 'At eight she was up', null],
  ['Mia cenó pronto.', 'A las ocho nos despertó el gallo', null],
  ['They had dinner.', 'At nine Mia had twelve stickers', null],
  ['', 'At nine she had a lesson', null],
  ['It was dark.', 'At ten months she walked', null],
];
for (const [before, words, time] of told)
  test(`the hour of '${words}' after '${before}'`, () => assert.equal(eveningClock(words, before), time));

const hours: readonly (readonly [string, string | null])[] = [
  ['Before dawn Dad woke Mia.', 'night'],
  ['Antes do amanhecer a Mia acordou.', 'night'],
  ['At 8 pm Mia ate soup.', 'night'],
  ['At 8 pm in June the sun still shone and Mia played.', 'golden'],
  ['Mia caught fireflies.', 'night'],
  ['It had rained all night. Mia jumped.', 'day'],
];
for (const [text, time] of hours)
  test(`the hour of '${text}'`, () =>
    assert.equal(planOf(text, { childName: 'Mia' }).moments.at(-1)?.time ?? 'day', time));
