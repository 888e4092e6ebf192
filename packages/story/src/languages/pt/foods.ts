import { type StoryLanguage, word } from '../language.ts';

export const foods: StoryLanguage['foods'] = [
  ['pasta', word('massa|esparguete|lasanha')],
  ['bowlful', word('sopas?|cereais|iogurtes?')],
  ['banana', word('bananas?')],
  ['carrot', word('cenouras?')],
  ['cookie', word('bolachas?')],
  ['sandwich', word('sandes|sandu[íi]che|p[ãa]o|tostas?|pizzas?|croissants?')],
  ['apple', word('ma[çc][ãa]s?|peras?|morangos?|frutas?')],
];
