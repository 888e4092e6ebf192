import { animalRoleOf } from '../world/animal-roles.ts';
import { relationOf } from '../world/relation-words.ts';

const afterName = "(?<=\\p{Lu}[\\p{L}'’-]+)\\s?";
const age = new RegExp(
  `${afterName}\\(((?:aged )?\\d{1,2}(?: (?:years?|months?|anos|años|meses)(?: old)?)?)\\)`,
  'gu',
);
const what = new RegExp(`${afterName}\\(((?:\\p{Ll}+\\s){0,3}\\p{Ll}+)\\)`, 'gu');
const article =
  /^(?:the|our|my|her|his|their|an?|o|a|os|as|el|la|los|las|noss[oa]|nuestr[oa]|meu|minha|mi|su|seu|sua)\s/;

/** Brackets cannot be heard: 'Kip (14)' is 'Kip, 14,', 'Waffles (dog)' 'Waffles, the dog,'. Others stay as they are. */
export function withoutBrackets(sentence: string, isEnglish: boolean): string {
  const spoken = (words: string, behind: string): string =>
    `, ${words}${/^[\s]*[.,;:!?]|^$/.test(behind) ? '' : ','}`;
  return sentence
    .replace(age, (all: string, words: string, at: number) => spoken(words, sentence.slice(at + all.length)))
    .replace(what, (all: string, words: string, at: number, whole: string) => {
      const isSomebody = words.split(' ').some((word) => relationOf(word) ?? animalRoleOf(word));
      if (!isSomebody) return all;
      const named = article.test(words) || !isEnglish ? words : `the ${words}`;
      return spoken(named, whole.slice(at + all.length));
    });
}
