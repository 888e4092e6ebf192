import { explained, isSomebody } from '../reading/veil-asides.ts';

/** How old somebody is, in brackets behind a name: (14), (aged 5), (2 anos). */
const age =
  /(?<=\p{Lu}[\p{L}'’-]+)\s?\(((?:aged )?\d{1,2}(?: (?:years?|months?|anos|años|meses)(?: old)?)?)\)/gu;
const article =
  /^(?:the|our|my|her|his|their|an?|o|a|os|as|el|la|los|las|noss[oa]|nuestr[oa]|meu|minha|mi|su|seu|sua)\s/;

/** Brackets cannot be heard: 'Kip (14)' is 'Kip, 14,', 'Waffles (dog)' 'Waffles, the dog,'. Others stay as they are. */
export function withoutBrackets(sentence: string, isEnglish: boolean): string {
  const spoken = (words: string, behind: string): string =>
    `, ${words}${/^[\s]*[.,;:!?]|^$/.test(behind) ? '' : ','}`;
  return sentence
    .replace(age, (all: string, words: string, at: number) => spoken(words, sentence.slice(at + all.length)))
    .replace(explained, (all: string, words: string, at: number, whole: string) => {
      if (!isSomebody(words)) return all;
      const named = article.test(words) || !isEnglish ? words : `the ${words}`;
      return spoken(named, whole.slice(at + all.length));
    });
}
