/** Who is meant by a relation or a trade: 'my sister', 'her teacher Mrs. Carter', 'os avós'. */
import type { CharacterRole } from '@milestoon/cast';
import { genderOf } from '../../people/gender.ts';
import type { Phrase } from '../../reading/clause.ts';
import { escapePattern } from '../../text/words.ts';
import { labelOf } from './labels.ts';
import { strangerAgain } from '../places/as-before.ts';
import { ageByWords, isExpecting, isYoungAdult } from './age-words.ts';
import { articleSex, byArticle, isPractice, titleSex } from './by-article.ts';
import { isCourtesy } from './courtesy.ts';
import { ageTold, type Naming } from './naming.ts';
import { isOfSomebodyElse, kinOfOthers } from './kin-of-others.ts';
import { isOwnMotherCalled } from './elders-called.ts';
import { calledBy, isMeant } from './own-family.ts';
import { isFriendOfElder, sexOfFriend } from './friends-of-elders.ts';
import { isNewborn } from './newborn.ts';
import type { Registry } from './registry.ts';
import { sexOfTwin } from './twins.ts';
import { relationOf } from './relation-words.ts';
import { roleForTeller } from './role-for-teller.ts';
import { theSmallOne } from './small-one.ts';
import { tradeOf } from './trade-words.ts';
import { isNewcomer, isOwnBaby } from './own-child.ts';
import { playable, type Somebody } from './somebody.ts';
import { wordTable } from '../../text/word-table.ts';

const tellerWords = /^(?:my|mine|mi|mis|minha|meu|minhas|meus)$/i;
const ofTeller: Readonly<Record<string, CharacterRole>> = wordTable({
  mother: 'grandmother',
  father: 'grandfather',
  sister: 'aunt',
  brother: 'uncle',
});
const spouse = /^(?:wife|husband|mujer|mulher|esposa|marido|esposo|partner)$/i;
const definite = /^(?:el|la|o|a|al|ess[ae]|es[ae]|est[ae])\s/i;
const ofFamily = /^(?:mi|meu|minha|noss[oa]|nuestr[oa])$/i;
export const aChild =
  /^(?:son|daughter|hijo|hija|filho|filha|boy|girl|kid|child|niña|niño|menina|menino|little one|pequeña|pequeno)$/i;
export function related(people: Registry, phrase: Phrase): Somebody[] {
  const { childAge } = people.options;
  const head = phrase.head.toLowerCase();
  // 'Os avós' are both, though one of them is 'o avô'.
  const asWritten = phrase.plural
    ? phrase.text
        .toLowerCase()
        .split(/\s+/u)
        .find((word) => relationOf(word)?.both)
    : undefined;
  const relation = relationOf(asWritten ?? head);
  if (!relation) return [];
  const owner = phrase.owner?.toLowerCase() ?? '';
  const mine = tellerWords.test(owner) && !people.options.toldByChild;
  const kin = kinOfTeller(people, phrase);
  if (kin) return kin;
  if (
    aChild.test(head) &&
    (mine || owner === 'our' || (/^this\b/i.test(phrase.text) && !isNewcomer(people, phrase))) &&
    !/-in-law\b|\b(?:other|older|younger|eldest|newborn|baby|new)\b/i.test(phrase.text)
  )
    return [people.hero];
  if (isTheSmallOne(people, phrase) || isOwnBaby(people, phrase)) return [people.hero];
  const words = phrase.text.toLowerCase().split(/[^\p{L}-]+/u);
  if (relation.both)
    return relation.both.flatMap((role) =>
      oneOf(people, role as CharacterRole, undefined, { ...phrase, head: asWritten ?? phrase.head }, []),
    );
  if (isOfSomebodyElse(people, phrase)) return [kinOfOthers(people, phrase, relation)];
  let role = relation.role;
  let sex = relation.sex;
  if (((mine && !spouse.test(head)) || isOwnMotherCalled(people, phrase)) && ofTeller[role])
    role = ofTeller[role] as CharacterRole;
  if (head === 'twin') {
    sex = sexOfTwin(people, phrase);
    role = sex === 'boy' ? 'brother' : 'sister';
  }
  if (isFriendOfElder(people, phrase)) role = sexOfFriend(phrase, sex) === 'boy' ? 'man' : 'woman';
  if (words.includes('law') && mine)
    role = role === 'mother' ? 'grandmother' : role === 'father' ? 'grandfather' : role;
  if (spouse.test(head) && !mine && owner !== 'our')
    role = (sex === 'boy' ? 'man' : 'woman') as CharacterRole;
  if (/^(?:mujer)$/.test(head) && !owner) role = 'woman' as CharacterRole;
  if (isCourtesy(people, phrase, role)) {
    const work = phrase.qualities.findLast((each) => tradeOf({ ...phrase, head: each, qualities: [] }));
    return related(people, { ...phrase, head: work ?? (role === 'aunt' ? 'lady' : 'man') });
  }
  if (role === 'friend' && isYoungAdult(words)) role = sex === 'boy' ? 'man' : 'woman';
  const tiny = words.some((word) => /^(?:baby|newborn|recém-nascido|recién)$/.test(word));
  if (tiny && /^(?:sister|brother|baby|girl|boy|friend)$/.test(role)) role = 'baby';
  if (isNewborn(people, role, phrase)) role = 'baby';
  if (/^(?:primo|prima|cousin)$/.test(head)) sex = relation.sex;
  if (people.options.language !== 'en') ({ role, sex } = byArticle({ role, sex }, phrase));
  if (role === 'doctor' && isPractice(people.options.text, phrase)) sex = undefined;
  const named = phrase.name ? genderOf(phrase.text.split(' ').at(-1) ?? '') : undefined;
  if (role === 'woman' && (titleSex(phrase.text) ?? named) === 'boy') role = 'man';
  const count =
    phrase.count ??
    // 'All the dads' are more than two.
    (phrase.plural && role !== 'friend' && /^(?:all|tod[oa]s)\s|\stod[oa]s$/i.test(phrase.text)
      ? 3
      : /\bboth\b|\bdos dois\b|\bos dois\b|\blos dos\b|\blas dos\b/i.test(phrase.text) || phrase.plural
        ? 2
        : 1);
  if (role === 'baby' && isTheChild(people)) return [people.hero];
  const list: Somebody[] = [];
  for (let i = 0; i < Math.min(3, count); i++) list.push(...oneOf(people, role, sex, phrase, list));
  for (const each of list) {
    const age = ageOf(people, words, each, childAge);
    if (age !== undefined && each.person.age === undefined) each.person.age = age;
    if (isExpecting(words) && each !== people.hero) each.person.trade ??= 'expecting';
  }
  return list;
}

