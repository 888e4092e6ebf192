import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const actors = (description: string): (string | undefined)[] =>
  planOf(description).moments.flatMap(({ acts }) => acts.map(({ who }) => who));

it('makes somebody of whoever works or lives around the corner', () => {
  assert.deepEqual(actors('O síndico pulou.'), ['man']);
  assert.deepEqual(actors('A cobradora riu muito.'), ['woman']);
  assert.deepEqual(actors('Uma turista dançou e depois o gerente pulou.'), ['woman', 'man']);
  assert.deepEqual(actors('O goleiro pulou.'), ['friend']);
  assert.deepEqual(actors('Seu Nelson pulou.'), ['man']);
});

it('knows husbands and wives by who tells it', () => {
  assert.deepEqual(actors('A minha mulher pulou.'), ['mother']);
  assert.deepEqual(actors('A Mia é a minha neta. Meu velho pulou.').at(-1), 'grandfather');
  assert.deepEqual(actors('A minha sobrinha caiu. O meu marido pulou.').at(-1), 'uncle');
});
