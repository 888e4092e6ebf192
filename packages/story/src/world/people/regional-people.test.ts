import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

const roles = (description: string): string[] =>
  planOf(description).people.flatMap(({ role, trade, name }) =>
    role && role !== 'hero' ? [`${trade ?? role} ${name}`] : [],
  );
const last = (description: string): string[] | undefined => acted(description).at(-1);

test('the parents of whoever tells are grandparents, by whatever word', () => {
  assert.deepEqual(last('Fuimos al parque con Mia. Mi viejo aplaudió.'), ['grandfather clap', 'hero look']);
  assert.deepEqual(last('Yo grité y Mia corrió. Mi mamá aplaudió.'), ['grandmother clap', 'hero look']);
});

test('whoever a parent lives with is the other parent', () => {
  assert.deepEqual(last('Mia saltó al agua. Mi señora aplaudió.'), ['mother clap', 'hero look']);
  assert.deepEqual(last('Mia saltó al agua. Mi pareja aplaudió.'), ['father clap', 'hero look']);
});

test('a title makes a man or a woman of any name', () => {
  assert.deepEqual(roles('Doña Paloma abrazó a Mia.'), ['woman Doña Paloma']);
  assert.deepEqual(roles('Don Chucho saludó a Mia.'), ['man Don Chucho']);
});

test('trades are those of their country', () => {
  assert.deepEqual(roles('El conductor saludó a Mia.'), ['driver Conductor']);
  assert.deepEqual(roles('El portero abrió la puerta y saludó a Mia.'), ['cleaner Portero']);
  assert.deepEqual(last('La audióloga saludó a Mia.')?.[0], 'doctor wave');
  assert.deepEqual(last('La miss le cantó a Mia.')?.[0], 'teacher sing');
});
