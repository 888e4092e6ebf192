import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

const last = (text: string): string => acted(text).at(-1)?.[0] ?? '';

it('means whoever acted just now by the woman and the man, where nobody else was spoken of', () => {
  assert.match(last('A minha vó Zefa pegou o véu. A mulher dançou.'), /^grandmother dance/);
  assert.match(last('Mi abuelo se levantó. El hombre bailó.'), /^grandfather dance/);
  assert.match(last('Mi abuelo se levantó. Mia corrió y jugó. El hombre bailó.'), /^man dance/);
});

it('has the fella and the bloke as the man who came', () => {
  assert.match(last('A man came in. The bloke danced.'), /^man dance/);
});

it('reads kin and names as families of Brazil and elsewhere write them', () => {
  assert.match(last('Aí minha vó Zefa dançou.'), /^grandmother dance/);
  assert.match(last('O vô João dançou.'), /^grandfather dance/);
});

it('puts a veil on a head, and comes upon two who sleep', () => {
  assert.match(last('A avó pegou o véu e botou na cabeça.'), /^grandmother put-on/);
  assert.match(
    last('A mãe foi dar com as duas apertadas na cama, a Leonor com o braço por cima da Mia.'),
    /look|watch/,
  );
});
