import nlp from 'compromise';
import { capitalised, escapePattern } from '../text/words.ts';
import type { CastMember } from '../screenplay.ts';
import { type Relation, relations } from './relations.ts';

/** A member of the cast and the words by which the text speaks of them. */
export interface Person extends CastMember {
  spokenOf: RegExp;
  /** Far away or no longer there: seen on a screen or in a photo only. */
  elsewhere?: true;
  /** Id of another but the child whom they act on in the film. */
  partner?: string;
}

const given = "\\p{Lu}[\\p{Ll}'-]+(?:\\s\\p{Lu}[\\p{Ll}'-]+)?";
const notNames =
  /^(?:The|And|But|Then|She|He|They|We|It|Her|His|When|After|So|At|In|On|For|With|Today|Mom|Dad|Mommy|Daddy|Grandma|Grandpa|I|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Everyone|This|That|Aunt|Uncle|Baby)$/;

const bounded = (words: string): string => `(?<![\\p{L}-])(?:${words})(?:'s)?(?![\\p{L}-])`;

const isName = (word: string | undefined): word is string =>
  word !== undefined && /^\p{Lu}[\p{Ll}'-]/u.test(word) && !notNames.test(word);

/** The given name that stands beside a relation: 'our dog Rex', 'Rex the dog', 'a puppy named Bo'. */
function namedBeside(text: string, relation: Relation, childName: string): string | null {
  const { words } = relation;
  // 'with Grandma, Emma and Tom': behind a comma only animals, friends and teachers have their name.
  const comma = isElder(relation.role) ? '' : '|,';
  const title = '(?:(?:Mrs?|Ms|Miss|Dra?|Sra?)\\.? )?';
  const behind = new RegExp(
    `(?<![\\p{L}-])(?:${words})(?:,? (?:named|called|is called|chamad[oa]|llamad[oa])${comma})? (${title})(${given})`,
    'iu',
  ).exec(text);
  const front = new RegExp(
    `(${given}),? (?:the|our|my|her|his|a|o|la|el) (?:\\p{L}+ ){0,2}(?:${words})(?![\\p{L}-])`,
    'iu',
  ).exec(text);
  // The patterns ignore case for the relation, so the capitals are asked again.
  const [first, second] = behind?.[2]?.split(' ') ?? [];
  const last = front?.[1]?.split(' ').at(-1);
  const found = isName(first) ? (isName(second) ? `${first} ${second}` : first) : isName(last) ? last : null;
  const name = found?.replace(/'s$/, '') ?? null;
  if (name === null || name.startsWith(childName) || childName.startsWith(name)) return null;
  return isName(first) ? `${behind?.[1] ?? ''}${name}` : name;
}

const isElder = (role: string): boolean => /^(?:mother|father|grandmother|grandfather)$/.test(role);

function membersOf(text: string, relation: Relation, childName: string): Person[] {
  const blocked = relation.notBefore === undefined ? '' : `(?! (?:${relation.notBefore})\\b)`;
  const spoken = new RegExp(bounded(relation.words) + blocked, 'iu');
  // A child called Robin is no bird.
  const found = spoken.exec(text.replaceAll(childName, ''))?.[0];
  if (found === undefined) return [];
  const name = namedBeside(text, relation, childName);
  const heard = found.replace(/'s$/, '');
  const kin =
    /^(?:mother|father|grandmother|grandfather)$/.test(relation.role) &&
    !/^(?:grandparents|avós|abuelos)$/i.test(heard);
  const called = kin ? capitalised(heard.toLowerCase()) : relation.name;
  // 'Grandma Rosa' and 'Dr. Silva' are called so; friends and animals by their name alone.
  const titled = kin || relation.role === 'doctor' ? `${called} ${name ?? ''}`.trim() : (name ?? called);
  const pattern = name === null ? bounded(relation.words) : `${bounded(relation.words)}|${bounded(name)}`;
  return [{ id: relation.role, role: relation.role, name: titled, spokenOf: new RegExp(pattern, 'iu') }];
}

/** 'her friends Emma and Noah': the second friend, and two where the text has several. */
function moreFriends(text: string, first: Person): Person[] {
  const pair = new RegExp(`friends?,? (${given}),? (?:and|e|y) (${given})`, 'u').exec(text);
  const second = pair?.[2]?.split(' ')[0];
  if (pair !== null && second !== undefined) {
    const firstName = pair[1]?.split(' ')[0] ?? first.name;
    return [
      { ...first, name: firstName },
      {
        id: 'friend-2',
        role: 'friend',
        name: second,
        spokenOf: new RegExp(bounded(`friends|${second}`), 'iu'),
      },
    ];
  }
  if (!/\b(?:friends|cousins|classmates|amigos|amigas|amiguinhos|primos)\b/i.test(text)) return [first];
  return [
    first,
    {
      id: 'friend-2',
      role: 'friend',
      name: 'Friend',
      spokenOf: new RegExp(bounded('friends|cousins|classmates|amigos|amigas|amiguinhos|primos'), 'iu'),
    },
  ];
}

/** Names that belong to nobody else, where the story is one among children. */
function playmates(text: string, childName: string, known: readonly Person[]): Person[] {
  const names = (nlp(text).match('#FirstName').out('array') as string[])
    .map((name) => name.replace(/'s$|[^\p{L}'-]/gu, ''))
    .filter((name) => /^\p{Lu}\p{Ll}/u.test(name) && !childName.includes(name) && !notNames.test(name))
    .filter((name) => !known.some((person) => person.name.includes(name)))
    .filter(
      (name) =>
        !new RegExp(
          `(?:Aunt|Auntie|Uncle|Mr|Mrs|Ms|Miss|Dr|Saint|St|fish|hamster|bunny|rabbit|horse|pony|bear|doll|turtle|parrot|bird)\\.? (?:named |called )?${name}`,
          'i',
        ).test(text),
    );
  return [...new Set(names)].slice(0, 2).map((name, i) => ({
    id: `playmate-${i + 1}`,
    role: 'friend',
    name,
    spokenOf: new RegExp(bounded(name), 'iu'),
  }));
}

/**
 * Everyone the text names who can stand on the stage, the hero first. Nobody is invented: a family that
 * names no mother has none in the film.
 */
export function findCast(
  text: string,
  childName: string,
  options: { amongChildren: boolean; childIsBaby: boolean },
): Person[] {
  const hero: Person = {
    id: 'hero',
    role: 'hero',
    name: childName,
    spokenOf: new RegExp(bounded(escapePattern(childName)), 'iu'),
  };
  const isBaby = /\b(?:baby|newborn|new) (?:brother|sister)\b|\bnewborn\b/i.test(text);
  const others = relations
    .flatMap((relation) =>
      membersOf(text.replace(/\b(?:great-)?grand(?=(?:son|daughter|child))/gi, ''), relation, childName),
    )
    // A baby brother is the baby, not a second brother.
    .filter(
      (person) =>
        !isBaby ||
        !/^(?:sister|brother)$/.test(person.role) ||
        new RegExp(`(?<!baby |newborn |new |big )\\b${person.role}\\b`, 'i').test(text),
    )
    .filter(
      (person) => !/^(?:sister|brother)$/.test(person.role) || !onlyHeroIs(text, person.role, childName),
    )
    .filter((person) => person.role !== 'baby' || !options.childIsBaby || isBaby)
    .flatMap((person) => (person.role === 'friend' ? moreFriends(text, person) : [person]));
  const baby = /\b[Bb]aby (\p{Lu}\p{Ll}+)/u.exec(text)?.[1];
  if (baby !== undefined && !childName.startsWith(baby) && !others.some((person) => person.role === 'baby')) {
    others.push({
      id: 'baby',
      role: 'baby',
      name: baby,
      spokenOf: new RegExp(bounded(`${baby}|baby`), 'iu'),
    });
  }
  if (becomesElder.test(text) && theBaby.test(text) && !others.some((person) => person.role === 'baby'))
    others.push({ id: 'baby', role: 'baby', name: 'Baby', spokenOf: new RegExp(bounded('baby'), 'iu') });
  const more = options.amongChildren ? playmates(text, childName, others) : [];
  // Where friends have names, 'best friends' are those and not others.
  if (more.length > 0)
    return [hero, ...others.filter((person) => person.name !== 'Friend'), ...more].slice(0, 7);
  return [hero, ...others, ...more].slice(0, 7);
}

/** Only who has become a big sister has a baby beside her; 'the baby' alone may be the hero. */
const becomesElder = /\b(?:big|older) (?:brother|sister)\b/i;
const theBaby = /\b(?:the|our|a|new) baby(?! (?:teeth|tooth|doll|food|shower|pool|bird|photo))/i;

/** 'She is a big sister now' speaks of the hero. */
const onlyHeroIs = (text: string, kin: string, childName: string): boolean => {
  const all = text.match(new RegExp(`\\b${kin}\\b`, 'gi')) ?? [];
  const own =
    text.match(
      new RegExp(
        `\\b(?:a|the|proud|best|an amazing|great)\\s+(?:proud |amazing |great )?(?:big |older |little )?${kin}\\b|\\b${kin},? ${escapePattern(childName)}`,
        'gi',
      ),
    ) ?? [];
  return all.length === own.length;
};
