import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasPicture } from '../pictures/index.ts';
import { namedPictures, pictureFor } from './index.ts';

test('every word means a picture there is', () => {
  assert.deepEqual(
    [...namedPictures()].filter((name) => !hasPicture(name)),
    [],
  );
});

test('two words come before one, in each language', () => {
  assert.equal(pictureFor('machine', 'en', { qualities: ['new', 'washing'] }), 'washing-machine');
  assert.equal(pictureFor('máquina', 'pt', { of: 'lavar' }), 'washing-machine');
  assert.equal(pictureFor('papel', 'es', { qualities: ['higiénico'] }), 'roll-of-paper');
  assert.equal(pictureFor('coelho', 'pt', { of: 'peluche' }), 'toy-rabbit');
});

test('what stands beside a noun is never taken for it', () => {
  assert.equal(pictureFor('counter', 'en', { qualities: ['cheese'] }), 'counter');
  assert.equal(pictureFor('brilliance', 'en', { qualities: ['apple'] }), null);
});

test('a piece of something is that thing', () => {
  assert.equal(pictureFor('piece', 'en', { of: 'toast' }), 'bread');
  assert.equal(pictureFor('slice', 'en', { of: 'cheese' }), 'cheese-wedge');
});

test('what only has a shape or lies in a heap is that thing', () => {
  assert.equal(pictureFor('ball', 'en', { of: 'wool' }), 'yarn');
  assert.equal(pictureFor('ball', 'en'), 'soccer-ball');
  assert.equal(pictureFor('pilha', 'pt', { of: 'lata' }), 'canned-food');
  assert.equal(pictureFor('pilha', 'pt'), 'battery');
  assert.equal(pictureFor('bola', 'pt', { of: 'neve' }), 'snowball');
  assert.equal(pictureFor('bote', 'es', { of: 'arroz' }), 'cooked-rice');
  assert.equal(pictureFor('bote', 'es', { of: 'remo' }), 'canoe');
});

test('a word that mostly means something else is not guessed', () => {
  assert.equal(pictureFor('score', 'en'), null);
  assert.equal(pictureFor('estação', 'pt'), null);
  assert.equal(pictureFor('estación', 'es', { of: 'tren' }), 'station');
});

test('what homes, gardens, playgrounds and feasts have is known in each language', () => {
  for (const [picture, en, pt, es] of [
    ['trampoline', 'trampoline', 'trampolim', 'trampolín'],
    ['wheelbarrow', 'wheelbarrow', 'carrinho de mão', 'carretilla'],
    ['aquarium', 'aquarium', 'aquário', 'acuario'],
    ['baby-dummy', 'dummy', 'chupeta', 'chupete'],
    ['nappy', 'diaper', 'fralda', 'pañal'],
    ['lighthouse', 'lighthouse', 'farol', 'faro'],
    ['menorah', 'menorah', 'menorá', 'menorá'],
    ['nativity', 'nativity', 'presépio', 'belén'],
    ['napkin', 'napkin', 'guardanapo', 'servilleta'],
    ['scarecrow', 'scarecrow', 'espantalho', 'espantapájaros'],
  ] as const) {
    assert.equal(pictureFor(en, 'en'), picture);
    assert.equal(pictureFor(pt, 'pt'), picture);
    assert.equal(pictureFor(es, 'es'), picture);
  }
  // Sand in a box is no parcel.
  assert.equal(pictureFor('caixa', 'pt', { of: 'areia' }), 'sandpit');
});

