import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const told = (text: string): string[] =>
  planOf(text).moments.map(({ acts, seen }) =>
    [
      ...acts.map(({ who, action, thing }) => [who, action, thing].filter(Boolean).join(' ')),
      ...seen.map(({ picture }) => picture),
    ].join(', '),
  );

it('has nobody make the heat, the wind and the cold', () => {
  assert.deepEqual(told('Mia corrió. Hacía calor.'), ['hero run']);
  assert.deepEqual(told('A Mia correu. Fazia calor.'), ['hero run']);
  assert.deepEqual(told('Mia tuvo frío.'), ['hero hide']);
  assert.match(told('Mia hizo una torre.').join(), /hero/);
});

it('comes upon whom somebody hits on, and hits a door with a head', () => {
  assert.match(told('A mãe deu com o Rui na cama e a Mia riu.')[0] ?? '', /^mother look/);
  assert.match(told('El abuelo dio con el perro.')[0] ?? '', /^grandfather look/);
  assert.match(told('A Mia deu um beijo à mãe.')[0] ?? '', /kiss/);
});

it('gives somebody what falls to them, and touches what is touched', () => {
  assert.equal(told('A Mia le tocó un globo.')[0], 'hero hold balloon');
  assert.match(told('Mia tocó el globo.')[0] ?? '', /reach|hold/);
});

it('lets things move by themselves, and people what is theirs', () => {
  assert.match(told('Mia salió. Se movían los cables.')[1] ?? '', /^hero look, electric-plug/);
  assert.match(told('A Mia saiu. Mexia-se a árvore.')[1] ?? '', /look/);
  assert.doesNotMatch(told('Mia miró. Se levantó una tierra.').join(), /get-up/);
  assert.match(told('Mia se levantó.')[0] ?? '', /get-up/);
});

it('gets away from whoever held them', () => {
  assert.match(told('Mia se me soltó.')[0] ?? '', /^hero run/);
  assert.match(told('Mia soltó el globo.')[0] ?? '', /balloon/);
});

it('puts furniture together, sighs and stays where it was', () => {
  assert.doesNotMatch(told('A Mia e o pai montaram o beliche.').join(), /sit|ride/);
  assert.match(told('A Mia montou o cavalo.').join(), /sit|ride|horse/);
  assert.equal(told('Mia suspiró.')[0], 'hero shrug');
  assert.doesNotMatch(told('Mia vio un pato. El pato seguía ahí.').join(), /walk/);
});
