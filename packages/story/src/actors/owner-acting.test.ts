import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../testing/plan-of.ts';

const last = (text: string): string | undefined => acted(text).at(-1)?.[0];

it('acts to whom the body belongs that something came upon', () => {
  assert.equal(last("The sponge cake landed on our dog Biscuit's head, and he ate it."), 'dog eat');
  assert.equal(last("The butterfly sat on the cat's nose and she sneezed."), 'cat sneeze');
  assert.equal(last('A borboleta pousou no focinho da gata e ela espirrou.'), 'cat sneeze');
  assert.equal(last('La mariposa se posó en la nariz de la gata y ella estornudó.'), 'cat sneeze');
});

it('acts where nobody else can be meant', () => {
  assert.equal(last("Mia filled Grandpa's boots with sand. He laughed."), 'grandfather laugh');
  assert.equal(last('A Mia encheu de areia as botas do avô. Ele riu.'), 'grandfather laugh');
  assert.equal(last("Mia filled Grandpa's boots with sand. She laughed."), 'hero laugh');
});

it('does not act where somebody did it, and not in a later sentence', () => {
  assert.equal(last("Mia put her hat on the cat's head and she danced."), 'hero dance');
  assert.equal(last("The butterfly sat on the cat's nose. She sneezed."), 'hero sneeze');
});
