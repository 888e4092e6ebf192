import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

it('has the child do what everybody does, and not what they do for the child', () => {
  assert.deepEqual(acted('Everyone ate cake.').at(-1), ['hero eat']);
  assert.deepEqual(acted('A Mia perdeu. Depois todo mundo foi tomar açaí.').at(-1), ['hero drink']);
  assert.deepEqual(acted('Mia cantó. Todo el mundo bailó.').at(-1), ['hero dance']);
  assert.ok(!acted('Mia sang. Everyone clapped.').at(-1)?.includes('hero clap'));
});

it('has the child among its own crowd, not where it is told of by itself', () => {
  for (const text of [
    'The whole class laughed.',
    'A Mia cantou muito. Todos riram.',
    'Mia cantó mucho. Todos aplaudieron.',
    'Everyone in the class clapped.',
  ])
    assert.deepEqual(acted(text).at(-1), ['hero look'], text);
  for (const text of [
    'The class went to the zoo without Mia.',
    'A Mia cantou muito. A turma foi ao zoo sem a Mia.',
    'Everyone looked for Mia.',
    'Mia cantó mucho. Todos buscaron a Mia.',
    'The class wrote to Mia in hospital.',
    'Mia hid under the table. Everyone laughed.',
  ])
    assert.deepEqual(acted(text).at(-1), [], text);
  assert.deepEqual(acted('Most of the kids cried but Mia did not.')[0], []);
});

it('has it among no others, and in no saying', () => {
  for (const text of [
    'The class next door laughed.',
    'The big kids ran.',
    'A Mia cantou muito. A turma ao lado riu.',
    'A Mia cantou muito. Os meninos grandes correram.',
    'A Mia cantou muito. A equipa contrária ganhou.',
    'A Mia cantou muito. Os alunos da mãe cantaram.',
    'Mia cantó mucho. La clase de al lado se rió.',
    'Mia cantó mucho. Todos los niños tienen miedo de Mia.',
  ])
    assert.deepEqual(acted(text).at(-1), [], text);
  assert.deepEqual(acted('Everybody says Mia looks like Grandma.')[0], []);
});
