import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../../testing/plan-of.ts';

const shown = (text: string) => {
  const moment = planOf(text, { childName: 'Mia', pronoun: 'she' }).moments.at(-1);
  return {
    acts: moment?.acts.map(({ who, action, thing }) => [who, action, thing].filter(Boolean).join(' ')) ?? [],
    seen: moment?.seen.map(({ picture }) => picture) ?? [],
  };
};

it('clears up several toys, and no single one that goes somewhere', () => {
  for (const text of [
    'Mia put her favourite toy in her backpack.',
    'Mia put a toy in the shopping trolley.',
    'Mia picked up her new toy at the shop.',
    'A Mia pôs o brinquedo na mochila.',
  ])
    assert.ok(!shown(text).seen.includes('toy-blocks'), text);
  for (const text of ['Mia picked up her toys.', 'A Mia meteu os brinquedos na caixa.'])
    assert.ok(shown(text).seen.includes('toy-blocks'), text);
});

it('writes homework as a child, and no grown-up at work', () => {
  for (const text of [
    'Mia helped Dad with the reading of the map.',
    'Mia explained her homework to Grandpa.',
    'A Mia ajudou o pai no trabalho.',
    'Mum taught Mia a song about reading.',
    'A mãe ajudou a Mia com a lição de piano.',
  ])
    assert.ok(!shown(text).acts.some((act) => / (?:write|read)/.test(act)), text);
  assert.deepEqual(shown('Mia helped her brother with his sums.').acts, ['brother write', 'hero point']);
});

it('takes a screwdriver to what has screws', () => {
  for (const text of ["Mum fixed Mia's bow.", 'A mãe arranjou o almoço.', 'Mamá arregló la cama.'])
    assert.ok(!shown(text).acts.includes('mother put-down screwdriver'), text);
  assert.equal(shown('El abuelo arregló el grifo.').acts[0], 'grandfather put-down screwdriver');
});

it('puts a hand up for a question, and reaches with one for anything else', () => {
  for (const text of ['Mia put her hand up the sleeve of the coat.', 'Mia levantó la mano del abuelo.'])
    assert.deepEqual(shown(text).acts, ['hero reach'], text);
  assert.deepEqual(shown('Mia put her hand up at school.').acts, ['hero raise-hand']);
  for (const text of [
    'The children raised their hands in class.',
    'Mia and Leo put up their hands at school.',
  ])
    assert.ok(
      shown(text).acts.every((act) => act.endsWith(' raise-hand')),
      text,
    );
});

it('sets a table before nobody out of doors, nor before whose head is wet or whose cat eats', () => {
  for (const text of [
    "Mia poured water over Dad's head.",
    'Mia cut the apple on the picnic blanket for Dad.',
    'A Mia encheu um copo de água para a mãe.',
    'Mia pushed the broccoli away with her foot.',
    'A Mia afastou o prato do gato.',
  ])
    assert.ok(!shown(text).seen.includes('table'), text);
});

it("has whose teeth they are in the dentist's chair", () => {
  assert.deepEqual(shown('Dad went to the dentist and Mia counted his teeth.').acts, [
    'hero count',
    'father sit',
  ]);
  assert.deepEqual(shown('Dad went to the dentist. Mia looked at the teeth of the shark.').acts, [
    'hero look',
  ]);
});
