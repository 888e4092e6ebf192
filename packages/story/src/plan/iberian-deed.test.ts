import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../testing/plan-of.ts';

const last = (text: string): string | undefined => acted(text).at(-1)?.[0];
const all = (told: readonly (readonly [text: string, deed: string])[]): void => {
  for (const [text, deed] of told) assert.equal(last(text), deed, text);
};

it('puts on what is worn', () => {
  all([
    ['Mia se puso las medias.', 'hero put-on'],
    ['A Mia colocou a calcinha.', 'hero put-on'],
    ['A Mia colocou a meia na caixa.', 'hero put-down'],
  ]);
});

it('wets, rubs in, combs and wraps', () => {
  all([
    ['A Mia molhou a avó.', 'hero pour'],
    ['Le eché la loción a Mia.', 'mother wipe'],
    ['Le pasé el peine a Mia.', 'mother wipe'],
    ['A avó enrolou a Mia na toalha.', 'grandmother wipe'],
    ['A Mia derrubou tudo.', 'hero drop'],
  ]);
});

it('hides in wardrobes and lies down in sleeping bags', () => {
  all([
    ['Mia se metió adentro del ropero.', 'hero hide'],
    ['Mia se metió al sleeping.', 'hero lie-down'],
  ]);
});

it('bleeds where blood comes out', () => {
  all([
    ['Mia se cayó. Le salió sangre de la rodilla.', 'hero cry'],
    ['A Mia caiu. Saiu-lhe sangue do nariz.', 'hero cry'],
  ]);
});

it('clings to the leg of whoever writes, who takes it up', () => {
  const [moment] = planOf('A Mia agarrou-se à minha perna.').moments;
  assert.deepEqual([moment?.acts[0]?.action, moment?.acts[0]?.to], ['hug', 'mother']);
  assert.deepEqual(acted('A Mia caiu. Peguei ela e levei no hospital.').slice(1), [
    ['mother hug', 'hero hug'],
    ['mother walk', 'hero walk'],
  ]);
});

it('falls what was built, and nobody', () => {
  const moment = planOf('Mia armó la carpa con papá pero se les cayó dos veces.').moments.at(-1);
  assert.ok(moment?.seen.some(({ picture }) => picture === 'tent'));
  assert.ok(moment?.acts.every(({ action }) => action !== 'fall'));
});
