import type { CharacterRole } from '@milestoon/cast';
import type { NounLanguage } from '@milestoon/things/nouns';
import { deedOf } from '../../meaning/deeds.ts';
import type { Clause } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { MeantPhrase } from '../things/phrases-meant.ts';
import type { World } from '../told-world.ts';

/** What people do to somebody who is there. */
export const toSomebody =
  /^(?:hand-over|give|put-on|put-in|tie|cut|groom|wipe|carry|hold|push|pull|hit|kick|clap|shout|hug|kiss|comfort|take-out|measure|paint|film|lie-down|sit|throw|stick|call|receive)$/;
const medical =
  /^(?:yeso|escayola|férula|venda|vendaje|vacuna|inyección|audífono|aparato|puntos?|suero|anestesia|pulsera|radiografía|mascarilla|bracket|lente|gafa|anteojo|curita|tirita|implante|termómetro|gesso|tala|ligadura|vacina|injeção|aparelho|penso|curativo|soro|anestesia|febre|cast|bandage|stitches|jab|injection|temperature|blood|sangue|sangre|temperatura)s?$/;
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
  return unnamedAt(clause, { people, language, place });
}

/** Whoever does it where it happens, of whom nothing is told: at the doctor's a doctor. */
export function unnamedAt(
  clause: Clause,
  { people, language, place }: Pick<World, 'people' | 'language' | 'place'>,
): Somebody {
  const isTreated =
    /^(?:doctor|ward)$/.test(place?.set ?? '') || clause.things.some(({ head }) => medical.test(head));
  const role: CharacterRole = isTreated
    ? 'doctor'
    : place?.set === 'classroom'
      ? 'teacher'
      : place?.set === 'pitch'
        ? 'friend'
        : 'woman';
  const known = people.all.find(
    ({ person, words }) => person.role === role && (isTreated || role === 'teacher' || words.has(unnamed)),
  );
  return (
    known ?? people.add(role, names[language][role] ?? '', role === 'woman' ? 'girl' : undefined, [unnamed])
  );
}

const unnamed = '#unnamed';
const names: Readonly<Record<NounLanguage, Partial<Readonly<Record<CharacterRole, string>>>>> = {
  en: { doctor: 'Doctor', teacher: 'Teacher', friend: 'Somebody', woman: 'Somebody' },
  pt: { doctor: 'Médica', teacher: 'Professora', friend: 'Alguém', woman: 'Alguém' },
  es: { doctor: 'Doctora', teacher: 'Maestra', friend: 'Alguien', woman: 'Alguien' },
};
