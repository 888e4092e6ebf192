import { isGivenName } from '../../people/gender.ts';
import { guessedTeller } from './guessed-teller.ts';
import type { Registry } from './registry.ts';
import type { Somebody } from './somebody.ts';

const young = /^(?:sister|brother|baby|cousin)$/;
const elder = /^(?:aunt|uncle)$/;
const parent = /^(?:mother|father)$/;
const spouses = /^(?:husband|wife|hubby|missus|partner|other|marido|esposo|esposa|mujer|mulher)$/;
const pet = /^(?:dog|cat|rabbit|hamster|guinea-pig|bird|horse)$/;

/** Whether somebody is one whom a family calls by name, and has not been yet. */
function isOpen({ kind, person, words, family, lastNamed }: Somebody, name: string): boolean {
  const role = person.role ?? '';
  if (family || words.has('#named') || lastNamed < 0 || person.only) return false;
  if (kind === 'animal') return pet.test(role) && person.name !== name && !isGivenName(name);
  const isSpouse = parent.test(role) && [...words].some((word) => spouses.test(word));
  return kind === 'person' && (young.test(role) || elder.test(role) || isSpouse);
}

/**
 * 'Her little brother sat on the sled, and she and Owen flew down': a name that nothing explains is that of the one relative
 * or pet who was spoken of without a name. Undefined where there are none or several.
 */
export function namedLater(people: Registry, name: string, sex: Somebody['sex']): Somebody | undefined {
  const fitting = people.all.filter(
    (each) =>
      each !== people.hero &&
      each !== people.tellerFound &&
      isOpen(each, name) &&
      (sex === undefined || each.sex === undefined || each.sex === sex),
  );
  const [found = siblingOwning(people, name, sex) ?? partnerOf(people, name, sex), ...others] = fitting;
  if (!found || others.length > 0) return undefined;
  found.words.add(name.toLowerCase()).add('#named');
  if (sex && found.kind === 'person') {
    found.sex = sex;
    found.person.gender = sex;
  }
  const { role = '' } = found.person;
  if (young.test(role) || found.kind === 'animal') found.person.name = name;
  return found;
}

/** 'Held his sister's hand. Ellie waved': so far only what is hers was spoken of. English only. */
function siblingOwning(people: Registry, name: string, sex: Somebody['sex']): Somebody | undefined {
  const { language, text } = people.options;
  if (language !== 'en') return undefined;
  const before = text.slice(0, Math.max(0, text.indexOf(name)));
  const found = [
    ...before.matchAll(
      /\b(?:his|her)\s(?:(?:big|little|older|younger|twin|baby|wee)\s)?(sister|brother)['’]s\s(?!\p{Lu})/gu,
    ),
  ];
  const role = found.length === 1 ? found[0]?.[1] : undefined;
  const own = role === 'sister' ? 'girl' : 'boy';
  if (!role || (sex !== undefined && sex !== own)) return undefined;
  const known = people.all.find(({ person }) => person.role === role);
  if (known) return known.words.has('#named') || known.family ? undefined : known;
  return people.add(role as 'sister' | 'brother', name, own, [role]);
}

/** 'No help from Tom or me', 'Tom and I took her': of the other sex than whoever tells it, it is the other parent. */
function partnerOf(people: Registry, name: string, sex: Somebody['sex']): Somebody | undefined {
  const { language, text } = people.options;
  const teller = people.options.writer?.role ?? guessedTeller(people.options);
  const role = teller === 'mother' ? 'father' : teller === 'father' ? 'mother' : undefined;
  const own = role === 'father' ? 'boy' : 'girl';
  const isCouple = new RegExp(
    `\\b(?:${name} (?:and|or|nor) (?:I|me|myself)|(?:me|myself) (?:and|or) ${name})\\b`,
    'u',
  );
  if (language !== 'en' || people.options.toldByChild || !role || sex !== own || !isCouple.test(text))
    return undefined;
  if (people.all.some(({ person }) => person.role === role)) return undefined;
  return people.add(role, name, own, [role]);
}
