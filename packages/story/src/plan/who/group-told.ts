import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';

/** Several who are spoken of together, by a number or 'all' and without a noun of their own, or as 'the girls'. */
export interface Group {
  /** Whoever tells it is one of them. */
  whom: 'us' | 'them';
  /** Undefined: all of them. */
  count?: number;
  /** All are of this sex, by the form of the word. */
  sex?: 'girl' | 'boy';
  /** They are children, by the noun. */
  children?: true;
}

const numbers: Readonly<Record<NounLanguage, readonly string[]>> = {
  en: ['two', 'three', 'four', 'five', 'six'],
  pt: ['dois', 'três', 'quatro', 'cinco', 'seis'],
  es: ['dos', 'tres', 'cuatro', 'cinco', 'seis'],
};
/** So many characters before and behind a phrase may tell how many it means: 'nós as três', 'them both'. */
const before = 26;
const behind = 14;

function countOf(word: string | undefined, language: NounLanguage): number | undefined {
  if (!word) return undefined;
  if (/^(?:both|amb[oa]s?|duas)$/.test(word)) return 2;
  const at = numbers[language].indexOf(word);
  return at < 0 ? undefined : at + 2;
}

const many = 'both|all|each|(?:(?:the|all) )?(?:two|three|four|five|six)';
const quantityBefore = new RegExp(`(?<!\\p{L})(${many}) of $`, 'iu');
const ofWhom = /^ of (us|them)(?!\p{L})/iu;
const quantityBehind = /^ (both|all)(?!\p{L})/iu;
const ourselves = /^(?:we|us)$/;
const pronouns = /^(?:we|us|they|them)(?: all| both)?$/;

/** 'Both of them', 'the three of us', 'them both', 'all three'. */
function english({ pronoun = '', text, span }: Phrase, words: string): Group | null {
  const earlier = words.slice(Math.max(0, span[0] - before), span[0]);
  const later = words.slice(span[1], span[1] + behind);
  const own = text.toLowerCase();
  const told = (quantity: string, whom: string): Group | null => {
    const plain = quantity.toLowerCase().replace(/^(?:the|all) /, '');
    const count = countOf(plain, 'en');
    // 'Two of them' are some.
    if (count && count > 1 && plain !== 'both' && plain === quantity.toLowerCase()) return null;
    return { whom: ourselves.test(whom.toLowerCase()) ? 'us' : 'them', ...(count ? { count } : {}) };
  };
  if (pronouns.test(own)) {
    const quantity = quantityBefore.exec(earlier)?.[1];
    const [first = '', second] = own.split(' ');
    if (quantity) return told(quantity, first);
    const floating = second ?? quantityBehind.exec(later)?.[1];
    return floating ? told(floating, first) : null;
  }
  if (!/^(?:both|all|(?:the |all )(?:two|three|four|five|six))$/.test(own) || !pronoun) return null;
  const whom = ofWhom.exec(later)?.[1] ?? /(?<!\p{L})(we|they|us|them) $/iu.exec(earlier)?.[1];
  return whom || own !== 'all' ? told(own, whom ?? 'them') : null;
}

const counted = /^(?:dois|duas|três|quatro|cinco|seis|dos|tres|cuatro|cinco|amb[oa]s?)$/;
/** 'Comió dos' ate two of something; those who are there have an article. */
const article =
  /(?<!\p{L})(?:nós|nosotr[oa]s|el[ea]s|ell[oa]s|[oa]s|[ad]os|às|das|n[oa]s|pel[oa]s|l[oa]s)\s$/iu;
const feminine = /(?<!\p{L})(?:nosotras|elas|ellas|as|às|das|nas|pelas|las|ambas?|duas)(?!\p{L})/iu;
const clitics = /^(?:nos|l[oae]s|lhes|[oa]s)$/;
/** 'Às três' is an hour, unless something is given, told or done to people then. */
const toPeople =
  /^(?:dar|mandar|tirar|tomar|sacar|hacer|fazer|dizer|decir|ler|leer|contar|mostrar|enseñar|ensinar|acenar|sorrir|sonreír|servir|oferecer|ofrecer|entregar|regalar|comprar|agradecer|abrazar|abraçar|besar|beijar|llevar|levar)$/;

