import { type StoryLanguage, word } from '../language.ts';

export const foods: StoryLanguage['foods'] = [
  ['pasta', word('pasta|spaghetti|noodles?|macaroni|lasagn[ae]')],
  ['bowlful', word('soups?|cereals?|yogh?urts?|porridge|oatmeal')],
  ['banana', word('bananas?')],
  ['carrot', word('carrots?')],
  ['cookie', word('cookies?|biscuits?|crackers?')],
  [
    'sandwich',
    word('sandwich(?:es)?|toast(?:ie)?s?|bread|buns?|burgers?|hot dogs?|wraps?|pizzas?|croissants?'),
  ],
  ['apple', word('apples?|pears?|peach(?:es)?|plums?|strawberr(?:y|ies)|fruits?|mango(?:e?s)?')],
];