/** Of a grandparent 'minha filha' is the child's mother and 'mi marido' a grandfather, of an aunt 'mi hermano' its father. */
export function kinOfTeller(people: Registry, phrase: Phrase): Somebody[] | null {
  if (phrase.plural || !tellerWords.test(phrase.owner ?? '')) return null;
  const role = roleForTeller(people, phrase.head.toLowerCase());
  return role ? oneOf(people, role, /mother|sister/.test(role) ? 'girl' : 'boy', phrase, []) : null;
}

/** 'La niña se durmió', 'o menino já anda': where no other child is brought in, it is the child of the story. */
export function isTheSmallOne(people: Registry, { head, plural, text, owner, of }: Phrase): boolean {
  const { text: whole, childSex, childName, language } = people.options;
  if (
    language === 'en' ||
    plural ||
    (owner && !ofFamily.test(owner)) ||
    !/^(?:casa|fam[ií]lia)$/.test(of ?? 'casa') ||
    !theSmallOne.test(head.toLowerCase())
  )
    return false;
  if (!owner && !definite.test(text) && text.toLowerCase() !== head.toLowerCase()) return false;
  const ends = /^cria(?:nça|tura)$/i.test(head) ? undefined : head.at(-1);
  const sex = childSex ?? genderOf(childName);
  if ((sex === 'girl' && ends === 'o') || (sex === 'boy' && ends === 'a')) return false;
  const brought = `\\b(?:um|uma|un|una|outr[oa]|otr[oa]|uns|umas|unos|unas|aquel|aquella|aquel[ae])\\s(?:\\p{Ll}+\\s)?${escapePattern(head)}`;
  return !new RegExp(brought, 'iu').test(whole) && !isDoneToByChild(people, head);
}

const to = 'a la|al|con la|con el|à|ao|com a|com o|para a|para o|para la|para el|pra|pro';
/** 'Alma le dio el pañuelo a la niña': whoever does something for the child is not that child. */
function isDoneToByChild({ options: { text, childName } }: Registry, head: string): boolean {
  if (/^(?:filh|hij)/i.test(head)) return false;
  const between = '(?: (?!(?:y|e|que|cuando|quando|porque|mientras|enquanto|pero|mas)\\s)[\\p{L}-]+){1,6}';
  return new RegExp(
    `${escapePattern(childName)}${between} (?:${to}) ${escapePattern(head)}(?!\\p{L})`,
    'iu',
  ).test(text);
}

/** 'The baby took her first steps': of a family with one baby it is the child. */
function isTheChild(people: Registry): boolean {
  const { text, childAge, childName } = people.options;
  const another = /\b(?:baby|newborn|new) (?:brother|sister|boy|girl|son|daughter)\b|\bnewborn\b/i.test(text);
  return !another && (childAge < 2 || new RegExp(`\\bbaby is ${escapePattern(childName)}`, 'i').test(text));
}