const isCounted = ({ pronoun = '', head, text }: Phrase, words: string, from: number): boolean =>
  counted.test(pronoun || head) &&
  (/^amb/i.test(pronoun || head) ||
    /^(?:l?[oa]s)\s/i.test(text) ||
    article.test(words.slice(Math.max(0, from - before), from)));

interface Asked {
  /** The text that the spans are of. */
  words: string;
  language: NounLanguage;
  isSubject: boolean;
}

/** 'Os dois', 'los cuatro', 'ambas', 'nós as três', 'nos abrazó a los tres', 'fomos os quatro'. */
function iberian(clause: Clause, phrase: Phrase, { words, language, isSubject }: Asked): Group | null {
  const isBare =
    phrase.span[1] === 0 || clitics.test(phrase.pronoun ?? '') || isWe.test(phrase.pronoun ?? '');
  const all = isBare ? [...clause.who, ...clause.things] : [phrase];
  const said = all.find((each) => isCounted(each, words, each.span[0]));
  if (!said) return null;
  const { preposition, span } = said;
  // 'Fueron los dos' is of who goes, 'las miró a las dos' of whom.
  if (isBare && said !== phrase && isSubject !== (preposition === undefined)) return null;
  const isHour = preposition === 'to' && feminine.test(words.slice(span[0] - 4, span[1]));
  if (isHour && (!toPeople.test(clause.verb.lemma) || ofHours.test(words.slice(span[1], span[1] + 12))))
    return null;
  const count = countOf((said.pronoun ?? said.head).toLowerCase(), language);
  const isUs = isSubject
    ? /mos$/i.test(words.slice(...clause.verb.span)) || isWe.test(phrase.pronoun ?? '')
    : clause.things.some(({ pronoun }) => pronoun === 'nos');
  const isFeminine = feminine.test(words.slice(Math.max(0, span[0] - 4), span[1]));
  return {
    whom: isUs ? 'us' : 'them',
    ...(count ? { count } : {}),
    ...(isFeminine ? { sex: 'girl' as const } : {}),
  };
}
const isWe = /^(?:we|nós|nosotr[oa]s)$/;
const ofHours = /^\s(?:horas?|da\s|de\sla\s|em\sponto|en\spunto|[ey]\s)/iu;

const children =
  /^(?:girl|boy|child|kid|menin[oa]|miúd[oa]|criança|garot[oa]|niñ[oa]|chic[oa]|crí[oa]|nen[ea])$/;
const definite =
  /^(?:the|both|[oa]s|l[oa]s|amb[oa]s)\s(?:(?:two|three|dois|duas|três|dos|tres)\s)?[\p{L}]+$/iu;
const girls = /^(?:girl|menina|miúda|garota|niña|chica|nena)$/;
/** 'The kids in her class', 'as meninas da rua': others. */
const ofOthers =
  /^,?\s(?:in|from|at|of|who|that|with|on|next|d[aeo]s?|del|que|en|n[ao]s?|com|con|a)(?!\p{L})/iu;

/** 'The girls', 'both boys', 'los niños', where the text has spoken of no others by that noun. */
function byNoun({ head, plural, text, span, count, qualities }: Phrase, words: string): Group | null {
  const noun = head.toLowerCase();
  if (!plural || !children.test(noun) || !definite.test(text) || qualities.length > 0) return null;
  if (ofOthers.test(words.slice(span[1], span[1] + behind))) return null;
  const stem = noun === 'child' ? 'child' : noun.replace(/[oae]$/, '');
  if (new RegExp(`(?<!\\p{L})${stem}\\p{Ll}{0,3}s(?!\\p{L})|children`, 'iu').test(words.slice(0, span[0])))
    return null;
  return {
    whom: 'them',
    children: true,
    ...(count ? { count } : {}),
    ...(girls.test(noun) ? { sex: 'girl' as const } : noun === 'boy' ? { sex: 'boy' as const } : {}),
  };
}

/** The group that a phrase of a clause speaks of, or null where it is a noun's own or nobody's. */
export function groupTold(clause: Clause, phrase: Phrase, asked: Asked): Group | null {
  const noun = phrase.pronoun ? null : byNoun(phrase, asked.words);
  if (noun) return noun;
  return asked.language === 'en' ? english(phrase, asked.words) : iberian(clause, phrase, asked);
}
