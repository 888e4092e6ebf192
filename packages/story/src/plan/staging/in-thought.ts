import type { Clause } from '../../reading/clause.ts';
import { type Action, type Emotion, isAnimal } from '@milestoon/cast';
import { feelingIn } from './feeling-in.ts';
import { goingOn } from '../deeds/doing.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';
import type { Act, Seen } from '../plan.ts';
import { actOf, asIs } from '../things/seen-as.ts';
import { imagined } from './imagined.ts';
import { leftUndone } from './left-undone.ts';
import { feigned, refused } from './unwilling.ts';

/** What is only in somebody's head, however it is told. */
export const dreams = /^(?:dream|imagine|wish|sonhar|imaginar|soñar)$/;

/** What somebody asks, wishes or waits for is not there yet. */
export function asksFor({ verb: { lemma }, things }: Clause): boolean {
  const named = things.filter(({ pronoun }) => pronoun === undefined);
  // 'Pediu desculpa' asks for nothing that could be seen.
  if (/^(?:pedir|implorar)$/.test(lemma))
    return named.some(
      ({ preposition, head }) => !preposition && !/^(?:desculpa|perdão|perdón|disculpa)s?$/.test(head),
    );
  return (
    /^(?:ask|beg|wish|hope|pray|long|pedir|rezar|suplicar)$/.test(lemma) &&
    named.some(({ preposition }) => preposition === 'for')
  );
}

const eating =
  /^(?:eat|finish|touch|taste|try|have|want|comer|provar|querer|probar|jantar|almoçar|cenar|almorzar)$/;
const meals = /^(?:dine|jantar|almoçar|cenar|almorzar)$/;
const coming = /^(?:come|arrive|appear|show|turn|attend|vir|chegar|aparecer|comparecer|venir|llegar|acudir)$/;

const alone = ({ to: _other, ...act }: Act): Act => act;

const cries = /^(?:cry|weep|sob|panic|tremble|chorar|tremer|llorar|temblar)$/;

/** What did not happen is not shown, but whoever goes on, refuses, waits in vain or does something else instead. */
export function denied(meant: ClauseMeant, world: World): Staged {
  const still = goingOn(meant.clause, meant.who, world.doing);
  if (still)
    return {
      acts: [alone(still.act)],
      seen: still.on ? [still.on] : [],
      ...(still.set && still.on?.how === 'inside' ? { elsewhere: still.set } : {}),
    };
  const feeling = feelingIn(meant);
  if (meant.clause.feigned) return feigned(meant);
  // Not scared, not sad: the face is the other one.
  const emotion: Emotion =
    feeling === 'scared' || feeling === 'sad' || cries.test(meant.clause.verb.lemma)
      ? 'proud'
      : world.sorrowful
        ? 'sad'
        : 'thinking';
  // Dinner that is refused is on the table.
  const declined =
    meant.things.find(({ kind, picture }) => kind === 'food' || /plate|bowl|bread|soup/.test(picture)) ??
    (meals.test(meant.clause.verb.lemma) ? { picture: 'fork-and-knife-with-plate' } : undefined);
  if (declined && eating.test(meant.clause.verb.lemma)) {
    const eaters = meant.who.filter(({ person }) => person.role);
    return {
      acts: eaters.slice(0, 1).map((each) => actOf(each, 'refuse', feeling ?? 'sad')),
      seen: [{ picture: declined.picture, how: 'ground' }],
    };
  }
  if (meant.clause.refused) return refused(meant, world, feeling);
  const isAbsent = coming.test(meant.clause.verb.lemma) && !meant.who.includes(world.people.hero);
  if (!isAbsent) return leftUndone(meant, world, emotion);
  // Who did not come is not there; the child waits for them.
  const { hero } = world.people;
  return {
    acts: [actOf(hero, 'wait', 'sad')],
    seen: meant.things
      .slice(0, 1)
      .map((thing): Seen => ({ ...asIs(thing), how: 'bubble', of: hero.person.id })),
  };
}

const minds = /^(?:wished|feared|remembered)$/;
/** 'Mum was afraid he would fall': it is hers, and not of whoever falls. */
function whoseThought({ clause, who }: ClauseMeant, { before, meant }: World): Somebody | undefined {
  if (!minds.test(clause.mode) || before?.sentence !== clause.sentence || clause.who.length === 0)
    return undefined;
  const first = meant?.who[0];
  return first?.person.role && !first.person.only && !who.includes(first) ? first : undefined;
}

/** Wishes, fears, tales and likenesses are seen in a thought. */
export function thought(meant: ClauseMeant, world: World): Staged {
  const { clause, who, things, subjects, others } = meant;
  const people = [...who, ...others.flatMap((each) => each.people)];
  // What somebody says of others is in their own thought.
  const speaker = clause.mode === 'said' && !asksFor(clause) ? world.speaker : undefined;
  const thinker =
    speaker ?? whoseThought(meant, world) ?? who.find(({ person }) => person.role) ?? world.people.hero;
  const of = thinker.person.id;
  const animals = people.flatMap(({ person }) =>
    person !== thinker.person && (person.picture || isAnimal(person.role ?? ''))
      ? [{ picture: person.picture ?? String(person.role) }]
      : [],
  );
  const seen = [
    ...animals.map((each): Seen => ({ ...each, how: 'bubble', of })),
    ...[...subjects, ...things].map((thing): Seen => ({ ...asIs(thing), how: 'bubble', of })),
  ].slice(0, 4);
  const emotion: Emotion =
    clause.mode === 'feared'
      ? 'scared'
      : clause.mode === 'wished'
        ? 'happy'
        : (feelingIn(meant) ?? 'thinking');
  const action: Action = clause.mode === 'said' ? 'talk' : clause.mode === 'feared' ? 'hide' : 'think';
  const done = imagined(meant, world, thinker);
  // 'Was scared to jump': the fear is seen, also where nothing is to be seen of what it is of.
  const isSeen = clause.mode === 'said' || (clause.mode === 'feared' && who.includes(thinker));
  if (seen.length === 0 && !isSeen && !done) return { acts: [], seen: [] };
  const inMind = done ? { imagined: done.imagined } : {};
  const inBubble = done ? done.seen : seen;
  // 'Asked Grandma for a story': she is there and hears it.
  const asked = asksFor(clause)
    ? others
        .filter(({ phrase }) => !phrase.preposition || phrase.preposition === 'to')
        .flatMap((each) => each.people)
        .find((each) => each !== thinker && each.kind === 'person' && each.person.role)
    : undefined;
  if (!asked) return { acts: [actOf(thinker, action, emotion)], seen: inBubble, ...inMind };
  return {
    acts: [
      { ...actOf(thinker, 'talk', emotion), to: asked.person.id },
      { ...actOf(asked, 'look', 'happy'), to: of },
    ],
    seen: inBubble.filter(({ picture }) => picture !== asked.person.picture && picture !== asked.person.role),
    ...inMind,
  };
}
