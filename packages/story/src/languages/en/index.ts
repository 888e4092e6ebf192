import { type StoryLanguage, word, wordBegins } from '../language.ts';
import { foods } from './foods.ts';
import { gagsAbout } from './gags.ts';
import { english as lines } from './lines.ts';
import { things } from './things.ts';

export const english: StoryLanguage = {
  things,
  foods,
  absent: word('no|not|never|without|nobody'),
  lost: word('lost'),
  funny: wordBegins(
    'laugh|giggl|funny|silly|joke|tickl|oops|whoops|surpris|amaz|wow|backwards|wrong|all at once',
  ),
  lines,
  gagsAbout,
};
