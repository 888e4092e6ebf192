import type { NounLanguage } from '@milestoon/things/nouns';
import type { Span } from './clause.ts';
import { placeLikenesses } from './place-likenesses.ts';

/** Where a likeness ends: at a mark, or where something new is told. */
const ends: Readonly<Record<NounLanguage, string>> = {
  en: 'but|so that|until|till|while|when|because|then|and(?! (?:an?|all|everything|everybody)\\b)',
  pt: 'mas|até|enquanto|quando|porque|depois|e(?! (?:uma?|uns|umas|tudo|todos)\\b)',
  es: 'pero|hasta|mientras|cuando|porque|luego|y(?! (?:un[oa]?s?|todo|todos)\\b)',
};

const verbs =
  "(?:was|were|is|are|had|has|could|would|did|might|wanted|needed|owned|lived|knew|weren['’]t|wasn['’]t|hadn['’]t)\\b";
const somebody =
  '(?:(?:an?|the|his|her|my|our|their|your|some|every)\\s)?(?:(?!and\\b|that\\b)\\p{L}+\\s){0,2}?(?!and\\b|that\\b)\\p{L}+(?:\\s(?:ever|never|just|really|only|all|both|still))?';
/**
 * What opens a likeness. English 'like' does with a whole clause behind it, Portuguese 'como se' with the subjunctive of
 * what is not so: 'como se chama' asks for a name. Who acts, plays or does 'as if' pretends, which is seen.
 */
const opens: Readonly<Record<NounLanguage, string>> = {
  en:
    `(?<!\\b(?:act|play|pretend|behave)(?:s|ed|ing)?(?:\\s\\p{L}+)?\\s)(?:(?:as if|as though)\\b|` +
    `(?<!['’]d\\s)(?<!\\b(?:look|sound|seem|would|didn['’]t|don['’]t|not|I|we|you|they|to|really)(?:s|ed)?\\s)like\\s(?=(?:he|she|it|they|we|I|you|there|that)['’](?:d|s|re)\\b|${somebody}\\s${verbs})|` +
    `(?<=\\b(?:look|sound|seem)(?:s|ed)?\\s)like\\s(?=it (?:was|were|had|is)\\b)|like (?=when\\b)|` +
    `(?<=\\bit (?:felt|was|seemed|looked)(?: (?:just|almost|a bit|a little))? )like\\b)`,
  pt:
    `(?<!(?:faz|fez|fazia|fazer|fazem|fizeram|faziam|finge|brinc\\p{L}+)\\s)(?:(?:tal |assim )?como se\\s(?=nada\\b|(?:[\\p{L}-]+\\s){0,5}?(?:\\p{L}+(?:sse|ssem|sses|ssemos)(?:-\\p{L}+)?|fora)(?!\\p{L}))|` +
    `como (?=quem\\b|quando\\b))`,
  es:
    `(?<!(?:hace|hizo|hacía|hacer|hacen|hicieron|hacían|haciendo|jug\\p{L}+)\\s)(?:(?:(?:tal |así |igual )?como|igual que|lo mismo que) si\\s|` +
    `ni que (?=fuera|fuese|hubiera|hubiese)|como (?=quien\\b|cuando\\b))`,
};

/** 'Parecía Navidad', 'parecia que era de noite': the hour, the feast or the weather only seems so. */
const times =
  '(?:dia|día|noite|noche|noche ?buena|natal|navidad|páscoa|pascua|carnaval|aniversário|cumple(?:años)?|anos|festa|fiesta|verão|verano|inverno|invierno|domingo|reyes|reis|neve|nieve|halloween|ano novo|año nuevo)';
const seeming = `parec[ií]a(?:\\sque (?:era|fuera|fosse|fuese))?\\s(?:(?:de|a|o|el|la|um|uma|un|una|su|mi|meu|seu|os|las)\\s)?${times}(?!\\p{L})`;

const patterns = new Map<NounLanguage, RegExp>();
function patternOf(language: NounLanguage): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const seems = language === 'en' ? '' : `|${seeming}`;
  const { exact, open } = placeLikenesses(language);
  const made = new RegExp(
    `(?<!\\p{L})(?:(?<seeming>${exact})|(?:(?:${opens[language]})${seems}|${open})(?:(?![,.;:!?()\\n"“”«»—–]|\\s(?:${ends[language]})(?!\\p{L}))[^])*)`,
    'giu',
  );
  patterns.set(language, made);
  return made;
}

/** Where a text says only what something is like: 'as if it were Christmas', 'como si fuera su cumple'. */
export const comparisonsIn = (text: string, language: NounLanguage): Span[] =>
  [...text.matchAll(patternOf(language))].map(({ index, 0: words }) => [index, index + words.length]);

/** Where it says only which place another one is like: 'looked like a beach', 'virou uma selva'. */
export const placesLikened = (text: string, language: NounLanguage): Span[] =>
  [...text.matchAll(patternOf(language))].flatMap(({ index, groups }): Span[] =>
    groups?.seeming ? [[index, index + groups.seeming.length]] : [],
  );

/** What is left of 'the floor looked like a beach': that the floor was. */
const been: Readonly<Record<NounLanguage, string>> = { en: 'was', pt: 'era', es: 'era' };

/** The text without them, so that every other word keeps its place: no place, hour or feast is told by a likeness. */
export const withoutComparisons = (text: string, language: NounLanguage): string =>
  text.replace(patternOf(language), (words, seeming?: string) =>
    (seeming ? been[language] : '').padStart(words.length),
  );
