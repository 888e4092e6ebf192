import { isGrownUp } from '@milestoon/cast';
import { ofPeople } from '../plan/deeds/deed-kinds.ts';
import { isImpersonal, needs } from '../plan/things/it-meant.ts';
import type { World } from '../plan/told-world.ts';
import { useOf } from '../plan/clauses/uses.ts';
import type { Clause, Phrase } from '../reading/clause.ts';
import { type Candidate, nounOf } from './candidates.ts';
import { type Mention, nothing, type Role } from './mentions.ts';
import { sortOfDeed } from './sorts-of-deeds.ts';

export interface Question {
  clause: Clause;
  phrase: Phrase;
  isSubject: boolean;
  world: World;
  /** What the rules answer. */
  ruled: string;
}

/** Who or what it is, as far as verbs care. */
function sortOfCandidate({ people, kind }: Candidate, { hero }: World['people']): string {
  const [one, ...more] = people;
  if (!one) return kind;
  if (more.length > 0) return people.includes(hero) ? 'with-hero' : 'others';
  if (one === hero) return 'hero';
  if (one.kind !== 'person' || one.person.role === 'baby') return one.kind;
  return one.person.role && isGrownUp(one.person.role) ? 'adult' : 'child';
}

const weightOf: Readonly<Record<Role, number>> = { subject: 3, object: 2, oblique: 1 };
/** How much was said of it lately, as a subject most. */
const presence = ({ mentions }: Candidate, at: number): number =>
  mentions.reduce((sum, { clause, role }) => sum + weightOf[role] * 0.6 ** (at - clause), 0);

const steps = (count: number): number => (count > 5 ? 6 : count > 3 ? 4 : count);
const joint = /\b(and|but|so|because|when|while|until|then|if|that|as|before|after)\s+$/i;

