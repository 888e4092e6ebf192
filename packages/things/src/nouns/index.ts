import { correctedLines, wordLines } from './words/index.ts';

export { metresOf } from '../pictures/sizes.ts';

/** The languages in which nouns are known. */
export const nounLanguages = ['en', 'pt', 'es'] as const;
export type NounLanguage = (typeof nounLanguages)[number];

const plain = (text: string): string => text.toLowerCase().normalize('NFC').trim();

type Tables = Readonly<Record<NounLanguage, ReadonlyMap<string, string>>>;

/** In the tables: known, and no picture of it. */
const none = '-';

const empty = () => ({
  en: new Map<string, string>(),
  pt: new Map<string, string>(),
  es: new Map<string, string>(),
});

/** First come is meant, but for what is meant before all. */
function tablesOf(lines: readonly string[], before: Tables = empty()): Tables {
  const tables = empty();
  for (const line of lines) {
    const [named = '', words = ''] = line.split(' = ');
    const picture = named === none ? '' : named;
    words.split('|').forEach((own, index) => {
      const language = nounLanguages[index] ?? 'en';
      const table = tables[language];
      for (const word of own.split(',').map(plain))
        if (word && !table.has(word) && (before[language].get(word) ?? picture) === picture)
          table.set(word, picture);
    });
  }
  for (const language of nounLanguages)
    for (const [word, picture] of before[language]) tables[language].set(word, picture);
  return tables;
}
const tables = tablesOf(wordLines, tablesOf(correctedLines));

/** 'Higiênico' in Brazil is 'higiénico' in Portugal, 'bebê' is 'bebé'. */
const acrossTheOcean = (text: string): string => text.replace(/ê/g, 'é').replace(/ô/g, 'ó');
const portuguese: ReadonlyMap<string, string> = new Map(
  [...tables.pt].toReversed().map(([word, picture]) => [acrossTheOcean(word), picture]),
);

/** What is known of a noun besides its head, for the pictures of two words. */
export interface NounDetails {
  /** 'rubber' of 'rubber boots'. */
  qualities?: readonly string[];
  /** 'cheese' of 'slice of cheese'. */
  of?: string;
}

const joined: Readonly<Record<NounLanguage, readonly string[]>> = {
  en: ['of'],
  pt: ['de', 'do', 'da', 'dos', 'das'],
  es: ['de', 'del', 'de la', 'de los', 'de las'],
};

/** The dance of a party is nothing that lies there. */
const feasts = /^(?:party|wedding|festa|casamento|fiesta|boda|cumpleaños|aniversário)s?$/;

/** What only says what shape or heap something has: a 'ball of dough' is dough, a 'pila de latas' tins and no battery. */
const shapes: Readonly<Record<NounLanguage, RegExp>> = {
  en: /^(?:ball|lump|blob|pile|heap|stack|mound|mountain|strip|scrap)s?$/,
  pt: /^(?:bola|bolinha|monte|montinho|montanha|pilha|tira|pedaço|pedacinho)s?$/,
  es: /^(?:bola|bolita|montón|montoncito|montaña|pila|tira|trozo|pedazo|bote)s?$/,
};

/**
 * The name of the picture of a noun (dictionary form, singular or as it is mostly written), or null where no word of it
 * is sure, or the tables say that there is none. Two words are looked up before one, and only the noun itself, never
 * what stands beside it: a 'bean bag' is no bean. What is 'of' something is that thing where the noun alone is none ('slice of cheese').
 */
export function pictureFor(noun: string, language: NounLanguage, details: NounDetails = {}): string | null {
  const table = tables[language];
  const head = plain(noun);
  const { qualities = [], of } = details;
  const known = (words: string): string | undefined =>
    table.get(plain(words)) ?? (language === 'pt' ? portuguese.get(acrossTheOcean(plain(words))) : undefined);
  for (let from = 0; from < qualities.length; from++) {
    const before = qualities.slice(from).join(' ');
    const found = known(`${before} ${head}`) ?? (language === 'en' ? undefined : known(`${head} ${before}`));
    if (found !== undefined) return found || null;
  }
  for (const quality of qualities) {
    const found = known(`${quality} ${head}`) ?? known(`${head} ${quality}`);
    if (found !== undefined) return found || null;
  }
  if (of)
    for (const word of joined[language]) {
      const found = known(`${head} ${word} ${of}`) ?? known(`${head} ${word} ${of}s`);
      if (found !== undefined) return found || null;
    }
  const formed = of && shapes[language].test(head) ? known(of) : undefined;
  return formed || known(head) || (of && !feasts.test(of) && known(of)) || null;
}

/** The picture of a compound as it is written; null: it is known to have none, undefined: it is not known. */
export function compoundNamed(words: string, language: NounLanguage): string | null | undefined {
  const found =
    tables[language].get(plain(words)) ??
    (language === 'pt' ? portuguese.get(acrossTheOcean(plain(words))) : undefined);
  return found === undefined ? undefined : found || null;
}

/** The picture of a whole phrase as it is written, or null. */
export const pictureOfPhrase = (phrase: string, language: NounLanguage): string | null =>
  tables[language].get(plain(phrase)) || null;

/** Words that mean a picture, the usual one first; dictionary forms, lower case. */
export const wordsFor = (picture: string, language: NounLanguage): readonly string[] =>
  [...tables[language]].flatMap(([word, meant]) => (meant === picture ? [word] : []));

/** Every noun of one word that is known in a language, lower case, whether or not it has a picture. */
export const knownNouns = (language: NounLanguage): readonly string[] =>
  [...tables[language].keys()].filter((word) => !word.includes(' '));

/** Every picture that some word means. */
export const namedPictures = (): ReadonlySet<string> =>
  new Set(nounLanguages.flatMap((language) => [...tables[language].values()].filter(Boolean)));
