import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const lead = (text: string): string | undefined => {
  const act = planOf(text).moments.at(-1)?.acts[0];
  return act && `${act.who} ${act.action}`;
};
const all = (texts: readonly (readonly [text: string, expected: string])[]): void => {
  for (const [text, expected] of texts) assert.equal(lead(text), expected, text);
};

it('passes things on, and by no way', () => {
  all([
    ['Mia le pasó el martillo a su abuelo.', 'hero hand-over'],
    ['Mia estaba con la abuela. Le pasó una bolsa.', 'hero hand-over'],
    ['O pai passou-lhe o livro.', 'father hand-over'],
    ['Mia passed me the salt.', 'hero hand-over'],
    ['Mia pasó por la plaza.', 'hero walk'],
  ]);
});

it('pours what is loose, and throws the rest', () => {
  all([
    ['Mia echó la harina en el bol.', 'hero pour'],
    ['A Mia esvaziou o balde na areia.', 'hero pour'],
    ['Mia emptied the bucket.', 'hero pour'],
    ['Mia filled the jug.', 'hero pour'],
    ['A Mia jogou a pedra longe.', 'hero throw'],
    ['El perro se echó al lado de Mia.', 'dog lie-down'],
  ]);
});

it('sweeps, licks and spreads with what goes over it', () => {
  all([
    ['A Mia passou a vassoura.', 'hero sweep'],
    ['El perro le pasó la lengua a Mia.', 'dog lick'],
    ['A Mia passou manteiga no pão.', 'hero wipe'],
  ]);
});

it('puts down, pulls and ties', () => {
  all([
    ['A Mia largou o pão.', 'hero put-down'],
    ['Mia me tiró de la mano.', 'hero pull'],
    ['A Mia rasgou o desenho.', 'hero pull'],
    ['La monitora le apretó la cincha a Mia.', 'teacher tie'],
  ]);
});

it('pushes what is slid, and lies where nothing is laid', () => {
  all([
    ['Mia slid the plate across the table.', 'hero push'],
    ['Mia slid down the hill.', 'hero fall'],
    ['Mia stopped at the gate.', 'hero stand'],
    ['Mia rang her grandma.', 'hero phone'],
    ['Mia spread the blanket.', 'hero put-down'],
  ]);
});

it('makes signs, sounds, knots, holes and meals', () => {
  all([
    ['La abuela le hizo adiós con la mano.', 'grandmother wave'],
    ['A Mia fez muuu.', 'hero shout'],
    ['Mia le hizo shhh a su hermana.', 'hero whisper'],
    ['A Mia fez um nó.', 'hero tie'],
    ['Mia hizo un hoyo en la arena.', 'hero dig'],
    ['Mia hizo arepas.', 'hero cook'],
    ['Mia le pegó a la pelota.', 'hero kick'],
  ]);
});
