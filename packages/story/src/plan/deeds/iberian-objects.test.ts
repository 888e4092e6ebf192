import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

/** What the child does in the last moment. */
function lastDeed(text: string): string | undefined {
  const { moments } = planOf(text, { childName: 'Nora', childAge: 6, pronoun: 'she' });
  return moments.at(-1)?.acts.find(({ who }) => who === 'hero')?.action;
}

test('a verb does what its object says', () => {
  for (const [text, action] of [
    ['A Nora apertou a mão do árbitro.', 'shake-hands'],
    ['A Nora apertou a mão da avó.', 'hold-hands'],
    ['A Nora apertava a mochila.', 'hold'],
    ['A Nora levantou sozinha.', 'get-up'],
    ['A Nora contou até vinte.', 'count'],
    ['A Nora contou uma história à avó.', 'talk'],
    ['A Nora encheu o copo.', 'pour'],
    ['A Nora fez o jantar.', 'cook'],
    ['Nora tiró de la cuerda.', 'pull'],
    ['Nora tiró la pelota.', 'throw'],
    ['Nora recogió la partitura.', 'carry'],
    ['Nora mostró los delfines.', 'point'],
    ['A Nora trocou a roda.', 'put-down'],
    ['A Nora virou-se.', 'look-back'],
    ['Nora tocó la arena.', 'reach'],
    ['Nora tocó la guitarra.', 'play-music'],
    ['Nora rompió en llanto.', 'cry'],
    ['A Nora entrou na roda-gigante.', 'sit'],
    ['A Nora estendeu a mão.', 'reach'],
    ['Nora se partió de risa.', 'laugh'],
    ['Nora le dijo un secreto al oído a la abuela.', 'whisper'],
    ['Nora se tapó los ojos con la bufanda.', 'cover-eyes'],
  ] as const)
    assert.equal(lastDeed(text), action, text);
});

test('how somebody stays is what they do', () => {
  for (const [text, action] of [
    ['Nora quedó sentada en el barro.', 'sit'],
    ['A Nora ficou parada na porta.', 'stand'],
    ['A Nora ficou agarrada na boneca.', 'hold'],
    ['Nora acabó dormida.', 'sleep'],
  ] as const)
    assert.equal(lastDeed(text), action, text);
});

test('a noun behind a light verb is what is done', () => {
  for (const [text, action] of [
    ['Nora pegó un alarido.', 'shout'],
    ['Nora le dio un palazo a la piñata.', 'hit'],
    ['Nora hizo una reverencia.', 'bow'],
    ['A Nora fez cosquinha na avó.', 'tickle'],
    ['A Nora levou um susto.', 'hide'],
    ['A Nora deu uma martelada no prego.', 'hit'],
  ] as const)
    assert.equal(lastDeed(text), action, text);
  // To have eyes is to look at nobody.
  assert.equal(lastDeed('Nora sacó un bote de la mochila.'), 'take-out');
});

test('tears are of whoever cries them', () => {
  const { moments } = planOf('A la abuela se le salieron las lágrimas.', { childName: 'Nora', childAge: 6 });
  assert.deepEqual(
    moments[0]?.acts.map(({ who, action }) => `${who} ${action}`),
    ['grandmother cry'],
  );
});
