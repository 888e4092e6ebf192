import type { Clause, Phrase } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { MeantPhrase, ThingMeant } from './phrases-meant.ts';
import type { World } from '../told-world.ts';

/** As many clauses later 'it' still means what was spoken of. */
const reach = 4;

/** Only somebody alive does this. */
const livingDoes =
  /^(?:bite|nip|lick|nibble|sniff|bark|meow|miaow|purr|growl|hiss|howl|chirp|quack|moo|neigh|eat|drink|sleep|wake|hop|chase|follow|climb|hide|play|yawn|scratch|sting|peck|chew|dig|cuddle|snuggle|nuzzle|curl|wag|breathe|cry|whine|whimper|love|like|want|look|stare|watch|refuse|escape|try|swallow|greet|wander|run_away|gallop|trot|sneak|sit|walk|run|jump|swim|crawl|poo|wee|pee|dance|steal|snatch|grab|visit|live|die|kiss|rub|feel)$/;
/** This is done only to somebody alive, or to a toy that is treated so. */
const livingUndergoes =
  /^(?:feed|stroke|pet|pat|cuddle|tickle|chase|follow|rescue|comfort|scare|frighten|groom|hug|kiss|adopt|bathe|calm|greet|thank|tame|name|love|walk)$/;
/** Whoever is given something is somebody. */
const givesTo = /^(?:give|feed|offer|show|teach|hand|bring|throw|buy|read|sing|tell|toss|lend)$/;
const speaks = /^(?:talk|speak|say|sing|whisper|wave|read|shout|listen|bark|smile|laugh)$/;
/** This is done only to a thing. */
const thingUndergoes =
  /^(?:eat|drink|open|read|wear|build|break|cut|bake|cook|paint|draw|write|unwrap|fix|repair|mend|close|tear|pour|plant|fill|fold|pay|spill|blow|fly|score|kick|climb|steal|swallow|chew|bury|knock|decorate|light|rip|win|finish|share|taste|try|use|sell|turn)$/;
/** A thing that changes hands. */
const handled =
  /^(?:give|take|throw|put|pick|bring|show|carry|hold|grab|drop|hand|return|catch|keep|lose|find|want|have)$/;
/** How only somebody alive is. */
const livingIs =
  /^(?:scared|hungry|thirsty|happy|sad|tired|frightened|afraid|asleep|awake|friendly|shy|alive|dead|ill|sick|hurt|lonely|angry|naughty|clever|curious|playful|excited|tame|gone)$/;

type Needs = 'living' | 'thing';

/** Whether only somebody alive or only a thing can be what a phrase speaks of; undefined where either can. */
export function needs({ verb, things, who, manner }: Clause, phrase: Phrase): Needs | undefined {
  if (who.includes(phrase)) {
    if (livingDoes.test(verb.lemma)) return 'living';
    const isState = /^(?:be|look|feel|seem|get|become)$/.test(verb.lemma) && things.length === 0;
    return isState && manner.some((word) => livingIs.test(word)) ? 'living' : undefined;
  }
  const { preposition } = phrase;
  if (preposition)
    return (preposition === 'to' && (givesTo.test(verb.lemma) || speaks.test(verb.lemma))) ||
      (preposition === 'at' && speaks.test(verb.lemma)) ||
      (preposition === 'after' && /^(?:run|look)$/.test(verb.lemma))
      ? 'living'
      : undefined;
  const direct = things.filter((each) => !each.preposition);
  const isFirst = direct[0] === phrase && direct.length > 1;
  if (isFirst && givesTo.test(verb.lemma)) return 'living';
  if (livingUndergoes.test(verb.lemma)) return 'living';
  return thingUndergoes.test(verb.lemma) ? 'thing' : undefined;
}

type Creature = { at: number } & ({ who: Somebody } | { thing: ThingMeant });

