import type { Clause } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';
import { isNotThere } from './not-there.ts';
import { actOf, asIs } from '../things/seen-as.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

const vanishes = /^(?:disappear|vanish|desaparecer|sumir|esfumarse)$/;
const finds = /^(?:find|locate|encontrar|achar|hallar)$/;
/** As many clauses somebody is looked for. */
const patience = 6;

interface Missing {
  people: readonly Somebody[];
  things: readonly ThingMeant[];
}

/** Who and what a clause says is not there any more, or cannot be found. */
function missingIn(meant: ClauseMeant): Missing | null {
  const { clause, who, subjects, others, things } = meant;
  const { verb, mode, manner } = clause;
  const done = mode === 'done';
  const direct = {
    people: others.filter(({ phrase }) => !phrase.preposition).flatMap(({ people }) => people),
    things: things.filter(({ preposition }) => !preposition),
  };
  // 'Amina was gone': read as if somebody had gone her.
  if (done && verb.lemma === 'go' && clause.who.length === 0) return direct;
  const isLost =
    vanishes.test(verb.lemma) ||
    (verb.lemma === 'miss' && clause.things.every(({ preposition }) => preposition)) ||
    /^(?:perderse|perder-se)$/.test(verb.lemma) ||
    (verb.lemma === 'perder' && manner.includes('se') && direct.things.length === 0);
  if ((done && isLost) || isNotThere(meant)) return { people: who, things: subjects };
  if (mode !== 'undone' || !finds.test(verb.lemma)) return null;
  // 'No encontrábamos a Hugo': a Spanish object that is somebody has a preposition.
  const found = others.filter(({ phrase }) => !phrase.preposition || phrase.preposition === 'to');
  return { people: found.flatMap(({ people }) => people), things: direct.things };
}

/** 'Amina was gone': everybody else looks for her, and she is not in the picture. Null where nobody and nothing is. */
export function missed(meant: ClauseMeant, world: World): Staged | null {
  const { clause, who } = meant;
  const missing = missingIn(meant);
  if (!missing || missing.people.length + missing.things.length === 0) return null;
  const { people } = world;
  const isHere = (each: Somebody): boolean =>
    each.kind === 'person' &&
    !each.person.only &&
    !missing.people.includes(each) &&
    (who.includes(each) || (each !== people.hero && clause.sentence - sentenceOf(each, world) < 2));
  const here = people.all.filter(isHere);
  const isChildThere = !missing.people.includes(people.hero);
  const seekers = here.length > 0 ? here : [isChildThere ? people.hero : people.teller()];
  world.sought = { who: missing.people, clause: world.clause };
  const emotion = missing.people.some(({ kind }) => kind === 'person') ? 'scared' : 'sad';
  for (const each of seekers) {
    world.lastActions.set(each.person.id, 'search');
    world.moods.set(each.person.id, { emotion, sentence: clause.sentence });
  }
  const of = seekers[0]?.person.id ?? 'hero';
  return {
    acts: seekers.slice(0, 3).map((each) => actOf(each, 'search', emotion)),
    seen: missing.things.map((thing) => ({ ...asIs(thing), how: 'bubble' as const, of })),
  };
}

const sentenceOf = ({ person }: Somebody, { doing }: World): number => doing.get(person.id)?.sentence ?? -9;

/** While somebody is missing, whoever looks somewhere looks for them; whoever of them does something was found. */
export function seeking(
  deed: string | null,
  clause: Clause,
  who: readonly Somebody[],
  world: World,
): string | null {
  const { sought } = world;
  if (!sought || world.clause - sought.clause > patience) return deed;
  if (clause.mode === 'done' && who.some((each) => sought.who.includes(each))) {
    delete world.sought;
    return deed;
  }
  return deed === 'look' || deed === 'look-through' ? 'search' : deed;
}