/** What tells for or against a candidate, by name. */
export function featuresOf(
  candidate: Candidate,
  question: Question,
  all: readonly Candidate[],
): readonly string[] {
  const { clause, phrase, isSubject, world, ruled } = question;
  const { key } = candidate;
  const place = isSubject ? 'subject' : phrase.preposition ? 'oblique' : 'object';
  const byRules = key === ruled ? ['ruled', `ruled:${phrase.pronoun}`] : [];
  if (key === nothing) {
    const isBare = isSubject && clause.things.length === 0;
    return [
      ...byRules,
      'nothing',
      `nothing:${place}`,
      `nothing:${clause.verb.lemma}`,
      ...(isImpersonal(clause) ? [`nothing:impersonal:${place}`] : []),
      ...(isBare ? ['nothing:bare'] : []),
      ...(useOf(clause, phrase, isSubject) ? ['nothing:used'] : []),
    ];
  }
  const sort = sortOfCandidate(candidate, world.people);
  const above = all.filter((each) => presence(each, world.clause) > presence(candidate, world.clause)).length;
  const rank = Math.min(3, above);
  const title = world.people.options.title.toLowerCase();
  return [
    ...byRules,
    `is:${sort}`,
    `is:${sort}:${place}`,
    `presence:${rank}`,
    `presence:${rank}:${place}`,
    `does:${sortOfDeed(clause)}:${sort}:${place}`,
    ...(title.includes(key.replace(/^.*#/, '')) ? ['title'] : []),
    ...ofMentions(candidate, question, all, { place, sort }),
    ...ofJoint(candidate, question, { sort, rank }),
    ...ofVerb(candidate, question, sort),
  ];
}

interface Place {
  place: Role;
  sort: string;
}

/** Where and how it was spoken of before. */
function ofMentions(
  candidate: Candidate,
  { clause, world }: Question,
  all: readonly Candidate[],
  { place, sort }: Place,
): string[] {
  const { mentions, people } = candidate;
  const { clause: at, before } = world;
  const last = mentions.at(-1);
  const noun = nounOf(candidate);
  if (!last || !noun) return ['unmentioned'];
  const just = mentions.filter((each) => each.clause === at - 1).map(({ role }) => role);
  const role = just.includes('subject') ? 'subject' : (just[0] ?? 'none');
  const clauses = at - last.clause;
  const latest = Math.max(...all.flatMap((each) => each.mentions.map((one) => one.clause)));
  const most = Math.max(...all.map((each) => each.mentions.length));
  const how = last.meant.phrase.pronoun ? 'pronoun' : 'noun';
  const led = (sentence: number): boolean =>
    mentions.some((each) => each.sentence === sentence && each.role === 'subject');
  return [
    `clauses:${steps(clauses)}`,
    `sentences:${steps(clause.sentence - last.sentence)}`,
    `was:${last.role}`,
    `was:${last.role}:${place}`,
    how,
    ...(clauses <= 1 ? [`${how}:just:${last.role}:${place}`] : []),
    `before:${role}:${place}`,
    `before:${role}:${place}:${before?.sentence === clause.sentence ? 'same' : 'next'}`,
    `before:${role}:${place}:${sort}`,
    ...(before ? [`did:${sortOfDeed(before)}:${role}:${place}`] : []),
    ...(at - (mentions[0]?.clause ?? at) <= 2 ? ['new'] : []),
    ...(led(clause.sentence - 1) ? [`led:${place}`] : []),
    ...(led(clause.sentence) ? [`leads:${place}`] : []),
    ...(mentions.some((each) => each.role === 'subject' && at - each.clause < 3) ? [`topic:${place}`] : []),
    ...ofNoun(noun, clauses),
    ...(people.length === 0 && !noun.meant.thing ? ['unpictured', `unpictured:${place}`] : []),
    ...(mentions.length === most ? ['most'] : []),
    ...(mentions.length > 1 ? ['often'] : []),
    ...(mentions.length > 3 ? ['very-often'] : []),
    ...(last.clause === latest ? ['latest', `latest:${last.role}:${place}`] : []),
  ];
}

function ofNoun({ meant: { phrase }, role }: Mention, clauses: number): string[] {
  const isNew = /^(?:an?|another|some)\s/i.test(phrase.text);
  return [
    ...(isNew ? ['indefinite', `indefinite:${steps(clauses)}`] : []),
    ...(phrase.name ? ['name'] : []),
    ...(role === 'oblique' ? [`noun:${phrase.preposition}`] : []),
  ];
}

/** How the clause is joined to the one before: 'so it', 'but they'. */
function ofJoint(
  { mentions }: Candidate,
  { phrase, isSubject, world }: Question,
  { sort, rank }: { sort: string; rank: number },
): string[] {
  const last = mentions.at(-1);
  if (!isSubject || !last) return [];
  const word = joint.exec(world.people.options.text.slice(0, phrase.span[0]))?.[1]?.toLowerCase() ?? 'none';
  const role = last.clause === world.clause - 1 ? last.role : 'far';
  return [`${word}:${role}`, `${word}:${sort}`, `${word}:presence:${Math.min(1, rank)}`];
}

/** Whether what is done can be said of it. */
function ofVerb(candidate: Candidate, { clause, phrase, isSubject }: Question, sort: string): string[] {
  const { people, kind, mentions } = candidate;
  const isAlive = people.length > 0 || kind === 'animal';
  const need = needs(clause, phrase);
  const fits = useOf(clause, phrase, isSubject);
  const thing = mentions.findLast(({ meant }) => meant.thing)?.meant.thing;
  const isFit =
    fits &&
    ((thing && fits(thing)) || (people[0]?.kind === 'animal' && fits({ kind: 'animal', picture: '' })));
  return [
    ...(phrase.preposition ? [`${phrase.preposition}:${kind}`] : []),
    ...(isSubject && ofPeople.test(clause.verb.lemma)
      ? [`people:${people.length > 0 ? sort : 'thing'}`]
      : []),
    ...(need ? [`need:${need}:${isAlive ? 'alive' : kind}`] : []),
    ...(fits ? [isFit ? 'fits' : 'unfit'] : []),
  ];
}
