/** Whom something is done to, or at whose body: as the words name them, and the child only where they name nobody. */
import { kindOfNoun } from '../../meaning/kinds.ts';
import type { Phrase, Span } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { Act } from '../plan.ts';
import { spokenOf } from '../things/phrases-told.ts';
import type { ClauseMeant, World } from '../told-world.ts';

export const temperature = /^(?:temperature|fever|temperatura|febre|fiebre)$/;
export const tears = /^(?:tear|lágrima)s?$/;
export const own = /^(?:her|his|their|my|our|its|seus?|suas?|sus?|mis?|meus?|minhas?)$/;
export const inside = /^(?:heart|heartbeat|chest|lung|lungs|coração|peito|pulmão|corazón|pecho|pulmón)$/;

export const isPerson = ({ kind, person }: Somebody): boolean =>
  kind === 'person' && person.role !== undefined;

const bodies =
  /^(?:face|cheek|forehead|nose|ear|eye|head|neck|back|belly|tummy|arm|elbow|hand|finger|thumb|nail|leg|knee|foot|toe|paw|tail|wing|fur|hoof|cara|rosto|bochecha|mejilla|testa|frente|nariz|orelha|oreja|olho|ojo|cabeça|cabeza|pescoço|cuello|costas|espalda|barriga|panza|braço|brazo|cotovelo|codo|mão|mano|dedo|unha|uña|perna|pierna|joelho|rodilla|pé|pie|pata|patinha|patita|cauda|rabo|cola|asa|ala|focinho|hocico|ferida|herida|wound|cut)$/;
const isBodily = ({ head }: Phrase): boolean =>
  [bodies, inside, temperature, tears].some((words) => words.test(head.toLowerCase()));
/** Whose body it is, as the words name them; or whose thing. */
export const whose = ({ clause }: ClauseMeant, isMeant = isBodily): [text: string, span: Span][] =>
  clause.things.flatMap(({ owner, of, span, ...phrase }) =>
    isMeant({ ...phrase, span })
      ? [owner, of].flatMap((each): [string, Span][] => (each && !own.test(each) ? [[each, span]] : []))
      : [],
  );
export const ownersIn = (meant: ClauseMeant, { people }: World, isMeant = isBodily): Somebody[] =>
  whose(meant, isMeant).flatMap(([text, span]) =>
    spokenOf(text, text.split(' ').at(-1) ?? text, span, people),
  );

/** The first of those spoken of, or whose body it is, who is not the one who acts. */
export function whomIn(meant: ClauseMeant, world: World, isMeant = isBodily): Somebody | undefined {
  const named = meant.others.flatMap(({ people: each }) => each);
  return [...named, ...ownersIn(meant, world, isMeant)].find(
    (each) => isPerson(each) && !meant.who.includes(each),
  );
}

const at = /^(?:to|on|onto|in|of|at)?$/;
/** An animal or a toy to which, or at whose body, it is done. */
export function creatureIn(meant: ClauseMeant, world: World): Somebody | undefined {
  const named = meant.others.flatMap(({ phrase, people }) =>
    at.test(phrase.preposition ?? '') ? people : [],
  );
  return [...named, ...ownersIn(meant, world)].find(
    (each) => each.kind !== 'person' && !meant.who.includes(each),
  );
}

/** The words name a creature, or something that looks like one, of which the story has not told. */
const isOfUntold = (meant: ClauseMeant, world: World): boolean =>
  whose(meant).some(([text]) =>
    /^(?:animal|toy)$/.test(kindOfNoun(text.toLowerCase(), world.language) ?? ''),
  ) ||
  meant.others.some(
    ({ phrase, thing }) =>
      at.test(phrase.preposition ?? '') && thing !== undefined && /^(?:animal|toy)$/.test(thing.kind),
  );

/** Whom it is done to: the child only where the words name nobody else. */
export function patientOf(lead: Act, doer: Somebody, meant: ClauseMeant, world: World): Somebody | undefined {
  const { all, hero } = world.people;
  const owner = ownersIn(meant, world).find((each) => !meant.who.includes(each));
  if (owner) return owner.person.role && owner.kind !== 'toy' ? owner : undefined;
  const told = all.find(({ person }) => person.id === lead.to);
  if (told?.kind === 'animal' && told.person.role) return told;
  if (told && isPerson(told) && told !== hero) return told;
  const person = whomIn(meant, world);
  if (person) return person;
  const creature = creatureIn(meant, world) ?? (doer.person.trade === 'vet' ? lastAnimal(world) : undefined);
  if (creature) return creature.person.role && creature.kind === 'animal' ? creature : undefined;
  if (isOfUntold(meant, world) || meant.clause.manner.includes('se')) return undefined;
  return doer === hero ? undefined : hero;
}

const lastAnimal = ({ people }: World): Somebody | undefined =>
  people.all
    .filter(({ kind, person }) => kind === 'animal' && person.role)
    .toSorted((a, b) => b.lastNamed - a.lastNamed)[0];
