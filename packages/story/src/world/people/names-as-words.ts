import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { isHourName } from '../places/hours.ts';
import { weatherInWords } from '../places/weather.ts';
import { placeInWords, placeOfNoun } from '../places/places.ts';

/** Names in the middle of a sentence: 'Auntie Dawn'. */
const inside = /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/gu;

const tellsHour = (name: string): boolean => isHourName(name) || weatherInWords(name) !== null;
/** Nobody's name: 'Bonfire Night', 'Noche de Reyes'. */
const ofFeasts =
  /^(?:Night|Morning|Evening|Noon|Noches?|Nochebuena|Nochevieja|Réveillon|Mañana|Tarde|Noites?|Manhã|Madrugada)$/;

const isName = (word: string): boolean => tellsHour(word) && !ofFeasts.test(word);

/** Whether a name is a word as well that would tell where, when or in what weather something is done: Luna, Dawn, Nieves. */
export function isAlsoWord(name: string, language: NounLanguage): boolean {
  const phrase: Phrase = {
    text: name,
    head: name.toLowerCase(),
    qualities: [],
    plural: false,
    name: false,
    span: [0, 0],
  };
  return tellsHour(name) || placeInWords(name, language) !== null || placeOfNoun(phrase, language) !== null;
}

/** A text in which such names say nothing; every other word keeps its place. */
export function withoutNames(text: string, childName: string, language: NounLanguage): string {
  const names = new Set([...text.matchAll(inside)].map(([name]) => name).filter(isName));
  const [first = ''] = childName.split(' ');
  if (/^\p{L}+$/u.test(first) && isAlsoWord(first, language)) names.add(first);
  // 'Luna miró la luna', with a capital or without: in Spanish names have no article.
  const isNoun = language === 'es' ? '(?<!\\b(?:el|la|las|los|una?) )' : '';
  return [...names].reduce(
    (told, name) =>
      told.replace(new RegExp(`(?<!\\p{L})${isNoun}${name}(?!\\p{L})`, 'gu'), 'X'.padEnd(name.length, 'x')),
    text,
  );
}

/** A clause without the child where its name is a word of a place: 'le dio a Mar' is at no sea. */
export function withoutChild(clause: Clause, childName: string, language: NounLanguage): Clause {
  const [first = ''] = childName.split(' ');
  if (!isAlsoWord(first, language)) return clause;
  const isOther = ({ head, text }: Phrase): boolean =>
    text !== first && head.toLowerCase() !== first.toLowerCase();
  return { ...clause, things: clause.things.filter(isOther), who: clause.who.filter(isOther) };
}
