import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

it('leaves engine and wheel to whoever drives', () => {
  for (const text of [
    'El abuelo manejó el bus. Mia se sentó. Después apagó el motor.',
    'O avô conduziu o autocarro. A Mia sentou-se. Depois desligou o motor.',
  ])
    assert.equal(acted(text).at(-1)?.[0]?.startsWith('grandfather'), true, text);
  assert.equal(acted('El abuelo manejó el bus. Mia se sentó. Después comió.').at(-1)?.[0], 'hero eat');
});
