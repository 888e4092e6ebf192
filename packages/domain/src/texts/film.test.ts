import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filmWords } from './film.ts';

test("in Spanish 'and' is another word before the sound of an i", () => {
  const { starring, toldBy } = filmWords.es;
  assert.equal(starring('Ana', ['Isabel']), 'Con Ana e Isabel');
  assert.equal(starring('Ana', ['Íñigo']), 'Con Ana e Íñigo');
  assert.equal(starring('Ana', ['Hielo']), 'Con Ana y Hielo');
  assert.equal(starring('Ana', ['Iara']), 'Con Ana y Iara');
  assert.equal(toldBy(['Rosa', 'Hilda']), 'Contado\u00A0por Rosa e Hilda');
  assert.equal(toldBy(['Rosa', 'Inés'], 2), 'Contado\u00A0por Rosa, Inés y 2 más');
});
