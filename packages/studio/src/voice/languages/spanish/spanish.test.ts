import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { spokenTokens } from '../../spoken-text.ts';
import { sayNumeric } from '../written-forms.ts';
import { spanishNumbers } from './index.ts';
import { cardinal } from './numbers.ts';

const said = (text: string): string =>
  spokenTokens(text, { language: 'es' })
    .flatMap((token) => token.spoken)
    .join(' ');

describe('Spanish words', () => {
  for (const [written, phones] of [
    ['niño', '/n iy1 n y ow/'],
    ['guerra', '/g eh1 r aa/'],
    ['queso', '/k eh1 s ow/'],
    ['perro', '/p eh1 r ow/'],
    ['pero', '/p eh1 d ow/'],
    ['cigüeña', '/s iy g w eh1 n y aa/'],
    ['huevo', '/w eh1 b ow/'],
    ['muy', '/m uw1 iy/'],
    ['hoy', '/oy1/'],
    ['llave', '/y aa1 b ey/'],
    ['gente', '/hh eh1 n t ey/'],
    ['México', '/m eh1 hh iy k ow/'],
    ['nada', '/n aa1 dh aa/'],
    ['gato', '/g aa1 t t ow/'],
    ['ciudad', '/s y uw dh aa1 dh/'],
    ['corazón', '/k ow d aa s ow1 n/'],
    ['día', '/d iy1 aa/'],
    ['ahí', '/aa iy1/'],
    ['quién', '/k y eh1 n/'],
    ['¡Gracias!', '/g r aa1 s y aa s/'],
    ['hija', '/iy1 hh aa/'],
    ['jajaja', '/hh aa1 hh aa1/'],
    ['Mia y Jack', '/m iy1 aa/ /iy/ jack'],
    ['la Sra. López', '/l aa/ /s eh n y ow1 d aa/ /l ow1 p eh s/'],
    ['2 €', '/d ow1 s/ /ey1 uw d ow s/'],
  ] as const)
    it(`says '${written}'`, () => assert.equal(said(written), phones));
});

describe('Spanish numbers', () => {
  for (const [written, next, words] of [
    ['1', 'año', 'un'],
    ['21', 'velas', 'veintiuna'],
    ['21', 'años', 'veintiún'],
    ['12', 'de', 'doce'],
    ['500', 'niñas', 'quinientas'],
    ['1.203', 'pasos', 'mil doscientos tres'],
    ['3.º', '', 'tercero'],
    ['1.ª', '', 'primera'],
    ['12/05/2024', '', 'doce de mayo de dos mil veinticuatro'],
    ['10:30', '', 'diez y media'],
    ['€20,50', '', 'veinte euros y cincuenta'],
    ['1,5', '', 'uno coma cinco'],
    ['3/4', '', 'tres cuartos'],
    ['5km', '', 'cinco kilómetros'],
  ] as const)
    it(`says ${written} ${next}`, () =>
      assert.equal(
        sayNumeric(spanishNumbers, written, { previous: '', next, names: new Map() })?.join(' '),
        words,
      ));

  it('are said as words', () => {
    for (const [value, words] of [
      [0, 'cero'],
      [16, 'dieciséis'],
      [31, 'treinta y uno'],
      [100, 'cien'],
      [101, 'ciento uno'],
      [21_000, 'veintiún mil'],
      [999_999, 'novecientos noventa y nueve mil novecientos noventa y nueve'],
      [1_000_000, 'un millón'],
    ] as const)
      assert.equal(cardinal(value).join(' '), words);
  });
});
