import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../testing/plan-of.ts';
import { compoundWritten } from './compound-written.ts';

const pictures = (text: string): string[] => {
  const moment = planOf(text, { childName: 'Tom', pronoun: 'he' }).moments.at(-1);
  return [
    ...(moment?.acts ?? []).flatMap(({ thing }) => thing ?? []),
    ...(moment?.seen ?? []).map(({ picture }) => picture),
  ];
};

it('reads the longest compound that is written', () => {
  assert.equal(compoundWritten({ text: 'his new library card', head: 'card' }, 'en'), 'name-card');
  assert.equal(compoundWritten({ text: 'a red card', head: 'card' }, 'en'), undefined);
  assert.equal(compoundWritten({ text: 'el árbol de Navidad', head: 'árbol' }, 'es'), 'christmas-tree');
  assert.equal(compoundWritten({ text: 'el árbol de la plaza', head: 'árbol' }, 'es'), undefined);
  // The compound is of what the phrase is about.
  assert.equal(compoundWritten({ text: 'the lid of the lunch box', head: 'lid' }, 'en'), undefined);
});

it('shows what feasts and fish fingers are, and no tree, fire, finger or sun', () => {
  for (const [text, picture] of [
    ['O Tom viu a árvore de Natal.', 'christmas-tree'],
    ['Tom vio el árbol de Navidad.', 'christmas-tree'],
    ['Tom vio los fuegos artificiales.', 'fireworks'],
    ['Tom ate fish fingers.', 'nuggets'],
    ['Tom se puso las gafas de sol.', 'sunglasses'],
    ['Tom got a yo-yo.', 'yo-yo'],
    ['Tom jugó con la casa de muñecas.', 'dolls-house'],
  ] as const)
    assert.ok(pictures(text).includes(picture), `${text} ${pictures(text).join()}`);
  assert.ok(pictures('Tom vio el árbol.').includes('tree'));
  assert.ok(!pictures('Tom volvió a casa.').some((picture) => /house/.test(picture)));
});

it('takes no compound for what its last word says is done', () => {
  for (const [text, picture] of [
    ['Tom got a hair bow.', 'ribbon'],
    ['Tom hung up his stocking.', 'christmas-stocking'],
    ['Tom had a cupcake in the kitchen.', 'cupcake'],
    ['Tom had chicken for dinner.', 'poultry-leg'],
    ['Tom ate fish for dinner.', 'cooked-fish'],
    ['Tom comió pollo.', 'poultry-leg'],
  ] as const)
    assert.ok(pictures(text).includes(picture), `${text} ${pictures(text).join()}`);
  // A hen that eats is one.
  assert.ok(!pictures('Tom fed the chicken. The chicken ate the corn.').includes('poultry-leg'));
});

it('knows a noun as it is written where its dictionary form is another word', () => {
  assert.deepEqual(pictures('Tom carried an axe.'), ['axe']);
});