/** The animal that was last spoken of; a toy only where it may be treated as one. */
function lastCreature(
  { people, lastCreature: thing, lastCreatureAt = -9, clause }: World,
  taken: readonly Somebody[],
  isToyMeant: boolean,
): Creature | undefined {
  const found: Creature[] = people.all
    .filter((each) => each.kind === 'animal' && !taken.includes(each) && each.lastNamed >= 0)
    .map((who) => ({ who, at: who.lastNamed }));
  if (thing && (thing.kind === 'animal' || isToyMeant)) found.push({ thing, at: lastCreatureAt });
  const near = found.filter(({ at }) => clause - at <= reach).toSorted((a, b) => b.at - a.at);
  // 'The cat found the hamster. She stared at it. He grabbed it': what was 'it' is it still.
  return near.find((each) => 'who' in each && clause - (each.who.lastIt ?? -9) <= 2) ?? near[0];
}

const asPhrase = (phrase: Phrase, creature: Creature): MeantPhrase => {
  if ('who' in creature) return { phrase, people: [creature.who] };
  return { phrase, people: [], thing: placed(creature.thing, phrase) };
};
const placed = ({ preposition: _, ...thing }: ThingMeant, { preposition }: Phrase): ThingMeant =>
  preposition ? { ...thing, preposition } : thing;

/**
 * 'A duck came. It bit his finger and he gave it some bread': 'it' is the animal where only somebody alive can be
 * meant, or where it was spoken of last; 'ate it' is the last thing. Undefined where neither is told.
 */
export function itMeant(
  clause: Clause,
  phrase: Phrase,
  world: World,
  { taken, subjects = [] }: { taken: readonly Somebody[]; subjects?: readonly MeantPhrase[] },
): MeantPhrase | undefined {
  if (world.language !== 'en' || !/^(?:it|one)$/.test(phrase.pronoun ?? '')) return undefined;
  const isSubject = clause.who.includes(phrase);
  if (phrase.pronoun === 'one' && (isSubject || world.lastSeveral)) return undefined;
  const need = needs(clause, phrase);
  const creature = lastCreature(world, taken, !isSubject && need === 'living');
  const { lastThing, lastThingAt = -9, lastLifeless, topic } = world;
  const isItself =
    creature !== undefined &&
    'thing' in creature &&
    subjects.some(({ thing }) => thing?.picture === creature.thing.picture);
  if (need === 'thing' || isItself) {
    const isOther = lastThing?.kind === 'animal' || lastThing?.preposition !== undefined;
    return isOther && lastLifeless && world.clause - lastLifeless.clause <= reach
      ? { phrase, people: [], thing: placed(lastLifeless.thing, phrase) }
      : undefined;
  }
  // 'Took her doll. Later he knocked at the door and gave it back': no door is given.
  const isPortable = !isSubject && !phrase.preposition && handled.test(clause.verb.lemma);
  const isBeside = isPortable && lastThing?.preposition !== undefined && lastThing.kind !== 'animal';
  if (
    isBeside &&
    lastLifeless &&
    lastLifeless.clause < lastThingAt &&
    (creature?.at ?? -9) < lastLifeless.clause
  )
    return world.clause - lastLifeless.clause <= reach
      ? { phrase, people: [], thing: placed(lastLifeless.thing, phrase) }
      : undefined;
  if (!creature) return undefined;
  if (need === 'living') return asPhrase(phrase, creature);
  if (!('who' in creature) || (isSubject && isImpersonal(clause))) return undefined;
  // 'The pancake stuck to the lamp. The cat looked at it. Then it fell': that of which was told before.
  if (isSubject && topic && world.clause - topic.clause < 3) return undefined;
  // What was only beside or used for it is spoken of no longer.
  const isLast =
    creature.at > lastThingAt || (creature.at === lastThingAt && lastThing?.preposition !== undefined);
  return isLast ? asPhrase(phrase, creature) : undefined;
}

/** 'It was late', 'it rained', 'it was a kite': of no animal. */
export const isImpersonal = ({ verb, things }: Clause): boolean =>
  /^(?:be|rain|snow|take|seem|get|become|happen|start|begin|turn|work|hurt|taste|smell|last|cost|end|feel|hail|thunder)$/.test(
    verb.lemma,
  ) || things.some(({ head }) => /^(?:time|day|hour|minute)$/.test(head));
