import type { CharacterRole } from '@milestoon/cast';
import { deedOf } from '../meaning/deeds.ts';
import type { Clause } from '../reading/clause.ts';
import type { Somebody } from '../world/somebody.ts';
import type { MeantPhrase } from './phrases-meant.ts';
import type { World } from './told-world.ts';

/** What people do to somebody who is there. */
const toSomebody =
  /^(?:hand-over|give|put-on|put-in|tie|cut|groom|wipe|carry|hold|push|pull|hit|kick|clap|shout|hug|kiss|comfort|take-out|measure|paint|film|lie-down|sit|throw|stick|call|receive)$/;
const medical =
  /^(?:yeso|escayola|férula|venda|vendaje|vacuna|inyección|audífono|aparato|puntos?|suero|anestesia|pulsera|radiografía|mascarilla|bracket|lente|gafa|anteojo|curita|tirita|implante|termómetro)s?$/;
const isByEnding = ({ pronoun, span }: Clause['who'][number]): boolean =>
  pronoun === 'they' && span[1] === span[0];

/** For as many clauses several who acted together are those meant by an ending alone. */
const stillThem = 3;

/**
 * 'Le pusieron un yeso', 'a Luciana le vendaron los ojos': in Spanish 'they' may be whoever does it, of whom nothing is told.
 * Undefined where several were spoken of a moment ago.
 */
export function unnamedActor(
  clause: Clause,
  { phrase, thing, crowd }: MeantPhrase,
  { people, language, clause: at, place }: World,
): Somebody | undefined {
  if (language !== 'es' || thing || crowd || !isByEnding(phrase) || clause.manner.includes('se'))
    return undefined;
  const isDone =
    clause.things.some(({ pronoun }) => /^(?:le|me)$/.test(pronoun ?? '')) &&
    clause.things.every(({ preposition }) => preposition !== 'between');
  if (!isDone || !toSomebody.test(deedOf(clause, 'es') ?? '')) return undefined;
  const { several } = people;
  if (several && at - several.clause <= stillThem) return undefined;
  const isTreated =
    /^(?:doctor|ward)$/.test(place?.set ?? '') || clause.things.some(({ head }) => medical.test(head));
  const role: CharacterRole = isTreated ? 'doctor' : place?.set === 'pitch' ? 'friend' : 'woman';
  const known = people.all.find(
    ({ person, words }) => person.role === role && (isTreated || words.has(unnamed)),
  );
  return known ?? people.add(role, names[role] ?? '', role === 'woman' ? 'girl' : undefined, [unnamed]);
}

const unnamed = '#unnamed';
const names: Partial<Readonly<Record<CharacterRole, string>>> = {
  doctor: 'Doctora',
  friend: 'Alguien',
  woman: 'Alguien',
};
