import { type StoryLanguage, word } from '../language.ts';

export const foods: StoryLanguage['foods'] = [
  ['pasta', word('pasta|espaguetis?|macarrones')],
  ['bowlful', word('sopas?|cereales|yogur(?:es)?')],
  ['banana', word('pl[áa]tanos?|bananas?')],
  ['carrot', word('zanahorias?')],
  ['cookie', word('galletas?')],
  ['sandwich', word('bocadillos?|s[áa]ndwich(?:es)?|pan|tostadas?|pizzas?')],
  ['apple', word('manzanas?|peras?|fresas?|frutas?|mangos?')],
];
