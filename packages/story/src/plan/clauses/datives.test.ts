import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

const last = (description: string): string[] => acted(description).at(-1) ?? [];

it('gives to one whom two words tell', () => {
  assert.deepEqual(last('Mamá cortó la tarta. Mia le dio un beso a su abuelo.'), [
    'hero kiss',
    'grandfather kiss',
  ]);
});

it('gives to somebody where another pronoun makes it se', () => {
  assert.deepEqual(last('Luis perdió su pelota. Mia se la devolvió.').slice(1), ['friend receive']);
  assert.deepEqual(last('Mia cogió el pan. Se lo comió.'), ['hero eat']);
});

it('gives for somebody in Brazil', () => {
  assert.deepEqual(last('A Mia deu uma banana para o macaco.')[0], 'hero hold');
  assert.deepEqual(last('O papai achou a bola. O papai devolveu para a Mia.'), [
    'father hand-over',
    'hero receive',
  ]);
});

it('puts the carrot into the snowman', () => {
  const [, put] = planOf('Papá y Mia hicieron un muñeco de nieve. Le pusieron una zanahoria.').moments;
  assert.ok(put?.acts.every(({ to }) => to === undefined));
});
