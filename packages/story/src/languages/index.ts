import { framedIn, type Language } from '../text/language.ts';
import { english } from './en/index.ts';
import { spanish } from './es/index.ts';
import type { StoryLanguage } from './language.ts';
import { portuguese } from './pt/index.ts';
import type { StoryWords } from './story-words.ts';

/** Every language the storyteller speaks. */
export const languages: Readonly<Record<Exclude<Language, 'other'>, StoryLanguage>> = {
  en: english,
  pt: portuguese,
  es: spanish,
};

/** A language that the storyteller does not speak is framed in English. */
export const storyLanguage = (language: Language): StoryLanguage => languages[framedIn(language)];

/** Lines for any story. */
export const wordsIn = (language: Language): StoryWords => storyLanguage(language).lines;
