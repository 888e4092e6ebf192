import { wordsOf } from './words.ts';

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

/** What one of the two neighbours writes and the other does not. */
const portugueseOnly =
  /[ãõ]|ç|nh[aoe]|lh[aoe]|(?<!\p{L})(?:e|é|foi|fomos|não|nao|com|ao|à|às|aos|da|do|das|dos|na|no|nas|nos|um|uma|muito|muita|muitos|muitas|teve|foram|nosso|nossa|meu|minha|também|hoje|ontem|ela|ele|os|as|o|estava|estamos|dia|primeiro|primeira|mãe|pai|avó|avô|fez|disse|pela|pelo|seu|sua|já)(?!\p{L})/giu;
const spanishOnly =
  /[ñ¿¡]|(?<!\p{L})(?:y|el|la|los|las|fue|fuimos|no|con|al|del|un|una|unos|muy|mucho|mucha|muchos|muchas|tuvo|fueron|nuestro|nuestra|mi|también|hoy|ayer|ella|él|estaba|estamos|día|primer|mamá|papá|abuela|abuelo|hizo|dijo|por|su|sus|ya|se|que|en)(?!\p{L})/giu;

/** The language a family writes in, as far as the storyteller speaks it. */
export function languageOf(text: string): Language {
  if (isEnglish(text)) return 'en';
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const [portuguese, spanish] = [count(portugueseOnly), count(spanishOnly)];
  const words = wordsOf(text.toLowerCase());
  if (Math.max(portuguese, spanish) < words.length * 0.2) return 'other';
  return portuguese >= spanish ? 'pt' : 'es';
}

/**
 * Whether a text can be retold by English rules. Anything else is spoken as it was written: a story in
 * the family's own words is better than one mangled.
 */
export function isEnglish(text: string): boolean {
  const words = wordsOf(text.toLowerCase());
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]{3,}/u.test(text)) return false;
  const known = words.filter((word) => english.has(word.replace(/'.*/, ''))).length;
  const foreign = words.filter((word) => others.has(word)).length;
  return foreign <= known;
}
