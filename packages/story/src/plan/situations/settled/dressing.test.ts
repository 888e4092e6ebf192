import assert from 'node:assert/strict';
import { it } from 'node:test';
import { lastShown as shown } from '../../../testing/plan-of.ts';

it('gets dressed in the bedroom, and puts shoes and coats on by the door', () => {
  assert.deepEqual(shown('Mia got dressed by herself.').acts, ['hero put-on t-shirt']);
  for (const text of ['Mia got dressed by herself.', 'Papá vistió a Mia.', 'A Mia vestiu-se sozinha.'])
    assert.equal(shown(text).set, 'bedroom', text);
  for (const text of ['Mia put on her socks.', 'A Mia vestiu as calças.', 'Mia se puso la camiseta.'])
    assert.equal(shown(text).set, 'bedroom', text);
  for (const text of ['Mia put on her boots.', 'A Mia calçou os sapatos.', 'Mia se puso el abrigo.'])
    assert.equal(shown(text).set, 'hallway', text);
  assert.equal(shown('Mia was at the beach. She put on her shoes.').set, 'beach');
});

it('does at the child what a grown-up helps it with', () => {
  assert.deepEqual(shown('Dad helped Mia put on her shoes.').acts?.[0], 'father put-on to hero running-shoe');
  assert.deepEqual(shown("Grandma tied Mia's shoelaces.").acts?.[0], 'grandmother tie to hero running-shoe');
  const { acts, seen } = shown('Mum helped Mia pull her jumper over her head.');
  assert.equal(acts?.[0], 'mother put-on to hero');
  assert.deepEqual(seen, ['jumper worn hero']);
});

it('lies down for a nappy', () => {
  for (const text of [
    "Mum changed Mia's nappy.",
    'Papá le cambió el pañal a Mia.',
    'A mãe mudou a fralda à Mia.',
  ])
    assert.deepEqual(shown(text).seen, ['changing-table support hero'], text);
});

it('puts on no T-shirt where one dresses up as somebody', () => {
  for (const text of [
    'Mia got dressed as a cat.',
    'A Mia vestiu-se de princesa.',
    'Mia se vistió de pirata y peleó con papá.',
    'A Mia vestiu-se como uma rainha.',
  ]) {
    const { acts, seen } = shown(text);
    assert.ok(![...(acts ?? []), ...(seen ?? [])].some((each) => each.includes('t-shirt')), text);
  }
  assert.deepEqual(shown('A Mia vestiu-se de manhã.').acts, ['hero put-on t-shirt']);
});
