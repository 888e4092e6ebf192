import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

const firstOf = (description: string): string | undefined => acted(description).at(-1)?.[0];

it('hits somebody and glues a thing', () => {
  assert.equal(firstOf('Luis le quitó la muñeca a Mia. Mia le pegó.'), 'hero hit');
  assert.notEqual(firstOf('Mia pegó el dibujo en la pared.'), 'hero hit');
});

it('gets a thing and wins a game', () => {
  assert.equal(firstOf('A Mia ganhou um pirulito.'), 'hero hold');
  assert.equal(firstOf('A Mia ganhou o jogo.'), 'hero cheer');
});

it('lends to somebody, and leaves somewhere', () => {
  assert.equal(firstOf('Mia jugaba con Luis. Le dejó su coche.'), 'hero hand-over');
  assert.equal(firstOf('Mia le dejó su coche en la mesa.'), 'hero put-down');
});

it('gives a name to an animal, and brings nobody of that name', () => {
  const plan = planOf('Mia encontró un perro. Mia le puso Toby.');
  assert.ok(plan.people.every(({ role }) => role !== 'friend'));
});

it('touches a nose, plays a song, throws a stone and plays football', () => {
  assert.equal(firstOf('Mia vio al bebé. Mia le tocó la nariz.'), 'hero stroke');
  assert.equal(firstOf('Mia tocó una canción.'), 'hero play-music');
  assert.equal(firstOf('A Mia jogou uma pedra na água.'), 'hero throw');
  assert.equal(firstOf('A Mia jogou futebol.'), 'hero kick');
});
