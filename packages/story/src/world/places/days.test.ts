import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Days } from './days.ts';

const isNew = (before: string, told: string): boolean => {
  const days = new Days();
  days.isNew(before);
  return days.isNew(told);
};

it('knows another day by its name, in Portuguese by the short one, too', () => {
  for (const [before, told] of [
    ['On Saturday Mia swam.', 'On Sunday she ran.'],
    ['No sábado a Mia nadou.', 'Na terça correu.'],
    ['No sábado a Mia nadou.', 'Na sexta correu.'],
    ['Na sexta-feira a Mia nadou.', 'Na quinta-feira correu.'],
    ['El sábado Mia nadó.', 'Hoy corrió.'],
  ] as const)
    assert.ok(isNew(before, told), told);
});

it('stays on its day where words only sound like one', () => {
  for (const [before, told] of [
    ['On Saturday Mia fell.', 'This time she did not fall.'],
    ['No sábado a Mia caiu.', 'Desta vez não caiu.'],
    ['El sábado Mia se cayó.', 'Esta vez no se cayó.'],
    ['No sábado a Mia nadou.', 'Na quinta correu.'],
    ['No sábado a Mia nadou.', 'Na segunda correu.'],
    ['No sábado a Mia nadou.', 'Comeu a terça parte do bolo.'],
    ['No sábado a Mia nadou.', 'Na sexta fila sentou-se.'],
  ] as const)
    assert.ok(!isNew(before, told), told);
});
