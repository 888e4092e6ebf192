import type { SetName } from '@milestoon/stage';
import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause } from '../../reading/clause.ts';
import { homes, outdoors } from './place-groups.ts';
import { placeOfNoun } from './places.ts';

const rung =
  /(?<!\p{L})(?:(?:r[iau]ng(?:s|ing)?|press(?:ed|es|ing)?) (?:\p{L}+ ){0,3}(?:bells?|doorbells?) (?:at|of) (?:the|a|our|every|each|his|her|their|\p{L}+['’]s) (?:\p{L}+ )?(?:house|flat|door|neighbou?r)|knock(?:ed|s|ing)? (?:on|at) (?:(?:the |our |every |all the )(?:front|neighbou?r['’]s|next) door|\p{L}+['’]s door|(?:every|all the) doors?)|(?:to|at) (?:the |our |his |her |their )?(?:\p{L}+ )?neighbou?rs?['’]?s? (?:front )?door|(?:tocou|tocámos|tocaram|tocar) (?:à|a) campainha d\p{L}+ (?:casa|vizinh\p{L}+)|bateu à porta d\p{L}+ (?:casa|vizinh\p{L}+)|(?:tocó|tocamos|tocaron|tocar) (?:el|al) timbre de \p{L}+ (?:casa|vecin\p{L}+))(?!\p{L})/iu;
/** What lies before the doors of houses, or has doors of its own. */
const atDoors: ReadonlySet<SetName | null> = new Set<SetName | null>([
  'hallway',
  'classroom',
  'ward',
  'doctor',
  'hall',
  'library',
  'bedroom',
  'bathroom',
]);

/** 'Ring the bell at the house with the spider': whoever does so is before its door and not in it; null where nobody does. */
export const atTheDoor = (told: string, here: SetName | null): SetName | null =>
  rung.test(told) && !atDoors.has(here) ? 'porch' : null;

const moves =
  /^(?:open|hold|hold_open|shut|close|slam|push|lock|unlock|abrir|fechar|trancar|cerrar|empurrar|empujar|segurar|sujetar|aguantar)$/;
const doors = /^(?:door|gate|porta|portão|puerta|portón|verja)s?$/;
/** Doors that a hand opens. */
const toys =
  /(?<!\p{L})(?:toys?|dolls?['’]?s?|lego|play ?sets?|cardboard|de brin(?:car|quedo)|bonecas?|cartão|papelão|de juguete|muñecas?|cartón)(?!\p{L})/iu;
/**
 * 'Opened the shed door', 'abrió la puerta del gallinero': whoever does so stands out of doors before it. Null for the doors
 * of rooms and toys, for a front door that is opened from inside, and where another place is told.
 */
export function atOuterDoor(
  { verb, things }: Pick<Clause, 'verb' | 'things'>,
  told: string,
  here: SetName | null,
  language: NounLanguage,
): SetName | null {
  if (toys.test(told)) return null;
  const door = moves.test(verb.lemma)
    ? things.find(({ preposition, pronoun, head }) => !preposition && !pronoun && doors.test(head))
    : undefined;
  const within = door ? placeOfNoun(door, language)?.set : undefined;
  // Sheds stand in gardens.
  const set = within === 'garage' ? 'garden' : within;
  if (!set || !outdoors.includes(set)) return null;
  const isElsewhere = things.some((phrase) => {
    const other = phrase.preposition ? placeOfNoun(phrase, language)?.set : undefined;
    return other !== undefined && other !== within;
  });
  if (isElsewhere) return null;
  return set === 'porch' && (here === null || homes.has(here)) ? null : set;
}
