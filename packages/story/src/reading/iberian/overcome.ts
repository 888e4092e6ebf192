import type { Token } from '../token.ts';
import type { Lexicon } from './lexicon.ts';

/** What comes over somebody or gets out of them, and what they do then in each language. */
const outbursts: readonly (readonly [nouns: RegExp, es: string, pt: string])[] = [
  [/^(?:risas?|risitas?|carcajadas?|riso|risos|risadas?|gargalhadas?|risinho)$/, 'reír', 'rir'],
  [/^(?:sonrisa|sonrisita|sorriso|sorrisinho)$/, 'sonreír', 'sorrir'],
  [/^(?:gritos?|gritito|chillidos?|alarido|berros?|gritinho|guincho)$/, 'gritar', 'gritar'],
  [
    /^(?:lágrimas?|lagrimitas?|lagrimones|llanto|lagriminhas?|choro|pranto|soluço|sollozo)$/,
    'llorar',
    'chorar',
  ],
  [/^(?:bostezos?|bocejos?)$/, 'bostezar', 'bocejar'],
  [/^(?:hipo|soluços)$/, 'hipar', 'soluçar_ar'],
  [/^(?:tos|tosse)$/, 'toser', 'tossir'],
  [/^(?:estornudos?|espirros?)$/, 'estornudar', 'espirrar'],
  [/^(?:pedo|pedito|pum|punzinho|peido|eructo|arroto)$/, 'eructar', 'arrotar'],
];
const comesOver =
  /^(?:entrar|escapar|escaparse|salir|saltar|saltarse|agarrar|fugir|sair|vir|venir|caer|cair)$/;
const nominal = /^(?:determiner|possessive|noun|name|adjective|pronoun)$/;
const whomever = /^(?:le|les|lhe|lhes|me|nos|te)$/;

/** 'Le entró la risa', 'a Mia se le escapó un grito', 'saltaram-lhe as lágrimas': whoever it comes over does it. */
export function overcome(tokens: readonly Token[], { language }: Lexicon): Token[] {
  const read: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    let end = i + 1;
    while (tokens[end]?.clitic) end++;
    const pronoun = tokens.slice(i + 1, end).find(({ lower }) => whomever.test(lower));
    const at = tokens.slice(end, end + 3).findIndex(({ part }) => part === 'noun');
    const noun = at < 0 ? undefined : tokens[end + at];
    const isPlain = tokens.slice(end, end + at).every(({ part }) => nominal.test(part));
    const found = noun && outbursts.find(([nouns]) => nouns.test(noun.lower));
    if (token.part !== 'verb' || !pronoun || !found || !isPlain || !comesOver.test(token.lemma)) {
      read.push(token);
      continue;
    }
    const start = read.findLastIndex(({ part }) => !nominal.test(part));
    const isTold = read[start]?.means === 'to' && start < read.length - 1;
    if (isTold) read.splice(start, 1);
    const { clitic: _clitic, host: _host, ...subject } = pronoun;
    read.push(...(isTold ? [] : [subject]), { ...token, lemma: language === 'pt' ? found[2] : found[1] });
    // What it is says the verb.
    i = end + at;
  }
  return read;
}
