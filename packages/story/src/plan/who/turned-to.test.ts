import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

/** To whom whoever leads the last moment does something. */
const lastTo = (text: string): string | undefined =>
  planOf(text, { pronoun: 'she' }).moments.at(-1)?.acts[0]?.to;

test('who waves, claps or kneels down without a word of whom does so to the child', () => {
  assert.equal(lastTo('Mia marched to the stop. The bus driver waved.'), 'hero');
  assert.equal(lastTo('Mia sang the whole song. Grandma clapped.'), 'hero');
  assert.equal(lastTo('Mia fell on the gravel. The doctor knelt down.'), 'hero');
  assert.equal(lastTo('Mia cried. The dentist held up a puppet.'), 'hero');
});

test('what a child says to nobody in particular is said to whoever acted last', () => {
  assert.equal(lastTo('Mia hid in the shed. Grandpa opened the door. She whispered.'), 'grandfather');
});

test('what is done towards a thing is done to nobody', () => {
  assert.equal(lastTo('Mia ran to the gate. Grandpa pointed at the moon.'), undefined);
});

test('whose sleeve or shoelace it is tells to whom something is done', () => {
  assert.equal(lastTo('I opened the gate. Mia grabbed my sleeve.'), 'mother');
  assert.equal(lastTo('Mia sat on the step. Grandpa laced her boots.'), 'hero');
  assert.equal(lastTo('Grandpa came home. Mia put on her boots.'), undefined);
});

test('Portuguese tells as little of whom something is done to', () => {
  assert.equal(lastTo('A Mia chegou ao portão. O motorista acenou.'), 'hero');
  assert.equal(lastTo('A Mia cantou a canção toda. A avó bateu palmas.'), 'hero');
  assert.equal(lastTo('Abri o portão. A Mia puxou a minha manga.'), 'mother');
  assert.equal(lastTo('O avô chegou. A Mia pegou na mão dele.'), 'grandfather');
  assert.equal(lastTo('A Mia correu até à porta. O avô apontou para a lua.'), undefined);
});

test('so does Spanish', () => {
  assert.equal(lastTo('Mia llegó al portón. El conductor saludó con la mano.'), 'hero');
  assert.equal(lastTo('Mia cantó toda la canción. La abuela aplaudió.'), 'hero');
  assert.equal(lastTo('Mia se escondió. El abuelo abrió la puerta. Mia gritó.'), 'grandfather');
  assert.equal(lastTo('Mia se vistió de bruja. La abuela se miró en el espejo.'), undefined);
});

test('whoever comes running or strokes does so to whoever is there', () => {
  assert.equal(lastTo('Grandpa opened the door. Mia came running down the stairs.'), 'grandfather');
  assert.equal(lastTo('Grandpa opened the door. Mia ran under the table.'), undefined);
  assert.equal(lastTo('A vaca teve uma cria. O avô riu. A Mia ajoelhou-se.'), 'grandfather');
});

test('somebody else is told whom a dative names', () => {
  assert.equal(lastTo('El abuelo abrió la puerta. Mia le explicó todo a la ventana.'), undefined);
  assert.equal(lastTo('El abuelo abrió la puerta. Mia contó todo.'), 'grandfather');
});

test('behind a skirt stands who has it on', () => {
  assert.equal(lastTo('I opened the door. Mia hid behind my skirt.'), 'mother');
});
