import { hasTrait } from '@milestoon/cast';
import type { Clause } from '../../reading/clause.ts';
import { asBaby, type Somebody } from '../../world/people/somebody.ts';
import { type Depicted, depictedIn } from '../things/depicted.ts';
import { tender } from '../deeds/done-with.ts';
import { listenerOf } from './listener.ts';
import type { ClauseMeant, World } from '../told-world.ts';
import { givenAnimal, handsOver } from './partners.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';
import { isCamera } from '../things/pictures-taken.ts';
import { isSteadying } from '../things/part-of-ride.ts';
import { isOwnBody } from './own-body.ts';
import { turnedTo } from './turned-to.ts';
import { awaited, caresFor, hasCome, isBorn, isToldAbout, liveFar, sought } from './who-is-there.ts';

/** Who takes part in a deed, and how. */
export interface TakingPart {
  /** Who does it; of these people and animals act, toys lie there. */
  who: readonly Somebody[];
  actors: readonly Somebody[];
  toys: readonly Somebody[];
  /** Whom it is done to or with; `named` without a child that is only meant. */
  partners: readonly Somebody[];
  named: readonly Somebody[];
  /** Looked for or waited for: spoken of, and not there. */
  absent: readonly Somebody[];
  depicted: Depicted;
  /** An animal that is given away. */
  gift: Somebody | undefined;
  /** Somebody holds or pushes what another one rides. */
  isHeldSeat: boolean;
}

/** Finds everybody who takes part in a deed, and who is only thought of, drawn or far away. */
export function takingPart(
  meant: ClauseMeant,
  world: World,
  { deed, who, things }: { deed: string | null; who: readonly Somebody[]; things: readonly ThingMeant[] },
): TakingPart {
  const { clause, others } = meant;
  const { hero } = world.people;
  for (const { person } of liveFar(clause, who, hero)) person.only = 'screen';
  const direct = others.filter(({ phrase }) => !phrase.preposition).flatMap(({ people }) => people);
  const born = isBorn(clause, who.length > 0 ? who : direct, hero);
  for (const each of born) asBaby(each);
  if (hasCome(clause)) for (const { person } of who) if (person.only === 'screen') delete person.only;
  const everybody = who.filter(({ person }) => person.role);
  const depicted = depictedIn(clause, others);
  const lookedFor = sought(clause, deed, others);
  if (lookedFor.length > 0) world.sought = { who: lookedFor, clause: world.clause };
  const absent = [
    ...lookedFor,
    ...awaited(clause, others, (each) => world.lastActions.has(each.person.id)),
    // 'A picture of the clouds and one of grandma'.
    ...others
      .filter(
        ({ phrase }) => phrase.preposition === 'of' && clause.things.some(({ head }) => images.test(head)),
      )
      .flatMap(({ people }) => people.filter((each) => each !== hero)),
    ...(buries.test(clause.verb.lemma)
      ? others.flatMap(({ people }) => people.filter(({ kind }) => kind === 'animal'))
      : []),
    ...others
      .filter(({ phrase }) => isToldAbout(deed, phrase))
      .flatMap(({ people }) => people.filter((each) => each !== hero)),
  ];
  const isHeldSeat = isSteadying(clause.verb.lemma, clause.things, clause.sentence - (world.rides ?? -9) < 2);
  const called = listenerOf(clause, deed, who, world);
  const spokenOf = [
    ...new Set([...others.flatMap(({ people }) => people), ...(born.length > 0 ? [hero] : [])]),
  ];
  const isOwn = isOwnBody(clause, who, world);
  const named = spokenOf.filter(
    (each) => !isOwn && !who.includes(each) && !depicted.people.includes(each) && !absent.includes(each),
  );
  if (named.length === 0 && called) named.push(called);
  const faced = named.length === 0 ? turnedTo(clause, deed, { who, others }, world) : undefined;
  if (named.length === 0 && !isOwn && toSomebody(clause, world)) named.push(...lastSpokenOf(world, who));
  if (named.length === 0 && (isHeldSeat || letsGo(clause))) named.push(...riders(world, who));
  if (!isOwn && isPatientUnnamed(clause, things, named, who, hero)) named.push(...lastSpokenOf(world, who));
  if (named.length === 0 && faced && !isOwn) named.push(faced);
  const gift = handsOver.test(deed ?? '') ? givenAnimal(clause, others) : undefined;
  if (gift && named.includes(gift)) named.splice(named.indexOf(gift), 1);
  // Nobody else is photographed than whose story it is.
  const isTender = tender.test(deed ?? '') || caresFor(clause) || (deed === 'film' && things.every(isCamera));
  // 'Deu uma banana ao macaco': to an animal that is no one of the story.
  const isToAnimal = things.some(
    ({ kind, preposition }) =>
      kind === 'animal' && (preposition === 'to' || (deed === 'hand-over' && !preposition)),
  );
  const meansChild =
    named.length === 0 && !isOwn && isTender && !isToAnimal && !who.includes(hero) && who.length > 0;
  return {
    who,
    // One saddle, one rider.
    actors:
      deed === 'ride' && spokenOf.some(({ kind }) => kind === 'animal') ? everybody.slice(0, 1) : everybody,
    toys: who.filter(({ person }) => !person.role && person.picture),
    partners: meansChild ? [hero] : named,
    named,
    absent,
    depicted,
    gift,
    isHeldSeat,
  };
}

const images =
  /^(?:picture|photo|photograph|video|drawing|selfie|foto|fotografía|fotografia|dibujo|desenho)$/;

/** 'We buried her under the apple tree': a dead animal stands nowhere. */
const buries = /^(?:bury|enterrar|sepultar)$/;

const letsGo = ({ verb, things }: Clause): boolean => verb.lemma === 'let_go' && things.length === 0;

const needsSomebody =
  /^(?:entregar|devolver|mostrar|enseñar|cochichar|sussurrar|susurrar|segredar|murmurar|cuchichear|secretear|acenar)$/;
/** 'A menina mostrou o boletim', 'cochichou': to whoever was spoken of last. */
const toSomebody = ({ verb, things }: Clause, { language }: World): boolean =>
  language !== 'en' &&
  needsSomebody.test(verb.lemma) &&
  !things.some(({ preposition }) => preposition === 'to' || preposition === 'for' || preposition === 'with');

/** 'Fell over. She put a plaster on his knee': on that of whoever was spoken of last. */
const isPatientUnnamed = (
  clause: Clause,
  things: readonly ThingMeant[],
  named: readonly Somebody[],
  who: readonly Somebody[],
  hero: Somebody,
): boolean =>
  named.length === 0 &&
  who.includes(hero) &&
  // 'Se puso el casco': on the own head.
  !clause.manner.includes('se') &&
  caresFor(clause) &&
  things.every(({ kind }) => kind !== 'toy');

const lastSpokenOf = ({ people, clause }: World, who: readonly Somebody[]): Somebody[] =>
  people.all
    .filter((each) => each.person.role && !who.includes(each) && each !== people.tellerFound)
    .filter(({ lastNamed }) => clause - lastNamed < 3)
    .toSorted((a, b) => b.lastNamed - a.lastNamed)
    .slice(0, 1);

const riders = ({ people, lastActions }: World, who: readonly Somebody[]): Somebody[] =>
  people.all.filter((each) => {
    const action = lastActions.get(each.person.id);
    return !who.includes(each) && action !== undefined && hasTrait(action, 'rides');
  });
