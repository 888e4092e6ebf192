import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readClauses } from './read-clauses.ts';

const read = (text: string, language: 'en' | 'pt' | 'es' = 'en'): string[] =>
  (readClauses(text, { language, childName: 'Mia' }) ?? []).map(({ verb, mode }) => `${verb.lemma} ${mode}`);

it('goes on with what nobody stops', () => {
  assert.deepEqual(read("Mia couldn't stop laughing."), ['laugh done']);
  assert.deepEqual(read("Mia didn't stop talking."), ['talk done']);
  assert.deepEqual(read("Mia couldn't help smiling."), ['smile done']);
  assert.deepEqual(read('A Mia não parava de rir.', 'pt'), ['rir done']);
  assert.deepEqual(read('Mia no paraba de reír.', 'es'), ['reír done']);
});

it('ends what somebody stops, and does not what nobody helps', () => {
  assert.deepEqual(read('Mia stopped crying.'), ['cry undone']);
  assert.deepEqual(read("Mia didn't help wash the car."), ['help undone']);
});

it('does what somebody insists on, begins and breaks into', () => {
  assert.deepEqual(read('Mia insisted on carrying the bag.'), ['carry done']);
  assert.deepEqual(read('Mia insisted that it was hers.')[0], 'insist done');
  assert.deepEqual(read('A Mia desatou a chorar.', 'pt'), ['chorar done']);
  assert.deepEqual(read('Mia rompió a llorar.', 'es'), ['llorar done']);
  assert.deepEqual(read('Mia se puso a bailar.', 'es'), ['bailar done']);
});

it('parts two deeds by a comma or a without, and does not take waiting for hoping', () => {
  assert.deepEqual(read('A Mia saiu de pijama, sacudindo o pano.', 'pt'), ['sair done', 'sacudir done']);
  assert.deepEqual(read('Esperaram dez minutos sem respirar.', 'pt'), ['esperar done']);
  assert.deepEqual(read('Mia esperaba cantando.', 'es'), ['esperar done', 'cantar done']);
  assert.deepEqual(read('A Mia estava no banco, a comer pão.', 'pt'), ['comer done']);
});
