import { has, isSmall, type ObjectRule } from './object-rules.ts';

/** What goes to and fro in a hand; the first rule that holds. */
export const wavingRules: readonly ObjectRule[] = [
  // 'Abanou o lenço', 'sacudió el sonajero': it goes to and fro in the hand; dust and crumbs come off.
  [
    /^(?:sacudir|sacudirse|limpiar)$/,
    (told) =>
      (told.clause.manner.includes('se') && told.direct.some(({ kind }) => kind === 'worn')) ||
      has(told.objects, /^(?:polvo|arena|migas?|nieve|pó|areia|migalhas?|neve|papelitos?)$/),
    'wipe',
  ],
  [
    /^(?:sacudir|abanar|agitar|menear|revolear|ondear|zarandear|balançar)$/,
    ({ direct, objects }) =>
      direct.some(isSmall) && !has(objects, /^(?:cabeça|cabeza|árvore|árbol|rama|galho)$/),
    'wave',
  ],
  [
    /^(?:abanar|agitar|sacudir|menear|mover)$/,
    ({ objects }) => has(objects, /^(?:mão|mãozinha|mano|manita|manito)s?$/),
    'wave',
  ],
  // 'Abanava o fumo com o livro', 'la espantó con el pañuelo'.
  [
    /^(?:abanar|espantar|ahuyentar|enxotar|abanicar|airear)$/,
    ({ things }) => things.some((thing) => thing.preposition === 'with' && isSmall(thing)),
    'wave',
  ],
];
