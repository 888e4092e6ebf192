import { needs } from '../plan/things/it-meant.ts';
import { type MeantPhrase, withPlace } from '../plan/things/phrases-meant.ts';
import { passed } from '../plan/things/remember-things.ts';
import type { World } from '../plan/told-world.ts';
import type { Clause, Phrase } from '../reading/clause.ts';
import type { Somebody } from '../world/people/somebody.ts';
import { type Candidate, candidatesFor, type Sort, sortOf } from './candidates.ts';
import { featuresOf, type Question } from './features.ts';
import { keyOf, nothing } from './mentions.ts';
import learned from './weights.json' with { type: 'json' };

/** How much each feature tells, by its name. */
export type Weights = Readonly<Record<Sort, Readonly<Record<string, number>>>>;

/** A candidate with what tells for or against it. */
export interface Judged {
  candidate: Candidate;
  features: readonly string[];
}

/** Which of the candidates is meant; undefined where nothing is better than what the rules say. */
export type Choose = (
  judged: readonly Judged[],
  question: Question & { sort: Sort },
) => Candidate | undefined;

/** As much better than what the rules say must be what was learned. */
const margin = { it: 0.3, they: 1 } as const;

/** Chooses the candidate for which most tells. */
export const byWeights =
  (weights: Weights): Choose =>
  (judged, { sort, ruled }) => {
    const own = weights[sort];
    const scored = judged.map(({ candidate, features }) => ({
      candidate,
      score: features.reduce((sum, name) => sum + (own[name] ?? 0), 0),
    }));
    const [best] = scored.toSorted((a, b) => b.score - a.score);
    const now = scored.find(({ candidate }) => candidate.key === ruled);
    return !best || (now && best.score - now.score < margin[sort]) ? undefined : best.candidate;
  };

const corpusWeights: Weights = learned;
/** Chooses as the corpus taught it. */
export const byLearning = byWeights(corpusWeights);

interface Asked {
  isSubject: boolean;
  /** Who else is in the clause. */
  taken: readonly Somebody[];
  /** What the rules answer. */
  ruled: MeantPhrase;
}

const weather = /^(?:rain|snow|hail|thunder|drizzle|freeze|thaw)$/;

/** What things do not do, several of them together. */
const ofLiving =
  /^(?:eat|drink|share|laugh|giggle|say|tell|sing|clap|cheer|bake|cook|paint|read|write|decide|hug|kiss|talk|chat|whisper|sleep|swim|climb|hold|carry|wear|watch|build)$/;

/** What 'it' or 'they' means by what was learned, or else by the rules. English only. */
export function antecedentOf(
  clause: Clause,
  phrase: Phrase,
  world: World,
  { isSubject, taken, ruled }: Asked,
): MeantPhrase {
  const sort = sortOf(phrase);
  if (world.language !== 'en' || !sort) return ruled;
  if (isSubject && weather.test(clause.verb.lemma)) return { phrase, people: [], key: nothing };
  const key = keyOf(ruled, world.mentions);
  const question = { clause, phrase, isSubject, world, ruled: key, sort };
  // 'Read them a story': whoever something is done for is alive.
  const isAlive = !isSubject && needs(clause, phrase) === 'living';
  // 'They ate pizza': nails do not, and it was somebody.
  const isActing =
    isSubject && sort === 'they' && ruled.people.length > 1 && ofLiving.test(clause.verb.lemma);
  const fitting = candidatesFor(clause, sort, world, taken).filter(
    (each) => (!isAlive && !isActing) || canLive(each),
  );
  // 'Crawled under two cars to get them': not what one went past, where something else was told.
  const reached = isSubject || sort !== 'they' ? fitting : fitting.filter((each) => !isPassed(each));
  const others = reached.some(({ mentions }) => mentions.length > 0) ? reached : fitting;
  const candidates = others.some((each) => each.key === key)
    ? others
    : [...others, ofRules(ruled, key, world)];
  const chosen = world.choose(
    candidates.map((candidate) => ({ candidate, features: featuresOf(candidate, question, candidates) })),
    question,
  );
  if (!chosen || chosen.key === key || (areSomebody(ruled) && areTogether(chosen))) return { ...ruled, key };
  return spokenOf(chosen, phrase);
}

/** The rules know better which of several people are together. */
const areSomebody = ({ people, crowd }: MeantPhrase): boolean => people.length > 1 || crowd !== undefined;
const areTogether = ({ people, key }: Candidate): boolean => people.length > 1 || key.startsWith('crowd');

const canLive = ({ people, kind, key }: Candidate): boolean =>
  people.length > 0 || key.startsWith('crowd') || /^(?:animal|toy|person)$/.test(kind);

const isPassed = ({ people, mentions }: Candidate): boolean =>
  people.length === 0 &&
  mentions.length > 0 &&
  mentions.every(({ meant: { phrase } }) => passed.test(phrase.preposition ?? ''));

const ofRules = ({ people, thing }: MeantPhrase, key: string, { mentions }: World): Candidate => ({
  key,
  people,
  mentions: mentions.filter((each) => each.key === key),
  kind: thing?.kind ?? 'person',
});

function spokenOf({ key, people, mentions }: Candidate, phrase: Phrase): MeantPhrase {
  if (key === nothing || people.length > 0) return { phrase, people: [...people], key };
  const noun = mentions.findLast(({ meant }) => meant.thing ?? meant.crowd ?? meant.people[0])?.meant;
  // A tooth is of a body as long as it is in it: what 'it' is can be held.
  if (!noun && key === '#tooth')
    return { phrase, people: [], key, thing: withPlace({ picture: 'tooth', kind: 'thing' }, phrase) };
  if (!noun) return { phrase, people: [], key };
  return {
    phrase,
    people: noun.people,
    key,
    ...(noun.crowd ? { crowd: noun.crowd } : {}),
    ...(noun.thing ? { thing: withPlace(noun.thing, phrase) } : {}),
  };
}
