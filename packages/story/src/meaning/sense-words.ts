import type { NounLanguage } from '@milestoon/things/nouns';
import { englishSenses } from './english-senses.ts';
import { portugueseSenses } from './portuguese-senses.ts';
import { spanishSenses } from './spanish-senses.ts';

/**
 * Nouns that mean another thing beside certain words. Each line: the noun as in a dictionary, the picture of that
 * meaning ('-': none), and the words beside which it is meant; '*' stands for any ending. The first line that fits
 * wins, and without one the noun has its usual picture. A line with '~' for '=' counts only in the noun's own clause,
 * and there the noun may be among its words; it does not count where one of the words behind ' ! ' is in the sentence.
 */
const lines: Readonly<Record<NounLanguage, string>> = {
  en: englishSenses,
  pt: portugueseSenses,
  es: spanishSenses,
};

interface Sense {
  picture: string | null;
  beside: RegExp;
  /** Only the words of its own clause count. */
  isOwn: boolean;
  never?: RegExp;
}

const anyOf = (words: string): RegExp => {
  const endings = words.replaceAll(/(?<![\]}.])\*/g, '\\p{L}*');
  return new RegExp(`(?<!\\p{L})(?:${endings.split(' ').join('|')})(?!\\p{L})`, 'iu');
};

const tableOf = (text: string): ReadonlyMap<string, readonly Sense[]> => {
  const table = new Map<string, Sense[]>();
  for (const line of text.trim().split('\n')) {
    const [, noun = '', sign, picture = '', words = '', never] =
      /^(\S+) ([=~]) (\S+): (.+?)(?: ! (.+))?$/.exec(line) ?? [];
    const senses = table.get(noun) ?? [];
    senses.push({
      picture: picture === '-' ? null : picture,
      beside: anyOf(words),
      isOwn: sign === '~',
      ...(never ? { never: anyOf(never) } : {}),
    });
    table.set(noun, senses);
  }
  return table;
};
const tables = { en: tableOf(lines.en), pt: tableOf(lines.pt), es: tableOf(lines.es) };

/**
 * The picture a noun has beside other words: 'tienda' is a tent where somebody camps. Null where that meaning has none,
 * undefined where the noun means what it usually does.
 *
 * @param beside the words around it, without it
 */
export const senseOf = (noun: string, beside: string, language: NounLanguage): string | null | undefined =>
  tables[language].get(noun.toLowerCase())?.find((sense) => !sense.isOwn && sense.beside.test(beside))
    ?.picture;

/** The same by the words of its own clause: what a line says that counts nowhere else. */
export const ownSenseOf = (
  noun: string,
  { clause, sentence }: { clause: string; sentence: string },
  language: NounLanguage,
): string | null | undefined =>
  tables[language]
    .get(noun.toLowerCase())
    ?.find(({ isOwn, beside, never }) => isOwn && beside.test(clause) && !never?.test(sentence))?.picture;

/** Every picture of the table, for whoever checks that they are there. */
export const picturesOfSenses = (): string[] =>
  Object.values(tables).flatMap((table) =>
    [...table.values()].flat().flatMap(({ picture }) => picture ?? []),
  );
