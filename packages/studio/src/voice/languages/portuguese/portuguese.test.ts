import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { spokenTokens } from '../../spoken-text.ts';
import { sayNumeric } from '../written-forms.ts';
import { portugueseNumbers } from './index.ts';
import { cardinal } from './numbers.ts';

const said = (text: string): string =>
  spokenTokens(text, { language: 'pt' })
    .flatMap((token) => token.spoken)
    .join(' ');

describe('Portuguese words', () => {
  for (const [written, phones] of [
    ['obrigado', '/ow b r iy g aa1 dh uw/'],
    ['coração', '/k uw d ah s aw1 n/'],
    ['queijo', '/k ey1 zh uw/'],
    ['muito', '/m uw1 iy n t uw/'],
    ['exame', '/ih z ah1 m ax/'],
    ['excelente', '/ih sh ih l eh1 n t ax/'],
    ['mesmo', '/m eh1 zh m uw/'],
    ['casa', '/k aa1 z ah/'],
    ['caiu', '/k ah iy1 uw/'],
    ['rainha', '/hh ah iy1 n y ah/'],
    ['brincaram', '/b r iy n k aa1 d aw n/'],
    ['cinquenta', '/s iy n k w eh1 n t ah/'],
    ['pinguim', '/p iy n g w iy1 n/'],
    ['guitarra', '/g iy t aa1 hh ah/'],
    ['avó', '/ah v ao1/'],
    ['avô', '/ah v ow1/'],
    ['irmão', '/iy r m aw1 n/'],
    ['irmã', '/iy r m ah1 n/'],
    ['escola', '/ih sh k ao1 l ah/'],
    ['jogo', '/zh ow1 g uw/'],
    ['saiu', '/s ah iy1 uw/'],
    ['deu-lhe', '/d ey1 uw/ /l y ax/'],
    ['siiim', '/s iy1 n/'],
    ['TV', '/t ey1/ /v ey1/'],
    ['Sr. António', '/s ih n y ow1 r/ /ah n t ao1 n iy uw/'],
    ['n.º 7', '/n uw1 m ih d uw/ /s eh1 t t ax/'],
    ['mãozinha', '/m aw n z iy1 n y ah/'],
    ['hoje', '/ow1 zh ax/'],
    ['hahaha', '/hh ah1 hh ah1/'],
    ['🎉 日本語', ''],
  ] as const)
    it(`says '${written}'`, () => assert.equal(said(written), phones));

  it('leaves English names English', () => assert.equal(said('o Jack'), '/uw/ jack'));

  it('softens a hiss before a vowel and a voiced consonant, not over a pause', () => {
    assert.equal(said('os amigos meus'), '/uw z/ /ah m iy1 g uw zh/ /m ey1 uw sh/');
    assert.equal(said('os, amigos'), '/uw sh/ /ah m iy1 g uw sh/');
  });

  it('ends the sentence at the sea', () => {
    const tokens = spokenTokens('Vimos o mar. Que bom!', { language: 'pt' });
    assert.deepEqual(tokens[2], { written: 'mar.', spoken: ['/m aa1 r/'], after: 'sentence', mark: '.' });
  });
});

describe('Portuguese numbers', () => {
  for (const [written, next, words] of [
    ['7', 'anos', 'sete'],
    ['2', 'irmãs', 'duas'],
    ['21', 'velas', 'vinte e uma'],
    ['1.203', 'passos', 'mil duzentos e três'],
    ['3.º', '', 'terceiro'],
    ['23.ª', '', 'vigésima terceira'],
    ['12/05/2024', '', 'doze de maio de dois mil e vinte e quatro'],
    ['2024-12-01', '', 'um de dezembro de dois mil e vinte e quatro'],
    ['10h30', '', 'dez e trinta'],
    ['8h', '', 'oito horas'],
    ['€20,50', '', 'vinte euros e cinquenta'],
    ['1,5', '', 'um vírgula cinco'],
    ['50%', '', 'cinquenta por cento'],
    ['3/4', '', 'três quartos'],
    ['3½', '', 'três e meio'],
    ['5kg', '', 'cinco quilos'],
    ['2-1', '', 'dois a um'],
  ] as const)
    it(`says ${written} ${next}`, () =>
      assert.equal(
        sayNumeric(portugueseNumbers, written, { previous: '', next, names: new Map() })?.join(' '),
        words,
      ));

  it('joins with e where it is heard', () => {
    for (const [value, words] of [
      [0, 'zero'],
      [16, 'dezasseis'],
      [100, 'cem'],
      [101, 'cento e um'],
      [1100, 'mil e cem'],
      [2345, 'dois mil trezentos e quarenta e cinco'],
      [999_999, 'novecentos e noventa e nove mil novecentos e noventa e nove'],
      [1_000_000, 'um milhão'],
    ] as const)
      assert.equal(cardinal(value).join(' '), words);
  });
});
