import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const child = { childName: 'Nora', childAge: 6, pronoun: 'she' } as const;
const last = (text: string) => planOf(text, child).moments.at(-1);
const actIn = (text: string): string => {
  const act = last(text)?.acts[0];
  return `${act?.action} ${act?.thing ?? ''}`.trim();
};

it('takes off the shoes that a verb says by itself, and puts on what is changed', () => {
  assert.equal(actIn('A Nora descalçou-se.'), 'take-out running-shoe');
  assert.equal(actIn('Nora se descalzó.'), 'take-out running-shoe');
  assert.equal(actIn('A Nora trocou de roupa.'), 'put-on t-shirt');
  assert.equal(actIn('Nora se cambió de ropa.'), 'put-on t-shirt');
});

it('has the toy that Spanish has behind a in the hands', () => {
  assert.equal(actIn('Nora abrazó a su peluche.'), 'hold teddy-bear');
});

it('fans a fire with what is told, beside it', () => {
  for (const text of [
    'A Nora abanava as brasas com um cartão.',
    'Nora abanicaba las brasas con un cartón.',
  ]) {
    assert.equal(actIn(text), 'wave card', text);
    assert.ok(
      last(text)?.seen.some(({ picture }) => picture === 'fire'),
      text,
    );
  }
});

it('gives to another child than the one who gives', () => {
  for (const text of [
    'A Nora deu o lenço à menina que chorava.',
    'Nora le dio el pañuelo a la niña que lloraba.',
  ]) {
    const { moments } = planOf(text, child);
    assert.deepEqual(
      moments[0]?.acts.map(({ who, action }) => `${who} ${action}`),
      ['hero hand-over', 'friend receive'],
      text,
    );
    assert.deepEqual(
      moments[1]?.acts.map(({ who, action }) => `${who} ${action}`),
      ['friend cry'],
      text,
    );
  }
});

it('has whoever shares give it to the other', () => {
  for (const text of ['A Nora dividiu a mexerica com a irmã.', 'Nora repartió el chocolate con su hermana.'])
    assert.deepEqual(
      last(text)?.acts.map(({ who, action }) => `${who} ${action}`),
      ['hero hand-over', 'sister receive'],
      text,
    );
});

it('throws away a bag, puts an elder’s glasses on oneself and treads on what lies there', () => {
  assert.match(actIn('A Nora deitou o lixo no caixote.'), /sack|shopping-bags/);
  assert.match(actIn('Nora tiró la basura en el bote.'), /shopping-bags/);
  for (const text of ['A Nora pôs os óculos do avô.', 'Nora se puso los lentes del abuelo.'])
    assert.deepEqual(
      last(text)?.acts.map(({ who, action }) => `${who} ${action}`),
      ['hero put-on'],
      text,
    );
  for (const text of ['A Nora pisou uma ervilha.', 'Nora pisó una arveja.'])
    assert.equal(actIn(text), 'walk', text);
});

it('has no fruit beside what only tastes of it', () => {
  for (const text of [
    'Comprámos gelados. A Nora escolheu um de morango.',
    'Compramos paletas. Nora eligió una de mango.',
  ]) {
    const pictures = last(text)?.seen.map(({ picture }) => picture) ?? [];
    assert.ok(!pictures.some((each) => /strawberry|mango/.test(each)), text);
  }
});

it('puts on no clothes of a doll, a bed or a line and none that two swap', () => {
  for (const text of [
    'A Nora trocou a roupa da boneca.',
    'A Nora trocou a roupa de cama.',
    'A Nora mudou a roupa do varal para o cesto.',
    'A Nora trocou de roupa com a prima.',
    'Nora cambió la ropa de la muñeca.',
    'Nora cambió la ropa de la cama.',
  ])
    assert.doesNotMatch(actIn(text), /t-shirt/, text);
  assert.equal(actIn('A Nora trocou a roupa da boneca.'), 'put-on rag-doll');
});

it('treads grapes on the spot and eats of a cake that is told', () => {
  for (const text of ['A Nora pisou as uvas com o avô.', 'Nora pisó las uvas con el abuelo.'])
    assert.equal(actIn(text), 'jump grapes', text);
  for (const text of ['A Nora provou de um bolo da avó.', 'Nora probó de un pastel de la abuela.'])
    assert.equal(actIn(text), 'eat shortcake', text);
});
