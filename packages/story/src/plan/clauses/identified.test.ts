import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

const last = (text: string): string[] => acted(text).at(-1) ?? [];

it('has whoever it turned out to be stand there', () => {
  assert.deepEqual(last('There was a knock and it was Grandad with a cake.'), ['grandfather stand']);
  assert.deepEqual(last('Bateram à porta e era o avô com um bolo.'), ['grandfather stand']);
  assert.deepEqual(last('Llamaron y era el abuelo con un pastel.'), ['grandfather stand']);
  assert.deepEqual(last('A Mia abriu a porta. Era a avó!'), ['grandmother stand']);
});

it('brings nobody along for whose day or idea it was', () => {
  assert.equal(acted("Mia ran. It was Mum's birthday.").length, 1);
  assert.ok(!last('A Mia olhou e era uma menina feliz.').includes('friend stand'));
});
