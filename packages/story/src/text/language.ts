import { apart, otherSigns, romance, type Signs, toldSigns } from './language-signs.ts';
import { wordsOf } from './words.ts';

const lettersIn = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** Mostly in letters that none of the storyteller's languages has; a name in the midst may be in any. */
const isOtherScript = (text: string): boolean =>
  lettersIn(text, /\p{L}/gu) > 2 * lettersIn(text, /\p{Script=Latin}/gu);

/** Frequent in English and in no neighbour: 'a', 'as', 'do' and 'me' are Portuguese too. */
const english = new Set(
  `the an and of to in is was were are it he she his her him they we i you my our us at on for with had has have
  that this but so when then first today not out up all by from after very did does be been who what there
  their got went took said just little big new`.split(/\s+/),
);

/** Frequent words of the languages families write in, without those English shares. */
const others = new Set(
  `o os de um uma uns umas e é foi era ao aos à às da das dos na nas nos num numa com sem para por pela pelo que não nao
  mas muito muita hoje ontem ela ele dela dele seu sua seus suas nosso nossa meu minha eu nós mais já quando depois
  está estava ficou fez deu disse foram primeiro primeira dia vez
  el la los las un una unos unas y en del al con sin por que muy hoy ayer ella él su sus nuestro nuestra mi yo más ya
  cuando después fue era está estaba dijo hizo dio primer primera día fuimos
  le les une des du et est dans avec sans pour qui très elle il son sa ses notre mon ma nous plus quand après était
  der die das ein eine und ist war mit ohne für sehr heute sie er ihr sein unser mein ich wir mehr als nach hat
  il lo gli uno di che molto oggi lei lui suo sua nostro mio io noi più quando dopo era ha`.split(/\s+/),
);

/** Languages the storyteller frames a story in; 'other' is told as it stands, framed in English. */
export const toldLanguages = ['en', 'pt', 'es', 'other'] as const;
export type Language = (typeof toldLanguages)[number];

/** In which language somebody else's words are framed: on the cards, by the storyteller, by the voice. */
export const framedIn = (language: Language): Exclude<Language, 'other'> =>
  language === 'other' ? 'en' : language;

const weightOf = ({ words, marks }: Signs, text: string, spoken: readonly string[]): number =>
  spoken.filter((word) => words.has(word)).length + (marks ? (text.match(marks)?.length ?? 0) : 0);

/** Most words end as they do in Portuguese and Spanish. Names do too, in every language: those are left out. */
function isRomance(text: string): boolean {
  const words = wordsOf(text).filter((word, at) => word.length > 2 && (at === 0 || /^\p{Ll}/u.test(word)));
  return words.filter((word) => romance.test(word)).length * 2 > words.length;
}

/** Which of the two neighbours spells like this; null: it could be either. */
function neighbourOf(lower: string): 'pt' | 'es' | null {
  const [pt, es] = [lettersIn(lower, apart.pt), lettersIn(lower, apart.es)];
  return pt === es ? null : pt > es ? 'pt' : 'es';
}

/**
 * The language a family writes in, as far as the storyteller speaks it: the one with most signs of its own; null where
 * nobody could say whether it is Portuguese or Spanish, as of two words that are in both. Measured in language.test.ts
 * on single short sentences.
 */
export function knownLanguageOf(text: string): Language | null {
  if (isOtherScript(text)) return 'other';
  const lower = text.toLowerCase().replaceAll('’', "'");
  const spoken = wordsOf(lower);
  const told = (['en', 'pt', 'es'] as const).map(
    (language) => [language, weightOf(toldSigns[language], lower, spoken)] as const,
  );
  const most = Math.max(...told.map(([, weight]) => weight));
  if (otherSigns.some((signs) => weightOf(signs, lower, spoken) > most)) return 'other';
  // 'Mia peeled a potato': most words end as in Spanish, and nothing else is of it.
  const isFarAhead = told.every(([language, weight]) => language === 'en' || weight + 2 <= most);
  const [best, ...others] = told.filter(([, weight]) => weight === most).map(([language]) => language);
  if (best === undefined || (best === 'en' && (isFarAhead || !isRomance(text)))) return 'en';
  return best !== 'en' && others.length === 0 ? best : neighbourOf(lower);
}

/** The same for a film: what is in doubt is told as it stands, and called neither. */
export const languageOf = (text: string): Language => knownLanguageOf(text) ?? 'other';

/**
 * Whether a text can be retold by English rules. Anything else is spoken as it was written: a story in
 * the family's own words is better than one mangled.
 */
export function isEnglish(text: string): boolean {
  const words = wordsOf(text.toLowerCase());
  if (isOtherScript(text)) return false;
  const known = words.filter((word) => english.has(word.replace(/'.*/, ''))).length;
  const foreign = words.filter((word) => others.has(word)).length;
  return foreign <= known;
}
