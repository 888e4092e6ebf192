import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const nora = { childName: 'Nora', childAge: 6, pronoun: 'she' } as const;
/** Who acts first in the last moment, how, and to whom. */
function lastAct(text: string): string {
  const act = planOf(text, nora).moments.at(-1)?.acts[0];
  return `${act?.who} ${act?.action}${act?.to ? ` ${act.to}` : ''}`;
}

test('what I do to myself is done as others do it to themselves', () => {
  assert.equal(lastAct('La mamá de Nora escribe: me escondí debajo de la mesa.').split(' ')[1], 'hide');
  assert.equal(lastAct('Eu me enfiei debaixo da manta.').split(' ')[1], 'hide');
});

test('my hand and my lap are mine', () => {
  assert.equal(lastAct('No túnel a Nora agarrou minha mão.'), 'hero hold-hands mother');
  assert.equal(lastAct('A Nora dormiu no meu colo.'), 'hero sleep mother');
  assert.equal(lastAct('Nora se durmió contra mi hombro.'), 'hero sleep mother');
});

test('one kneels beside somebody', () => {
  assert.equal(lastAct('A Nora se ajoelhou do lado da avó.'), 'hero kneel grandmother');
});

test('whom something is whispered or shown to may be left out', () => {
  assert.equal(lastAct('A avó chegou. A Nora cochichou um segredo.'), 'hero whisper grandmother');
});

test('an animal that was just spoken of is sung to', () => {
  const { moments } = planOf('A avó riu. A Nora viu um louva-a-deus e cantou-lhe uma canção.', nora);
  assert.equal(moments.at(-1)?.acts[0]?.to, undefined);
  assert.ok(moments.at(-1)?.seen.some(({ picture }) => picture === 'cricket'));
});