function ageOf(
  people: Registry,
  words: readonly string[],
  { person }: Somebody,
  childAge: number,
): number | undefined {
  const told = ageTold(people.options.text, person.name);
  if (told !== undefined) return told;
  if (person.role === 'baby') return 0;
  return ageByWords(words, person.role, childAge);
}

/** Whoever has this role already and is not meant yet, or somebody new. */
function oneOf(
  people: Registry,
  role: CharacterRole,
  sex: Somebody['sex'],
  phrase: Phrase,
  taken: readonly Somebody[],
): Somebody[] {
  const { language } = people.options;
  const head = phrase.head.toLowerCase();
  const isTold = ({ name }: Naming): boolean =>
    new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(phrase.text);
  const kinNamed = people.namings.filter(({ words }) => relationOf(words.at(-1) ?? '') !== undefined);
  // 'Her friend Zoe … her friend Ben': the name tells them apart.
  const naming =
    kinNamed.find(isTold) ??
    (phrase.name || isFriendOfElder(people, phrase)
      ? undefined
      : kinNamed.find(({ words }) => words.at(-1) === head));
  const free = people.all.filter((each) => !taken.includes(each));
  const byName = naming && free.find(({ words }) => words.has(naming.name.toLowerCase()));
  if (byName) return [byName];
  const trade = isFamily(role) ? null : tradeOf(phrase);
  const another = /\b(?:another|other|second|otro|otra|outro|outra)\b/i.test(phrase.text);
  const same = free.find(
    (each) =>
      each.person.role === playable(role) &&
      (isFamily(role) || each.person.trade === trade?.trade) &&
      !each.sibling &&
      each !== people.tellerFound &&
      (!sex || !each.sex || each.sex === sex) &&
      (each.family
        ? isMeant(each, phrase, people.all, people.options.language)
        : isKin(role) || (each.words.has(head) && !another)) &&
      // 'Two boys pushed him. His friend Sam …': Sam is none of them.
      !(naming && (each.words.has('#named') || (role === 'friend' && phrase.name))),
  );
  const tellerSame =
    people.tellerFound && people.tellerFound.person.role === role && taken.length === 0
      ? people.tellerFound
      : undefined;
  const known =
    same ??
    strangerAgain(people, phrase, role, free) ??
    tellerSame ??
    calledBy(role, phrase, free, { all: people.all, language: people.options.language });
  if (known) {
    known.words.add(head);
    return [known];
  }
  const label =
    isKin(role) &&
    /^\p{L}+$/u.test(head) &&
    /^(?:mother|father|grandmother|grandfather)$/.test(role) &&
    !spouse.test(head) &&
    !/^s[ou]e?gr[oa]$/.test(head) &&
    !relationOf(head)?.both
      ? capital(head, phrase)
      : labelOf(role, language, sex ?? titleSex(phrase.text) ?? (trade?.woman ? 'girl' : undefined));
  const titled =
    naming && /^(?:aunt|uncle|grandmother|grandfather|doctor|teacher)$/.test(role)
      ? `${titleOf(naming, labelOf(role, language))} ${naming.name}`
      : naming?.name;
  const made = people.add(
    role,
    titled ?? label,
    sex ??
      titleSex(phrase.text) ??
      (language !== 'en' && /^(?:doctor|teacher)$/.test(role) ? articleSex(phrase.text) : undefined) ??
      (naming ? genderOf(naming.name) : undefined) ??
      (trade?.woman ? 'girl' : undefined),
    [head],
  );
  // 'A boy pushed her. Her friend …': what the film calls him makes no friend of a boy.
  if (role === 'friend' && !naming && head !== 'friend') made.words.delete('friend');
  if (trade) made.person.trade = trade.trade;
  // 'Her other mum': the text may call her by name.
  if (/\bother\b/i.test(phrase.text)) made.words.add('other');
  if (naming) {
    made.words.add(naming.name.toLowerCase()).add('#named');
    made.words.add(naming.name.split(' ')[0]?.toLowerCase() ?? '');
  }
  return [made];
}

const isKin = (role: string): boolean =>
  /^(?:mother|father|grandmother|grandfather|sister|brother|baby|teacher|doctor)$/.test(role);
const isFamily = (role: string): boolean => !/^(?:teacher|doctor|man|woman|friend)$/.test(role);
const capitalized = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
const capital = (head: string, { text }: Phrase): string =>
  capitalized(new RegExp(`\\b${head}\\b`, 'iu').exec(text)?.[0] ?? head);
const titleOf = ({ words }: Naming, label: string): string => capitalized(words.at(-1) ?? label);
