import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pictureFor, pictureOfPhrase, wordsFor } from './index.ts';

test('what milestones are told of has a picture of its own, and no look-alike', () => {
  for (const [picture, en, pt, es] of [
    ['certificate', 'certificate', 'certificado', 'diploma'],
    ['report-card', 'report card', 'boletim', 'boleta'],
    ['reward-chart', 'sticker chart', 'quadro de recompensas', 'tabla de recompensas'],
    ['judo-belt', 'yellow belt', 'faixa amarela', 'cinturón amarillo'],
    ['name-card', 'library card', 'carteirinha', 'carné'],
    ['braces', 'braces', 'aparelho nos dentes', 'brackets'],
    ['training-wheels', 'training wheels', 'rodinhas', 'rueditas'],
    ['photo', 'photo', 'fotografia', 'foto'],
    ['lunch-box', 'lunch box', 'lancheira', 'lonchera'],
    ['advent-calendar', 'advent calendar', 'calendário do advento', 'calendario de adviento'],
    ['christmas-tree', 'christmas tree', 'árvore de natal', 'árbol de navidad'],
    ['pumpkin', 'pumpkin', 'abóbora', 'calabaza'],
    ['blanket-den', 'blanket fort', 'cabana de lençóis', 'cabaña de sábanas'],
    ['woolly-hat', 'beanie', 'touca', 'gorro'],
    ['slippers', 'slippers', 'pantufas', 'pantuflas'],
    ['bunk-bed', 'bunk bed', 'beliche', 'litera'],
    ['tray', 'tray', 'bandeja', 'charola'],
    ['glass-of-water', 'glass of water', 'copo de água', 'vaso de agua'],
  ] as const) {
    assert.equal(pictureOfPhrase(en, 'en'), picture);
    assert.equal(pictureOfPhrase(pt, 'pt'), picture);
    assert.equal(pictureOfPhrase(es, 'es'), picture);
  }
});

test('a compound is no longer what its first word is', () => {
  assert.equal(pictureFor('cubo', 'es', { of: 'rubik' }), 'color-cube');
  assert.equal(pictureFor('fuegos', 'es', { qualities: ['artificiales'] }), 'fireworks');
  assert.equal(pictureFor('sopa', 'pt', { of: 'letras' }), 'memo');
  assert.equal(pictureFor('sopa', 'pt'), 'pot-of-food');
  assert.equal(pictureFor('pila', 'es', { qualities: ['bautismal'] }), 'fountain');
});

test('what is corrected is meant, and names no picture anew', () => {
  assert.equal(pictureOfPhrase('homework', 'en'), 'notebook');
  assert.notEqual(wordsFor('notebook', 'en')[0], 'homework');
  assert.equal(pictureOfPhrase('bus escolar', 'es'), 'bus');
  assert.notEqual(wordsFor('bus', 'es')[0], 'guagua');
});

test('school smocks, suits of judo and cards for birthdays are known on both sides of the ocean', () => {
  for (const [word, language, picture] of [
    ['guardapolvo', 'es', 'lab-coat'],
    ['judogi', 'es', 'martial-arts-uniform'],
    ['pantalones cortos', 'es', 'shorts'],
    ['cerro', 'es', 'mountain'],
    ['cartão de aniversário', 'pt', 'card'],
    ['hi-vis vest', 'en', 'safety-vest'],
    ['robot aspirador', 'es', 'robot-vacuum'],
  ] as const)
    assert.equal(pictureOfPhrase(word, language), picture, word);
});
