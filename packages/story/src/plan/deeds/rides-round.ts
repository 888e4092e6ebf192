import { has, type ObjectRule } from './object-rules.ts';

const seats =
  /^(?:carousel-horse|ferris-wheel|roller-coaster|canoe|ferry|sailboat|motor-boat|locomotive|tractor|motorcycle|automobile|helicopter|seesaw)$/;
const money = /^(?:dinheiro|plata|dinero|guita|troco|mesada)$/;

/** Deeds of both languages that the thing beside a light verb tells; the first rule that holds. */
export const ridesRound: readonly ObjectRule[] = [
  // 'Deu uma volta de carrossel', 'dio una vuelta en la calesita', read as walking.
  [
    /^(?:caminhar|caminar|passear|pasear)$/,
    ({ things }) =>
      things.some(
        ({ picture, preposition }) => /^(?:of|in|on)?$/.test(preposition ?? '') && seats.test(picture),
      ),
    'sit',
  ],
  // 'Contou o dinheiro', 'contó la plata': coin by coin.
  [/^contar$/, ({ objects }) => has(objects, money), 'count'],
];
