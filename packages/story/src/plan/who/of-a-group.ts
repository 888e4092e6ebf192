import { relationOf } from '../../world/people/relation-words.ts';
import type { People } from '../../world/people/people.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import type { MeantPhrase } from '../things/phrases-meant.ts';

/** What is done with hands or arms to somebody, or put into theirs: a crowd in the distance cannot. */
const touching =
  /^(?:hug|kiss|carry|hold|push|pull|tug|hand-over|high-five|shake-hands|hold-hands|comfort|stroke|tickle|hit|help|piggyback|catch|put-in|put-on|throw|pour|groom|kick|jump|build|dance|reach|take-out)$/;
/** Done from afar, though it is done to somebody. */
const distant = /^(?:throw|jump|build|dance|reach|take-out|help|pull|hold|pour|hit|kick)$/;
const upon = /^(?:on|onto|upon|around|round|over)$/;
const hostile = /^(?:push|shove|hit|punch|kick|bully|steal|snatch|tease|trip|smack|slap|bite|tackle)$/;

/** Of these words nobody knows who they are. */
const nouns: Readonly<Record<NonNullable<MeantPhrase['crowd']>['kind'], readonly string[]>> = {
  class: ['classmate', 'classmate'],
  team: ['teammate', 'teammate'],
  audience: ['woman', 'man'],
  passers: ['woman', 'man'],
  table: ['mother', 'father'],
};
const anybody = /^(?:everyone|everybody|all|family)$/;
const owned = /^(?:her|his|their|our|my)$/i;

/**
 * 'His teammates jumped on him', 'the neighbours gave her sweets': two of many step forward and do it. Empty where a
 * crowd does what it can do from where it stands.
 */
export function steppingForward(
  { who }: Pick<Clause, 'who'>,
  deed: string,
  subjects: readonly MeantPhrase[],
  others: readonly MeantPhrase[],
  people: People,
): Somebody[] {
  const group = subjects.find(({ crowd }) => crowd);
  if (!group?.crowd) return [];
  if (isFew(group.phrase, people) && group.crowd.kind !== 'passers')
    return membersOf(group.phrase, group.crowd.kind, people);
  if (!touching.test(deed)) return [];
  const done = others.flatMap(({ phrase, people: whom }) =>
    isDoneTo(phrase, deed) ? whom.filter(({ kind }) => kind === 'person') : [],
  );
  if (done.length === 0) return [];
  const members = membersOf(group.phrase, group.crowd.kind, people).filter((each) => !done.includes(each));
  // 'Her class gave the teacher flowers': it is her class, so she is one of them.
  const isOwn = who.some(({ owner }) => owner !== undefined && owned.test(owner));
  const isOne = isOwn && group.crowd.kind !== 'audience' && !done.includes(people.hero);
  return isOne ? [people.hero, ...members.slice(0, 1)] : members;
}

/** 'Handed out biscuits to all the neighbours': one of them is seen to get one. Nobody where somebody else does. */
export function receiving(deed: string, others: readonly MeantPhrase[], people: People): Somebody[] {
  if (
    !/^(?:hand-over|hold)$/.test(deed) ||
    others.some((each) => each.people.some(({ kind }) => kind === 'person'))
  )
    return [];
  const group = others.find(({ crowd, phrase }) => crowd && /^(?:to|among)$/.test(phrase.preposition ?? ''));
  return group?.crowd ? membersOf(group.phrase, group.crowd.kind, people).slice(0, 1) : [];
}

/** 'Some of the sixth graders', 'four kids', 'a few boys': so few that each of them is seen. */
const isFew = ({ text, plural, count, pronoun }: Phrase, people: People): boolean =>
  people.options.language === 'en' &&
  plural &&
  !pronoun &&
  ((count !== undefined && count < 5) || /^(?:some|a few|a couple|several)\s/i.test(text));

const isDoneTo = ({ preposition }: Phrase, deed: string): boolean =>
  preposition === undefined
    ? deed !== 'jump' && deed !== 'dance'
    : upon.test(preposition) ||
      (preposition === 'to' && !distant.test(deed)) ||
      (preposition === 'with' && deed === 'dance');

/** Nobody claps for what is done in anger. */
export const isHostile = ({ verb, things }: Pick<Clause, 'verb' | 'things'>): boolean =>
  (hostile.test(verb.lemma) && !things.some(({ head, preposition }) => preposition && seats.test(head))) ||
  (/^(?:pull|tug|yank|twist)$/.test(verb.lemma) &&
    things.some(
      ({ head, preposition }) => !preposition && /^(?:hair|ear|arm|pigtail|plait)s?$/.test(head),
    )) ||
  // 'Laughed at her' is another thing than laughing with her.
  (mocks.test(verb.lemma) &&
    things.some(
      ({ preposition, name, pronoun }) => preposition === 'at' && (name || pronoun !== undefined),
    )) ||
  // 'Riram-se dele', 'se burlaron de ella'
  (iberianMocks.test(verb.lemma) &&
    things.some(
      ({ preposition, name, pronoun }) => preposition === 'of' && (name || somebody.test(pronoun ?? '')),
    ));
const iberianMocks = /^(?:rir|rir-se|gozar|troçar|zombar|reír|reírse|burlar|burlarse)$/;
const somebody = /^(?:el[ea]s?|él|ellas?|ellos|mim|mí)$/;
const mocks = /^(?:laugh|giggle|snigger|jeer|sneer|boo|shout|yell|scream|hiss)$/;
/** In and on these one is pushed for joy. */
const seats =
  /^(?:swing|bike|bicycle|trike|tricycle|scooter|pram|buggy|pushchair|stroller|trolley|wheelchair|sledge|sled|cart|car|kart|roundabout|slide|wheelbarrow|hammock|chair|toboggan)$/;

function membersOf(
  phrase: Phrase,
  kind: NonNullable<MeantPhrase['crowd']>['kind'],
  people: People,
): Somebody[] {
  const head = phrase.head.toLowerCase();
  const known = people.all.filter(
    (each) => each !== people.hero && each.kind === 'person' && each.lastActed >= 0 && !each.person.only,
  );
  if (anybody.test(head) && known.length > 0) return known.slice(0, 3);
  const words = relationOf(head)
    ? [head, head]
    : anybody.test(head) && kind !== 'table'
      ? nouns.class
      : nouns[kind];
  const [first = '', second = ''] = words;
  if (first !== second) return [first, second].flatMap((word) => called(people, word, 1));
  return called(people, first, 2);
}

function called(people: People, head: string, count: number): Somebody[] {
  const text = count > 1 ? `two ${head}s` : `a ${head}`;
  const phrase: Phrase = { text, span: [0, 0], head, qualities: [], plural: count > 1, name: false, count };
  return people.spokenOf(phrase)?.people ?? [];
}

/** The crowd that acts, else the one it is done among. */
export function crowdAround(
  deed: string,
  subjects: readonly MeantPhrase[],
  others: readonly MeantPhrase[],
  /** Those of it who do it before the others. */
  forward: readonly Somebody[] = [],
): MeantPhrase['crowd'] {
  const group = subjects.find(({ crowd }) => crowd);
  const many = group?.crowd;
  // 'Four boys pushed him': all of them are four.
  if (many && group.phrase.count !== undefined && forward.length > 0)
    return many.count > forward.length ? { ...many, count: many.count - forward.length } : undefined;
  // Everybody who walks by is no audience.
  if (many?.kind === 'audience' && /^(?:walk|run|drive|walk-away)$/.test(deed))
    return { ...many, kind: 'passers' };
  return many ?? others.find(({ crowd }) => crowd)?.crowd;
}
