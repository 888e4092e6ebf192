import type { Action } from '@milestoon/cast';
import type { TimeOfDay, Weather } from '@milestoon/stage';
import type { NounLanguage } from '@milestoon/things/nouns';
import { deedOf } from '../meaning/deeds.ts';
import type { Clause, Phrase } from '../reading/clause.ts';
import type { People } from '../world/people.ts';
import type { Place } from '../world/places.ts';
import { relationOf } from '../world/relation-words.ts';
import { behindFirst } from '../world/scene.ts';
import type { Somebody } from '../world/somebody.ts';
import { asCostumes, isCostumeWord } from './costume.ts';
import { happening } from './happening.ts';
import { asksFor, denied, thought } from './in-thought.ts';
import { likened } from './likened.ts';
import { plunges } from './done-with.ts';
import { ownersOf, toothIn } from './lost-tooth.ts';
import { type MeantPhrase, meantPhrase, type ThingMeant } from './phrases-meant.ts';
import type { Act, Moment, Seen } from './plan.ts';
import { actOf, asIs } from './seen-as.ts';

/** Who is where with what while a text goes on. */
export interface World {
  people: People;
  language: NounLanguage;
  sorrowful: boolean;
  place: Place | null;
  time: TimeOfDay | null;
  weather: Weather | null;
  lastThing: ThingMeant | undefined;
  /** The last of which there were several: 'she caught eleven', 'gave her one'. */
  lastSeveral?: ThingMeant;
  /** The thing of which something was last told, and in which clause: 'it fell' is that one. */
  topic?: { thing: ThingMeant; clause: number };
  /** The colours that were told, by pictures: 'the mitten' is still the red one. */
  colors: Map<string, string>;
  /** Somebody was dressed up as something: others who are something are so too. */
  dressesUp?: boolean;
  /** What was last played. */
  instrument?: ThingMeant;
  /** The sentence in which the child was last seen riding. */
  rides?: number;
  /** What everybody did last, by their ids. */
  lastActions: Map<string, Action>;
  /** Who spoke last: what is said after it is theirs. */
  speaker?: Somebody;
}

export interface ClauseMeant {
  clause: Clause;
  who: Somebody[];
  crowd?: MeantPhrase['crowd'];
  subjects: ThingMeant[];
  others: MeantPhrase[];
  things: ThingMeant[];
}

/** What one clause shows, or null where there is nothing to be seen. */
export function momentOf(clause: Clause, index: number, world: World): Moment | null {
  const meant = meaningOf(clause, index, world);
  const { acts, seen } = staged(meant, world);
  if (acts.length + seen.length === 0 && !meant.crowd) return null;
  const { place, time, weather } = world;
  return {
    told: [...clause.span],
    sentence: clause.sentence,
    mode: clause.mode,
    place: { set: place?.set ?? null, things: place?.things.slice(0, 4) ?? [] },
    time,
    weather,
    acts: acts.slice(0, 6),
    seen: seen.slice(0, 8),
    ...(meant.crowd ? { crowd: meant.crowd } : {}),
    ...(clause.quote ? { quote: clause.quote } : {}),
  };
}

