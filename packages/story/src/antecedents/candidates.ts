import { type Kind, kindOfNoun } from '../meaning/kinds.ts';
import type { MeantPhrase } from '../plan/things/phrases-meant.ts';
import type { World } from '../plan/told-world.ts';
import type { Clause, Phrase } from '../reading/clause.ts';
import type { Somebody } from '../world/people/somebody.ts';
import { isBody, keyOfPeople, type Mention, nothing } from './mentions.ts';

/** Somebody or something a pronoun may mean. */
export interface Candidate {
  key: string;
  people: readonly Somebody[];
  /** All that was said of it lately, in order. */
  mentions: readonly Mention[];
  kind: Kind | 'nothing';
}

/** Which pronouns are learned together: 'it', 'they' with 'them'. */
export const sorts = ['it', 'they'] as const;
export type Sort = (typeof sorts)[number];
export const sortOf = ({ pronoun }: Phrase): Sort | undefined =>
  pronoun === 'it' ? 'it' : /^(?:they|them)$/.test(pronoun ?? '') ? 'they' : undefined;

/** As many clauses later something may still be meant, and several people together. */
const reach = 12;
const togetherFor = 8;

/** The situation, or what nobody named: 'it rained'. */
const none: Candidate = { key: nothing, people: [], mentions: [], kind: 'nothing' };

/** The last words for it that are no pronoun. */
export const nounOf = ({ mentions }: Pick<Candidate, 'mentions'>): Mention | undefined =>
  mentions.findLast(({ meant }) => !meant.phrase.pronoun) ?? mentions.at(-1);

const kindOf = ({ key, meant: { thing, phrase } }: Mention): Kind =>
  isBody(phrase) || kindOfNoun(key.slice(1), 'en') === 'body'
    ? 'body'
    : (thing?.kind ?? (phrase.pronoun ? 'thing' : (kindOfNoun(phrase.head, 'en') ?? 'thing')));

const isSeveral = (candidate: Candidate): boolean => {
  const meant = nounOf(candidate)?.meant;
  return meant !== undefined && (meant.people.length > 1 || meant.crowd !== undefined || isPlural(meant));
};
const isPlural = ({ people, thing, phrase }: MeantPhrase): boolean =>
  people.length === 0 && (phrase.plural || (thing?.count ?? 1) > 1 || thing?.kind === 'worn');

/** What a pronoun may mean by number and by who else is in the clause. */
export function candidatesFor(
  clause: Clause,
  sort: Sort,
  world: World,
  taken: readonly Somebody[],
): Candidate[] {
  const { people, clause: at } = world;
  const near = world.mentions.filter((each) => at - each.clause <= reach);
  const beside = [...clause.who, ...clause.things].filter(({ pronoun }) => !pronoun);
  const heads = new Set(beside.map(({ head }) => head.toLowerCase()));
  const isBeside = (each: Somebody): boolean =>
    taken.includes(each) || [...heads].some((head) => each.words.has(head));
  const known = people.all.filter(
    (each) => (each === people.hero || each.lastNamed > -9) && each !== people.tellerFound && !isBeside(each),
  );
  const isTeller = (each: Somebody): boolean => each === people.tellerFound && each !== people.hero;
  const alone = (each: Somebody): Candidate => ({
    key: each.person.id,
    people: [each],
    mentions: near.filter(({ meant }) => meant.people.includes(each)),
    kind: each.kind,
  });
  const nouns = new Set(near.filter(({ key }) => key.includes('#')).map(({ key }) => key));
  const things = [...nouns]
    .map((key): Candidate => {
      const mentions = near.filter((each) => each.key === key);
      return { key, people: [], mentions, kind: kindOf(mentions.at(-1) as Mention) };
    })
    .filter(({ key, kind }) => !heads.has(key.replace(/^.*#/, '')) && kind !== 'time');
  if (sort === 'it')
    return [
      ...known.filter(({ kind, person }) => kind !== 'person' || person.role === 'baby').map(alone),
      ...things.filter((each) => !isSeveral(each) || nounOf(each)?.meant.thing?.kind === 'worn'),
      none,
    ];
  const lately = known.filter(({ lastNamed }) => at - lastNamed <= togetherFor);
  return [
    ...groupsAmong(lately, near, people.hero)
      // Whoever tells it says 'we' of themselves.
      .filter((who) => !who.some((each) => isBeside(each) || isTeller(each)))
      .map(
        (who): Candidate => ({
          key: keyOfPeople(who),
          people: who,
          mentions: near.filter(({ key }) => key === keyOfPeople(who)),
          kind: 'person',
        }),
      ),
    // 'Two kittens' are one that stands for several.
    ...lately
      .map(alone)
      .filter(({ mentions }) =>
        mentions.some(({ meant: { phrase } }) => phrase.plural && phrase.pronoun === undefined),
      ),
    ...things.filter(isSeveral),
    none,
  ];
}

/** Those of whom it was spoken together, the child with each other one, and any two of one clause. */
function groupsAmong(
  lately: readonly Somebody[],
  near: readonly Mention[],
  hero: Somebody,
): (readonly Somebody[])[] {
  const told: (readonly Somebody[])[] = near
    .map(({ meant }) => meant.people)
    .filter(({ length }) => length > 1);
  const clausesOf = (each: Somebody): number[] =>
    near.flatMap(({ meant, clause }) => (meant.people.includes(each) ? [clause] : []));
  const pairs = lately.flatMap((one, at) =>
    lately
      .slice(at + 1)
      .filter((other) => one === hero || clausesOf(one).some((clause) => clausesOf(other).includes(clause)))
      .map((other) => [one, other]),
  );
  return [...new Map([...told, ...pairs].map((who) => [keyOfPeople(who), who])).values()];
}
