import type { Clause } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import { whoseIsTouched } from './others-belongings.ts';
import type { MeantPhrase } from '../things/phrases-meant.ts';
import type { World } from '../told-world.ts';

/** What is done towards somebody, whether or not the words name them. */
const towards =
  /^(?:talk|shout|whisper|sing|laugh|wave|clap|cheer|point|look|watch|nod|refuse|bow|shake|stroke|tie|measure|kneel|reach|look-back|count|tiptoe)$/;
/** What a child does towards whoever is there. */
const towardsOthers = /^(?:talk|shout|whisper|wave|nod|refuse|bow|look-back|clap|point|tiptoe|shrug)$/;
/** What nobody does to the air, where no pronoun says what it is done to. */
const upon = /^(?:stroke|kiss|kneel)$/;
/** 'Came running down the stairs': to whom, where nothing says past or into what. */
const past = /^(?:down|across|along|out|over)$/;
/** So many clauses somebody is still there of whom nothing is told. */
const reach = 5;
/** So many clauses somebody is still the one whom the child has to do with. */
const reachOfOthers = 3;

/**
 * Whom somebody turns to where the words name nobody: 'The driver waved' does so to the child whose story it is,
 * 'she whispered' to whoever acted last.
 */
export function turnedTo(
  told: Clause,
  deed: string | null,
  { who, others }: { who: readonly Somebody[]; others: readonly MeantPhrase[] },
  world: World,
): Somebody | undefined {
  const { people, clause, doing } = world;
  const { hero, options } = people;
  const { things, mode, sentence } = told;
  const isTold = mode === 'done' || (mode === 'undone' && deed === 'refuse');
  if (options.toldByChild || !isTold || who.length === 0) return undefined;
  if (others.some((each) => each.people.length > 0 || each.crowd)) return undefined;
  const touched = whoseIsTouched(told, who, world);
  if (touched) return touched;
  if (others.some(isFaced) && !showsIt(told, others)) return undefined;
  if (things.some(({ preposition, name }) => name && isFacing(preposition))) return undefined;
  if (isToldOtherwise(told, world, who.includes(hero))) return undefined;
  const [first] = who;
  const before = first && doing.get(first.person.id);
  const still =
    before?.sentence === sentence
      ? people.all.find(({ person }) => person.id === before.act.to && !person.only)
      : undefined;
  if (!who.includes(hero)) {
    const isThere =
      (hero.lastNamed > 0 || world.lastActions.has(hero.person.id)) &&
      clause - lastOf(hero) <= reach &&
      !hero.person.only;
    if (!(towards.test(deed ?? '') || showsIt(told, others)) || who.some(({ person }) => person.only))
      return undefined;
    return still && !who.includes(still) ? still : isThere ? hero : undefined;
  }
  const isUpon = upon.test(deed ?? '') && !things.some(({ pronoun }) => pronoun);
  const isTo = deed === 'run' && things.every(({ preposition }) => past.test(preposition ?? ''));
  if (who.length > 1 || !(towardsOthers.test(deed ?? '') || isUpon || isTo || showsIt(told, others)))
    return undefined;
  return still && still !== hero ? still : lastThere(people.all, hero, clause);
}

const dative = /^(?:les?|lhes?)$/;
/** 'Se miró en el espejo', 'a si própria': oneself; 'le dijo algo a la secretaria', 'disse-lhe': somebody who was told, whoever that is. */
const isToldOtherwise = ({ verb, things, manner }: Clause, { language }: World, byChild: boolean): boolean =>
  (manner.includes('se') && /^(?:mirar|olhar|ver)$/.test(verb.lemma)) ||
  things.some(({ text }) => /^(?:si|sí)$/.test(text.split(' ')[0] ?? '')) ||
  (byChild &&
    language !== 'en' &&
    things.some(({ pronoun, preposition }) => dative.test(pronoun ?? '') || preposition === 'to'));

/** 'Held up a puppet', 'held out a biscuit': for somebody to see or take it. */
const showsIt = ({ verb: { lemma, particle } }: Clause, others: readonly MeantPhrase[]): boolean =>
  lemma === 'hold' &&
  /^(?:out|up)$/.test(particle ?? '') &&
  others.some(({ thing }) => thing && !thing.preposition);

const isFacing = (preposition: string | undefined): boolean =>
  /^(?:at|to|towards|for|after|into)?$/.test(preposition ?? '');
/** 'Pointed at the moon', 'watched the snooker': it is done towards a thing. */
const isFaced = ({ thing, phrase: { preposition } }: MeantPhrase): boolean =>
  thing !== undefined && isFacing(preposition);

/** Whoever acted or was spoken of last. */
const lastThere = (all: readonly Somebody[], hero: Somebody, clause: number): Somebody | undefined =>
  all
    .filter((each) => each !== hero && each.person.role && !each.person.only && each.kind !== 'toy')
    .filter((each) => clause - lastOf(each) <= reachOfOthers)
    .toSorted((a, b) => lastOf(b) - lastOf(a))[0];
const lastOf = ({ lastNamed, lastActed }: Somebody): number => Math.max(lastNamed, lastActed);
