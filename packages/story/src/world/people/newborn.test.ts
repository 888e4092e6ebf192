import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const roles = (text: string): string[] =>
  planOf(text).people.flatMap(({ id, role = '' }) => (id === 'hero' ? [] : [role]));

it('knows the new baby again as the little brother or sister', () => {
  assert.deepEqual(
    roles('We brought the new baby home. Mia held her little brother.').includes('brother'),
    false,
  );
  assert.ok(roles('Mia met her little sister at the hospital.').includes('baby'));
  assert.ok(roles('Mia conoció a su hermana en el hospital.').includes('baby'));
  assert.ok(roles('A Mia foi conhecer a irmã na maternidade.').includes('baby'));
});

it('leaves brothers and sisters who are met elsewhere, or are somebody else, as they are', () => {
  assert.ok(roles('Mia met her brother at the park.').includes('brother'));
  assert.ok(roles("Our baby Max slept. Mia's little sister Ida sang.").includes('sister'));
});