function meaningOf(clause: Clause, index: number, world: World): ClauseMeant {
  const { people, language, lastThing } = world;
  const context = {
    people,
    language,
    clause: index,
    lastThing,
    lastSeveral: world.lastSeveral,
    topic: world.topic,
  };
  const subjects = clause.who.map((phrase) =>
    meantPhrase(phrase, { ...context, isSubject: true, taken: [] }),
  );
  const everybody = unique(subjects.flatMap((each) => each.people));
  // 'We carried him to bed': the child is not one of us.
  const who = isDoneToChild(clause, people.hero)
    ? everybody.filter((each) => each !== people.hero)
    : everybody;
  // 'She named it Bruno': a name that is given brings nobody along.
  // Who only 'called Aunt Lola' gave nobody a name.
  const objects = clause.things.filter(({ preposition }) => !preposition).length;
  const given =
    writing.test(clause.verb.lemma) ||
    (naming.test(clause.verb.lemma) && (objects > 1 || !/^(?:call|chamar|llamar)$/.test(clause.verb.lemma)));
  const named = given ? givenNames(clause) : [];
  if (lastThing) for (const { head } of named) people.addPicture(head, 'animal', lastThing.picture);
  // What somebody is or becomes brings nobody along either: 'now they are best friends'.
  const isBeing = deedOf(clause, language) === 'be';
  const phrases = behindFirst(clause).filter(
    (phrase) =>
      !named.includes(phrase) &&
      phrase.preposition !== 'without' &&
      !(phrase.preposition === 'like' && clause.mode === 'done') &&
      // 'She did it': it is no thing.
      !(phrase.pronoun === 'it' && /^(?:do|make|manage)$/.test(clause.verb.lemma)) &&
      !(isBeing && !phrase.preposition && relationOf(phrase.head.toLowerCase())),
  );
  const deed = deedOf(clause, language) ?? '';
  const isGoing = /^(?:walk|sit|run|drive|ride)$/.test(deed);
  const entering = plunges(clause, deed)
    ? { entering: 'plunges' as const }
    : /^(?:walk|run)$/.test(deed)
      ? { entering: 'goes' as const }
      : {};
  const dressed = asCostumes(clause, likened(phrases), { language, isDressingUp: world.dressesUp === true });
  if (dressed.some(({ head }) => isCostumeWord(head))) world.dressesUp = true;
  const others = dressed.map((phrase) =>
    meantPhrase(phrase, { ...context, isSubject: false, taken: who, isGoing, ...entering }),
  );
  const isReal = clause.mode === 'done' || clause.mode === 'undone';
  for (const each of who) {
    each.lastNamed = index;
    if (isReal) each.lastActed = index;
  }
  for (const each of others.flatMap(({ people }) => people)) each.lastNamed = index;
  const tooth = toothIn(clause);
  const things = [
    ...(tooth ? [tooth] : []),
    ...others.flatMap(({ thing }) => (thing ? [inItsColor(thing, world)] : [])),
  ];
  if (tooth && who.length === 0) who.push(...ownersOf(clause, people));
  const own = subjects.flatMap(({ thing }) => (thing ? [thing] : []));
  const around = things.filter(({ preposition, kind }) => preposition !== 'with' && kind !== 'worn');
  const direct = [...things.filter(({ preposition }) => !preposition), ...own, ...around][0];
  const [missed] = clause.things
    .filter(({ preposition }) => preposition === 'without')
    .flatMap((phrase) => meantPhrase(phrase, { ...context, isSubject: false, taken: who }).thing ?? []);
  // 'He cannot sleep without his digger. It was …': it is spoken of, though it is not there.
  const spokenOf = direct ?? missed;
  if (spokenOf && isReal) world.lastThing = spokenOf;
  const [topic] = own;
  if (topic && isReal) world.topic = { thing: topic, clause: index };
  const several = [...own, ...things].find(({ count }) => (count ?? 1) > 1);
  if (several && isReal) world.lastSeveral = several;
  const crowd = [...subjects, ...others].find(({ crowd }) => crowd)?.crowd;
  return { clause, who, subjects: own, others, things, ...(crowd ? { crowd } : {}) };
}

const ours = /^(?:we|nós|nosotros|nosotras|a gente)$/;
const theChild = { girl: /^(?:her|a|la|ela|ella)$/, boy: /^(?:him|o|lo|ele|él)$/ } as const;
const either = /^(?:him|her|lo|la|le|lhe|o|a)$/;
/** Whether what 'we' do is done to him or her who must be the child. */
const isDoneToChild = ({ who, things }: Clause, { sex }: Somebody): boolean =>
  who.some(({ pronoun }) => ours.test(pronoun ?? '')) &&
  things.some(({ pronoun }) => pronoun && (sex ? theChild[sex] : either).test(pronoun));

/** 'She named it Mr President': whatever stands second is the name. */
const givenNames = ({ things, verb }: Clause): readonly Phrase[] => {
  const direct = things.filter(({ preposition }) => !preposition);
  if (writing.test(verb.lemma)) return direct.filter(({ name, pronoun }) => name && !pronoun);
  return [
    ...direct.slice(1),
    ...direct.slice(0, 1).filter(({ name, pronoun }) => name && !pronoun && direct.length === 1),
  ];
};

function inItsColor(thing: ThingMeant, { colors }: World): ThingMeant {
  if (thing.color) colors.set(thing.picture, thing.color);
  const color = thing.color ?? colors.get(thing.picture);
  return color ? { ...thing, color } : thing;
}

/** 'Wrote Hanna on the cake': a name that is written is nobody. */
const writing = /^(?:write|spell|escrever|soletrar|escribir|deletrear)$/;
const naming = /^(?:name|call|baptise|christen|chamar|batizar|llamar|nombrar|bautizar)$/;

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** What is only in somebody's head, however it is told. */
const dreaming = /^(?:dream|imagine|wish|sonhar|imaginar|soñar)$/;

function staged(meant: ClauseMeant, world: World): { acts: Act[]; seen: Seen[] } {
  const { clause } = meant;
  if (clause.mode === 'done' && (dreaming.test(clause.verb.lemma) || asksFor(clause)))
    return thought(asksFor(clause) ? { ...meant, clause: { ...clause, mode: 'said' } } : meant, world);
  switch (meant.clause.mode) {
    case 'done':
      return happening(meant, world);
    case 'pretended':
      return happening(meant, world);
    case 'undone':
      return denied(meant, world);
    case 'pictured':
      return { acts: lookers(meant, world, 'look'), seen: framed(meant, 'wall') };
    case 'said':
    case 'compared':
    case 'wished':
    case 'feared':
    case 'remembered':
      return thought(meant, world);
  }
}

const lookers = ({ who }: ClauseMeant, world: World, action: Action): Act[] =>
  who
    .filter(({ person }) => person.role)
    .map((each) => actOf(each, action, world.sorrowful ? 'sad' : 'happy'));

const framed = ({ things, subjects }: ClauseMeant, how: Seen['how']): Seen[] =>
  [...subjects, ...things].map((thing) => ({ ...asIs(thing), how }));
