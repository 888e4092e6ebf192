import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { namePhones } from './name-phones.ts';

describe('namePhones', () => {
  for (const [name, phones] of [
    ['João', 'zh uw aw1 n'],
    ['Inês', 'iy n ey1 sh'],
    ['Gonçalo', 'g ow n s aa1 l uw'],
    ['Lourenço', 'l ow r eh1 n s uw'],
    ['Guilherme', 'g iy l y eh1 r m ax'],
    ['Joaquim', 'zh uw ah k iy1 n'],
    ['Conceição', 'k ow n s ey s aw1 n'],
    ['Simões', 's iy m oy1 n sh'],
    ['Tomás', 't uw m aa1 sh'],
    ['Rodrigo', 'hh uw d r iy1 g uw'],
    ['Matilde', 'm ah t iy1 l d ax'],
    ['Martim', 'm ah r t iy1 n'],
    ['Beatriz', 'b iy ah t r iy1 sh'],
    ['Magalhães', 'm ah g ah l y ay1 n sh'],
    ['Lucía', 'l uw s iy1 aa'],
    ['Ñandú', 'n y aa n d uw1'],
    ['Begoña', 'b eh g ow1 n y aa'],
    ['Javier', 'hh aa b y eh1 r'],
    ['Joaquín', 'hh ow aa k iy1 n'],
    ['Jorge', 'hh ow1 r hh ey'],
    ['Guillermo', 'g iy y eh1 r m ow'],
    ['Alejandro', 'aa l eh hh aa1 n d r ow'],
    ['Martínez', 'm aa r t iy1 n eh s'],
    ['Quique', undefined],
  ] as const)
    it(`says ${name}`, () => assert.equal(namePhones(name, true)?.join(' '), phones));

  it('leaves English, and marks of other languages, to English spelling', () => {
    for (const word of ['Durham', 'Dunham', 'Manhattan', 'Bonnie', 'Ella', 'Zoë', 'Jürgen', 'Løvenskiold'])
      assert.equal(namePhones(word, true), undefined, word);
    assert.equal(namePhones('diego', false), undefined);
  });

  it('finds a stressed vowel in every name', () => {
    for (const name of ['João', 'Rui', 'Uxía', 'Ái', 'Sé', 'Luís', 'Raúl', 'Noémia', 'Araújo'])
      assert.equal(namePhones(name, true)?.filter((phone) => phone.endsWith('1')).length, 1, name);
  });
});
