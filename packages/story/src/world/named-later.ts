import { isGivenName } from '../people/gender.ts';
import type { Registry } from './registry.ts';
import type { Somebody } from './somebody.ts';

const young = /^(?:sister|brother|baby|cousin)$/;
const elder = /^(?:aunt|uncle)$/;
const parent = /^(?:mother|father)$/;
const spouses = /^(?:husband|wife|hubby|missus|partner|marido|esposo|esposa|mujer|mulher)$/;
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
  const [found, ...others] = fitting;
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
