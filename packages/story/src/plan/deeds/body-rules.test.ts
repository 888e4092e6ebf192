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

it('shrugs, nods and looks back with shoulders, head and neck', () => {
  all([
    ['A Mia encolheu os ombros.', 'hero shrug'],
    ['Mia se encogió de hombros.', 'hero shrug'],
    ['A Mia acenou com a cabeça.', 'hero nod'],
    ['Mia giró la cabeza.', 'hero look-back'],
    ['A Mia olhou para trás.', 'hero look-back'],
    ['Mia turned round.', 'hero look-back'],
    ['Mia looked at the cake.', 'hero look'],
  ]);
});

it('greets with a hand, and holds that of the family', () => {
  all([
    ['O treinador apertou a mão à Mia.', 'teacher shake-hands'],
    ['A Mia apertou a mão da avó.', 'hero hold-hands'],
    ['Mia me apretó el dedo.', 'hero hold-hands'],
    ['Mia squeezed my fingers.', 'hero hold-hands'],
  ]);
});

it('strokes, reaches and leans with what is put there', () => {
  all([
    ['O pai pôs a mão no ombro da Mia.', 'father stroke'],
    ['Mia le pasó la mano por la cabeza a su abuela.', 'hero stroke'],
    ['A Mia meteu a mão no saco.', 'hero reach'],
    ['Mia stretched her arm.', 'hero reach'],
    ['A Mia encostou a testa na mesa.', 'hero lean-on'],
    ['Mia laid her cheek on the table.', 'hero lean-on'],
    ['Mia put a finger to her lips.', 'hero whisper'],
    ['Mia levantó el pulgar.', 'hero point'],
  ]);
});

it('wears what is put on a head, and gives what is put in a hand', () => {
  all([
    ['A Mia pôs a panela na cabeça.', 'hero put-on'],
    ['Mia put the bucket on her head.', 'hero put-on'],
    ['Mia put the bucket on the table.', 'hero put-down'],
    ['La abuela le puso la moneda en la mano a Mia.', 'grandmother hand-over'],
  ]);
});

it('hides under things, and behind legs', () => {
  all([
    ['Mia se metió debajo de la cama.', 'hero hide'],
    ['A Mia enfiou-se na cama.', 'hero lie-down'],
    ['Mia se encerró en el baño.', 'hero hide'],
  ]);
});

it('hides a face in somebody or in the hands', () => {
  all([
    ['Mia hid her face in my coat.', 'hero hug'],
    ['Mia buried her face in the cushion.', 'hero cover-eyes'],
    ['A Mia ajudou a apanhar tudo do chão.', 'hero search'],
  ]);
});

it('waves what is shaken in a hand', () => {
  all([
    ['A Mia abanava a bandeira.', 'hero wave'],
    ['Mia shook the rattle.', 'hero wave'],
    ['A Mia sacudiu a árvore.', 'hero push'],
  ]);
});