test('a compound means what it names, not what its last word is alone', () => {
  for (const [noun, qualities, picture] of [
    ['stand', ['lemonade'], 'lemonade-stand'],
    ['bank', ['piggy'], 'piggy-bank'],
    ['bat', ['baseball'], 'baseball-bat'],
    ['pin', ['rolling'], 'rolling-pin'],
    ['board', ['ironing'], 'ironing-board'],
    ['belt', ['seat'], 'seat-belt'],
    ['castle', ['bouncy'], 'bouncy-castle'],
    ['cone', ['pine'], 'pine-cone'],
    ['net', ['butterfly'], 'fishing-net'],
  ] as const)
    assert.equal(pictureFor(noun, 'en', { qualities }), picture, `${qualities[0]} ${noun}`);
  assert.equal(pictureFor('bag', 'en', { of: 'feed' }), 'feed-bag');
  assert.equal(pictureFor('saco', 'pt', { of: 'ração' }), 'feed-bag');
  assert.equal(pictureFor('puesto', 'es', { of: 'limonada' }), 'lemonade-stand');
});

test('one thing has several words on both sides of the ocean', () => {
  for (const [noun, language, picture] of [
    ['cobija', 'es', 'blanket'],
    ['heladera', 'es', 'fridge'],
    ['remera', 'es', 't-shirt'],
    ['palta', 'es', 'avocado'],
    ['pochoclo', 'es', 'popcorn'],
    ['calcinha', 'pt', 'briefs'],
    ['tênis', 'pt', 'running-shoe'],
    ['escorregador', 'pt', 'playground-slide'],
    ['guarda-roupa', 'pt', 'wardrobe'],
  ] as const)
    assert.equal(pictureFor(noun, language), picture, noun);
  // 'Media hora' is no stocking.
  assert.equal(pictureFor('media', 'es'), null);
});

test('what is eaten and had in each region has a picture a parent would take', () => {
  for (const [noun, language, picture] of [
    ['paçoca', 'pt', 'candy'],
    ['gibi', 'pt', 'open-book'],
    ['sanfona', 'pt', 'accordion'],
    ['muro', 'pt', 'fence'],
    ['telón', 'es', 'curtain'],
    ['veladora', 'es', 'candle'],
    ['celu', 'es', 'mobile-phone'],
    ['escayola', 'es', 'plaster'],
    ['racimo', 'es', 'grapes'],
  ] as const)
    assert.equal(pictureFor(noun, language), picture, noun);
  // Brazil and Portugal write one noun with two accents.
  assert.equal(pictureFor('papel', 'pt', { qualities: ['higiênico'] }), 'roll-of-paper');
  // A note is read, a ticket is of a train.
  assert.equal(pictureFor('bilhete', 'pt'), 'memo');
  assert.equal(pictureFor('bilhete', 'pt', { of: 'comboio' }), 'ticket');
});

test('everyday words of Portugal and Brazil have the nearest picture', () => {
  for (const [word, picture] of [
    ['saco', 'shopping-bags'],
    ['carteira', 'purse'],
    ['cacilheiro', 'ferry'],
    ['durex', 'tape-roll'],
    ['loiça', 'plate'],
    ['bambolê', 'hula-hoop'],
    ['cachupa', 'shallow-pan-of-food'],
    ['papel higiênico', 'roll-of-paper'],
  ] as const)
    assert.equal(pictureFor(word, 'pt'), picture, word);
});

test('hands hold a handkerchief, a mate or a lock of hair, and no look-alike of them', () => {
  for (const [noun, language, picture] of [
    ['pañuelo', 'es', 'handkerchief'],
    ['lenço', 'pt', 'handkerchief'],
    ['handkerchief', 'en', 'handkerchief'],
    ['mate', 'es', 'mate'],
    ['mechón', 'es', 'lock-of-hair'],
    ['balero', 'es', 'cup-and-ball'],
    ['palillo', 'es', 'stick'],
    ['hallaca', 'es', 'tamale'],
    ['agujeta', 'es', 'running-shoe'],
    ['mandil', 'es', 'apron'],
    ['higuera', 'es', 'deciduous-tree'],
  ] as const)
    assert.equal(pictureFor(noun, language), picture, noun);
  assert.equal(pictureFor('papel', 'es', { qualities: ['picado'] }), 'bunting');
  assert.equal(pictureFor('pan', 'es', { of: 'muerto' }), 'bread');
  // 'Mate' is a friend in English.
  assert.equal(pictureFor('mate', 'en'), null);
});
