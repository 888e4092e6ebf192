import { type StoryLanguage, word, wordBegins } from '../language.ts';
import { foods } from './foods.ts';
import { spanish as lines } from './lines.ts';
import { things } from './things.ts';

export const spanish: StoryLanguage = {
  things,
  foods,
  absent: word('no|nunca|sin|nadie|ningun[ao]?|ningún'),
  lost: word('perdió'),
  funny: wordBegins('ri[oó]|rieron|carcajad|divertid|sorpres|sorprend'),
  lines,
};
