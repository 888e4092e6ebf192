import { type StoryLanguage, word, wordBegins } from '../language.ts';
import { foods } from './foods.ts';
import { portuguese as lines } from './lines.ts';
import { things } from './things.ts';

export const portuguese: StoryLanguage = {
  things,
  foods,
  // 'no' is 'in the' here.
  absent: word('não|nunca|sem|ninguém|nenhuma?'),
  lost: word('perdeu'),
  funny: wordBegins('riu|riram|gargalhad|engraçad|surpres|surpreend'),
  lines,
};
