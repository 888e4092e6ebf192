import type { NounLanguage } from '@milestoon/things/nouns';
import { genderOf, isGivenName } from '../../people/gender.ts';
import { escapePattern } from '../../text/words.ts';

/** A name that the text explains by what stands around it, with the word for who that is. */
interface SiblingNamed {
  name: string;
  word: string;
}

const own: Readonly<Record<NounLanguage, RegExp>> = {
  en: /\b(?:my|our|the) (?:two |three |own |twin )?(?:kids|girls|boys|daughters|sons|children|lot)\b/iu,
  pt: /(?<!\p{L})(?:(?:as|os) )?(?:minhas|meus|nossas|nossos) (?:duas |dois |três )?(?:filh[oa]s|miúd[oa]s|pequen[oa]s|menin[oa]s|crianças|rapazes|raparigas)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:mis|nuestr[oa]s) (?:dos |tres )?(?:hij[oa]s|niñ[oa]s|nen[ea]s|chic[oa]s|pequeñ[oa]s|peques|crí[oa]s|gurises|chamac[oa]s)(?!\p{L})/iu,
};
const words: Readonly<Record<NounLanguage, readonly [sister: string, brother: string, baby: string]>> = {
  en: ['sister', 'brother', 'baby'],
  pt: ['irmã', 'irmão', 'bebé'],
  es: ['hermana', 'hermano', 'bebé'],
};
const given = "\\p{Lu}[\\p{Ll}'’-]+";
const and: Readonly<Record<NounLanguage, string>> = { en: '(?:and|&)', pt: 'e', es: '[ye]' };
const aged = '(?:\\s?\\(\\d{1,2}\\)|, \\d{1,2},)?';
const months: Readonly<Record<NounLanguage, string>> = {
  en: "(?:,|\\s\\(|,? who(?:['’]s| is| was))\\s?(?:just |only |not even |barely )?(?:one|1|(?:a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|\\d{1,2}) (?:months?|weeks?|days?)(?: old)?)(?=[,).!;]|\\s(?:and|but|was|is|who)\\s)",
  pt: ',? (?:de|com|que tem) (?:só )?(?:um ano|1 ano|(?:um|dois|três|quatro|cinco|seis|sete|oito|nove|dez|onze|\\d{1,2}) (?:mês|meses|semanas|dias))(?!\\p{L}| e meio)',
  es: ',? (?:de|con|que tiene) (?:solo )?(?:un año|1 año|(?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|\\d{1,2}) (?:mes|meses|semanas|días))(?!\\p{L}| y medio)',
};
const home: Readonly<Record<NounLanguage, string>> = {
  en: `\\b(?:brought|bringing|brings|took|carried) (${given}) home(?!\\p{L})`,
  pt: `(?:trouxemos|trouxe|trouxeram) [ao] (${given}) (?:para casa|pra casa|da maternidade|do hospital)(?!\\p{L})`,
  es: `(?:trajimos|traje|trajeron) a (${given}) (?:a casa|del hospital|de la (?:clínica|maternidad))(?!\\p{L})`,
};
const ofNewborns =
  /(?<!\p{L})(?:baby|newborn|moses basket|bassinet|crib|maternity|labour ward|bebé|bebê|recién nacid[oa]|recém-nascid[oa]|berço|cuna|moisés|maternidade|maternidad|chucha|chupeta)(?!\p{L})/iu;

/** Whose name is said beside the child's where the family's children are spoken of: 'my girls … Mia and Nora'. */
function besideChild(text: string, childName: string, language: NounLanguage): SiblingNamed[] {
  const told = own[language].exec(text);
  if (!told) return [];
  const child = escapePattern(childName.split(' ')[0] ?? childName);
  const article = language === 'pt' ? '(?:[ao] )?' : '';
  const pairs = [
    `(?<!\\p{L})${child}${aged} ${and[language]} (${article})(${given})`,
    `(?<!\\p{L})(${article})(${given})${aged} ${and[language]} ${article}${child}(?!\\p{L})`,
  ];
  const girls =
    /(?:girls|daughters|filhas|hijas|niñas|nenas|meninas|miúdas|raparigas|pequenas|pequeñas)$/i.test(told[0]);
  const boys = /(?:boys|sons|rapazes)$/i.test(told[0]);
  return pairs.flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, 'gu'))].flatMap(([, before = '', name = '']) => {
      const sex = girls
        ? 'girl'
        : boys
          ? 'boy'
          : before === 'a '
            ? 'girl'
            : before === 'o '
              ? 'boy'
              : genderOf(name);
      if (!sex || name === childName) return [];
      return [{ name, word: words[language][sex === 'girl' ? 0 : 1] }];
    }),
  );
}

/** Names of brothers and sisters that only what stands around them explains: a baby brought home, a child of ten months. */
export function siblingsNamed(text: string, childName: string, language: NounLanguage): SiblingNamed[] {
  const baby = words[language][2];
  const brought = ofNewborns.test(text) ? [...text.matchAll(new RegExp(home[language], 'gu'))] : [];
  const young = [...text.matchAll(new RegExp(`(?<!\\p{L})(${given})${months[language]}`, 'gu'))].filter(
    ([, name = '']) => isGivenName(name),
  );
  const babies = [...brought, ...young].flatMap(([, name = '']) =>
    name && name !== childName.split(' ')[0] ? [{ name, word: baby }] : [],
  );
  return [...babies, ...besideChild(text, childName, language)];
}
