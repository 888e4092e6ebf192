import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const shown = (text: string): string => {
  const moment = planOf(text).moments.at(-1);
  const acts = moment?.acts.map(({ who, action, thing = '' }) => `${who} ${action} ${thing}`.trim()) ?? [];
  const seen = moment?.seen.map(({ picture, how }) => `${how}:${picture}`) ?? [];
  return [...acts, ...seen].join(', ');
};

it('trims the Christmas tree with what is in the hands of all who do', () => {
  for (const text of [
    'Mia and Dad decorated the Christmas tree.',
    'A Mia e o pai enfeitaram a árvore de Natal.',
    'Mia y papá adornaron el árbol de Navidad.',
  ])
    assert.equal(shown(text), 'hero reach bauble, father reach bauble, beside:christmas-tree', text);
  assert.equal(shown('Mia put the star on top of the tree.'), 'hero reach star, beside:christmas-tree');
  assert.doesNotMatch(shown('Mia saw a star over the tree.'), /reach/);
});

it('paints eggs and carves pumpkins at a table', () => {
  assert.match(shown('Mia y la abuela pintaron huevos de Pascua.'), /table:easter-egg/);
  assert.match(shown('A Mia pintou ovos da Páscoa.'), /hero craft easter-egg/);
  assert.match(shown('Mia carved a face into the Halloween pumpkin.'), /hero slice jack-o-lantern/);
  assert.match(shown('Mia y papá tallaron una calabaza.'), /table:jack-o-lantern/);
  assert.doesNotMatch(shown('Mia ate an egg.'), /easter/);
});

it('cuts and makes pumpkins, and stars for the tree, as on all other days', () => {
  for (const text of [
    'Grandma cut the pumpkin for the soup.',
    'A avó cortou a abóbora para a sopa.',
    'Mia made a pumpkin out of clay.',
  ])
    assert.doesNotMatch(shown(text), /jack-o-lantern/, text);
  assert.match(shown('Mia and Dad cut a pumpkin for Halloween.'), /jack-o-lantern/);
  assert.doesNotMatch(shown('Mia hizo una estrella de papel para el árbol.'), /reach/);
});

it('gives each their own costume, and a crown alone no coat', () => {
  const dressed = planOf('Leo and Mia dressed up as a prince and a princess.').moments.at(-1);
  const worn = dressed?.seen.map(({ picture, of }) => `${picture} ${of}`) ?? [];
  assert.ok(worn.includes('coat friend') && worn.includes('dress hero') && !worn.includes('dress friend'));
  assert.doesNotMatch(shown('Mia wore a paper crown while baking.'), /coat/);
});

it('dresses up from head to foot', () => {
  for (const text of [
    'Mia dressed up as a princess.',
    'A Mia mascarou-se de princesa.',
    'Mia se disfrazó de princesa.',
  ])
    assert.match(shown(text), /worn:crown, worn:dress/, text);
  assert.match(shown('Mia se disfrazó de bruja.'), /worn:witch-hat, worn:dress/);
  assert.doesNotMatch(shown('Mia wore a crown.'), /dress/);
});

it('leafs through albums, and looks at what hangs on a wall', () => {
  for (const text of [
    "Mia looked at Grandma's photo album.",
    'A Mia viu o álbum de fotografias da avó.',
    'Mia miró el álbum de fotos de la abuela.',
  ])
    assert.match(shown(text), /^hero read$/, text);
  assert.doesNotMatch(shown('Mia looked at the picture on the wall.'), /read/);
});

it('opens presents, which are nothing that is done', () => {
  assert.match(shown('Mia opened her presents.'), /hero open wrapped-gift/);
});

it('scratches as cats do, and hurts nobody but whose arm it is', () => {
  for (const text of [
    "The cat scratched Mia's arm.",
    'O gato arranhou o braço da Mia.',
    'El gato arañó a Mia.',
  ])
    assert.match(shown(text), /^cat hit, hero cry/, text);
});
