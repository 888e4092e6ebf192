import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

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
    ['A avó enrolou a Mia na toalha.', 'grandmother put-on'],
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

it('goes in clothes and wears them', () => {
  const moment = planOf('A Mia foi de vestido.').moments.at(-1);
  assert.equal(moment?.acts[0]?.action, 'stand');
  assert.deepEqual(
    moment?.seen.map(({ picture, how }) => [picture, how]),
    [['dress', 'worn']],
  );
  const helmet = planOf('Papá le sacó las rueditas. Mia se puso el casco.').moments.at(-1);
  assert.deepEqual([helmet?.acts[0]?.action, helmet?.acts[0]?.to], ['put-on', undefined]);
});

it('turns on machines, rings people, pinches and hurts oneself', () => {
  all([
    ['O pai ligou a máquina.', 'father reach'],
    ['O pai ligou à avó.', 'father phone'],
    ['A Mia deu um beliscão no primo.', 'hero hit'],
    ['Mia se pinchó el dedo.', 'hero cry'],
    ['Mia acomodó las flores.', 'hero put-down'],
  ]);
});

it('is licked and bitten by the animal, and not by whoever else is she', () => {
  const moment = planOf('A tia riu. Demos cenouras à girafa e ela lambeu-lhe a cara.').moments.at(-1);
  assert.deepEqual(
    moment?.acts.map(({ who, action }) => `${who} ${action}`).filter((act) => !act.startsWith('hero')),
    ['giraffe lick'],
  );
  assert.equal(last('Mia dio pan a las cabras y una le comió el gorro.'), 'goat eat');
});

it('lifts people into the air, and gives nothing to who is not there', () => {
  assert.equal(last('Puseram uma medalha à Mia. O irmão levantou-a no ar.'), 'brother lift');
  assert.equal(last('Mia le regaló el chupete a Papá Noel. Lo puso en una caja.'), 'hero put-down');
});

it('fetches, brings down and lifts somebody, whatever else agrees', () => {
  const to = (text: string): (string | undefined)[] => {
    const act = planOf(text).moments.at(-1)?.acts[0];
    return [act?.who, act?.to];
  };
  assert.deepEqual(to('A mãe da amiga deu água à Mia. O pai foi buscar ela.'), ['father', 'hero']);
  assert.deepEqual(to('La directora le entregó una medalla a Mia. Papá la cargó.'), ['father', 'hero']);
  assert.deepEqual(to('Mia se trepó a un árbol. Papá la bajó.'), ['father', 'hero']);
});

it('tears its dress, and nobody hits it', () => {
  const moment = planOf('Papá la bajó. A Mia se le rompió el vestido.').moments.at(-1);
  assert.deepEqual(
    moment?.acts.filter(({ action }) => action === 'hit'),
    [],
  );
});

it('rubs the back, and carries nobody on it', () => {
  const moment = planOf('A avó pôs pomada nas costas da Mia.').moments.at(-1);
  assert.deepEqual([moment?.acts[0]?.action, moment?.place.set], ['wipe', 'living']);
});

it('throws into the water, sends cakes, stops goals', () => {
  all([
    ['A Mia jogou a bola na água.', 'hero throw'],
    ['A Mia jogou a bola.', 'hero kick'],
    ['La tía le mandó un pastel a Mia.', 'aunt hand-over'],
    ['Mia paró dos goles.', 'hero catch'],
    ['Mia se agarró del sofá.', 'hero hold'],
  ]);
});

it('is two who dig, and on the way home in the street', () => {
  assert.deepEqual(acted('A Mia riu com o primo. Depois os dois cavaram um buraco.').at(-1), [
    'hero dig',
    'cousin dig',
  ]);
  assert.equal(planOf('Comemos gelado no caminho de casa.').moments.at(-1)?.place.set, 'street');
});

it('slides down, and gets bumps', () => {
  all([
    ['Mia se tiró por el tobogán.', 'hero sit'],
    ['Mia se cayó. Le salió un chichón.', 'hero cry'],
    ['Mia se dio en la frente.', 'hero cry'],
  ]);
});
