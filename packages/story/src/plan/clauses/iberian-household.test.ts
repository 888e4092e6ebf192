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
