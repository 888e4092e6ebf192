import type { Action, Emotion } from '@milestoon/cast';
import { isHandInHand } from '../staging/in-touch.ts';
import { bodyBeing, isTold } from '../staging/being.ts';
import { actionWith, hadFood, isTelephoning } from './done-with.ts';
import { anyDeed, stillFishing } from '../things/held-thing.ts';
import { kicksInWater } from './into-water-there.ts';
import { reddens } from '../staging/feeling-in.ts';
import type { ClauseMeant, World } from '../told-world.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';
import type { TakingPart } from '../who/taking-part.ts';
import { underWay } from './under-way.ts';

/** What is acted, and what of it the rest of the plan has to know. */
export interface ChosenAction {
  action: Action;
  /** As it was wanted, before it was seen that nobody is there to be given anything. */
  wanted: Action;
  /** Whoever laughs till they cry still laughs. */
  isMirth: boolean;
  /** Somebody only is something or somewhere. */
  isBeing: boolean;
}

interface Told {
  deed: string | null;
  told: Emotion | undefined;
  feeling: Emotion;
  /** What is told is found in something else. */
  isInside: boolean;
  things: readonly ThingMeant[];
}

/** Chooses the action of a deed: of the first reason that holds. */
export function chosenAction(
  meant: ClauseMeant,
  world: World,
  { who, partners, isHeldSeat }: TakingPart,
  { deed, told, feeling, isInside, things }: Told,
): ChosenAction {
  const { clause, others } = meant;
  const first = who[0]?.person.id ?? '';
  const going = world.lastActions.get(first);
  const eaten = hadFood(clause, things);
  const isBeing = !eaten && (deed === null || deed === 'be' || (told === 'sad' && deed === 'search'));
  const reasons: (() => Action | undefined)[] = [
    // What nobody knows how to act is at least done with its thing, or said to whom it is done.
    () =>
      deed === null && told === undefined && clause.mode === 'done' ? anyDeed(things, others) : undefined,
    () => eaten,
    () =>
      /^(?:walk|stand|run)$/.test(deed ?? '') &&
      who.length + partners.length > 1 &&
      isHandInHand(clause, world)
        ? 'hold-hands'
        : undefined,
    () => (deed === 'be' && isTelephoning(clause, deed) ? 'phone' : undefined),
    () => (reddens(clause) && !busy.test(deed ?? '') ? 'blush' : undefined),
    () => (isInside ? 'take-out' : undefined),
    () => (kicksInWater(deed, clause, { set: world.place?.set ?? null, going }) ? 'swim' : undefined),
    () => underWay(clause, who, world, world.place?.set ?? null),
    () =>
      flownBy(who, clause) ??
      asAnimals(
        who,
        clause,
        partners.some(({ kind }) => kind === 'person'),
      ),
    () => (isHeldSeat ? (going === 'run' ? 'run' : 'push') : undefined),
    () => (isBeing && !isTold(clause, things) ? bodyBeing(told, feeling, meant) : undefined),
  ];
  let wanted: Action | undefined;
  for (const reason of reasons) wanted ??= reason();
  wanted ??= stillFishing(actionWith(deed ?? 'be', { clause, others, partners, things }), things, going);
  const before = wanted === 'cry' ? world.doing.get(first) : undefined;
  const isMirth = before?.act.action === 'laugh' && before.sentence === clause.sentence;
  // Nothing is got from nobody: it is held up to be seen.
  const isAlone = !partners.some(({ person }) => person.role);
  const action = isMirth ? 'laugh' : isAlone && /^(?:receive|hand-over)$/.test(wanted) ? 'hold' : wanted;
  return { action, wanted, isMirth, isBeing };
}

/** Whoever carries something and is red as a tomato still carries it. */
const busy =
  /^(?:carry|hold|push|pull|run|walk|jump|climb|dig|build|kick|throw|dance|sing|talk|shout|cook|put-in)$/;

/** People fly in planes, birds by themselves. */
const flownBy = (who: TakingPart['who'], { verb }: ClauseMeant['clause']): Action | undefined =>
  who.length > 0 &&
  ((/^(?:fly|voar|volar)$/.test(verb.lemma) && who.every(({ person }) => wings.test(person.role ?? ''))) ||
    // A gull that comes down does not walk.
    (swoops.test(verb.lemma) && who.every(({ person }) => person.role === 'bird')))
    ? /^(?:away|off)$/.test(verb.particle ?? '')
      ? 'fly-away'
      : 'fly'
    : undefined;
/** Birds peck, and whatever has a snout sniffs. */
const asAnimals = (
  who: TakingPart['who'],
  { verb }: ClauseMeant['clause'],
  toSomebody: boolean,
): Action | undefined => {
  const roles = who.map(({ person }) => person.role ?? '');
  if (roles.length === 0) return undefined;
  if (/^peck$/.test(verb.lemma) && roles.every((role) => wings.test(role))) return 'peck';
  // What a dog bites it has its muzzle at.
  if (
    bites.test(verb.lemma) &&
    who.every(({ kind }) => kind === 'animal') &&
    !roles.some((role) => wings.test(role)) &&
    toSomebody
  )
    return 'sniff';
  return sniffs.test(verb.lemma) && who.every(({ kind }) => kind === 'animal') ? 'sniff' : undefined;
};
const bites = /^(?:bite|nip|nibble|morder|mordiscar|mordisquear)$/;
const sniffs = /^(?:sniff|snuffle|smell|nose|cheirar|farejar|fungar|oler|olfatear|olisquear|husmear)$/;
const swoops =
  /^(?:swoop|dive|soar|glide|descend|bajar|descer|planear|planar|mergulhar|lanzarse|revolotear|esvoaçar)$/;
const wings = /^(?:bird|duck|chicken)$/;
