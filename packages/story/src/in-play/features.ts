import { metresOf } from '@milestoon/things/nouns';
import { groupOf } from '../actors/deed-groups.ts';
import { deedOf } from '../meaning/deeds.ts';
import type { Moment } from '../plan/plan.ts';
import type { World } from '../plan/told-world.ts';
import type { Clause } from '../reading/clause.ts';
import type { Candidate } from './candidates.ts';
import { learnedAs } from '../meaning/learned-as.ts';

/** A clause that shows no thing, and what was shown before it. */
export interface Question {
  clause: Clause;
  world: World;
  moment: Moment;
  /** The moments before it. */
  shown: readonly Moment[];
  /** Pictures of what the title names. */
  titled: ReadonlySet<string>;
}

const steps = (count: number): string =>
  count > 8 ? 'far' : count > 4 ? '5' : count > 2 ? '3' : String(count);

const sizeOf = (picture: string): string => {
  const metres = metresOf(picture);
  return metres < 0.12
    ? 'tiny'
    : metres < 0.4
      ? 'small'
      : metres < 1
        ? 'handy'
        : metres < 2.6
          ? 'big'
          : 'huge';
};

/** As many moments ago, and with whom, a picture was last seen. */
function lastShown(picture: string, { shown, moment }: Question): string {
  const [lead] = moment.acts;
  for (const [ago, { acts, seen }] of shown.slice(-6).toReversed().entries()) {
    const inHand = acts.find(({ thing }) => thing === picture);
    const whose = inHand ? (inHand.who === lead?.who ? 'own' : 'others') : 'there';
    if (inHand || seen.some((each) => each.picture === picture)) return `${whose}:${steps(ago)}`;
  }
  return 'never';
}

/** What tells that a thing is there, by name. */
export function featuresOf(
  { thing, ago, mentions, isDirect, wasDirect, deed: did, plural, isHere }: Candidate,
  question: Question,
  all: readonly Candidate[],
): string[] {
  const { clause, world, moment, titled } = question;
  const { picture, kind } = thing;
  const deed = deedOf(clause, world.language) ?? 'none';
  const action = moment.acts[0]?.action ?? 'none';
  const group = groupOf(deed);
  const size = sizeOf(picture);
  const shown = lastShown(picture, question);
  const latest = all[0]?.thing.picture === picture;
  const most = Math.max(...all.map((each) => each.mentions));
  return [
    `ago:${steps(ago)}`,
    `ago:${steps(ago)}:${group}`,
    `ago:${steps(ago)}:${isDirect ? 'direct' : 'oblique'}`,
    `here:${isHere}:${size}`,
    `here:${isHere}:${steps(ago)}`,
    `here:${isHere}:${shown}`,
    `mentions:${Math.min(mentions, 4)}`,
    `mentions:${Math.min(mentions, 4)}:${steps(ago)}`,
    `direct:${wasDirect}`,
    `did:${did}`,
    `did:${did}:${deed}`,
    `did:${groupOf(did)}:${group}`,
    `kind:${kind}`,
    `kind:${kind}:${deed}`,
    `kind:${kind}:${action}`,
    `size:${size}`,
    `size:${size}:${action}`,
    `is:${learnedAs(picture)}`,
    `is:${learnedAs(picture)}:${action}`,
    `is:${learnedAs(picture)}:${deed}`,
    `shown:${shown}`,
    `shown:${shown}:${action}`,
    `shown:${shown}:${group}`,
    ...(titled.has(picture) ? ['titled', `titled:${steps(ago)}`, `titled:${action}`] : []),
    `lemma:${clause.verb.lemma}:${kind}`,
    `lemma:${clause.verb.lemma}:${size}`,
    `rank:${Math.min(
      4,
      all.findIndex((each) => each.thing.picture === picture),
    )}`,
    ...(latest ? ['latest', `latest:${group}`] : []),
    ...(mentions === most && mentions > 1 ? ['topic', `topic:${action}`] : []),
    ...(plural ? ['plural'] : []),
    ...pronounsOf(clause).map((word) => `${word}:${steps(ago)}:${isDirect ? 'direct' : 'oblique'}`),
  ];
}

const pronounsOf = ({ things, who }: Clause): string[] =>
  [...who, ...things].flatMap(({ pronoun }) =>
    /^(?:it|them|one|l[oa]s?|[oa]s?|they)$/.test(pronoun ?? '') ? [pronoun ?? ''] : [],
  );

/** How things are seen, but for clothes, wounds and what is in the sky. */
const seenIn = ({ seen }: Moment): string[] =>
  seen.map(({ how }) => how).filter((how) => !/^(?:worn|smeared|sky|overhead)$/.test(how));

/** What tells that no thing is there, by name. */
export function featuresOfNone(
  { clause, world, moment, shown }: Question,
  all: readonly Candidate[],
): string[] {
  const deed = deedOf(clause, world.language) ?? 'none';
  const { lemma } = clause.verb;
  const acts = moment.acts.map(({ action }) => action);
  const unseen = clause.things.filter(({ pronoun }) => !pronoun);
  const object = unseen.some(({ preposition }) => !preposition);
  const before = shown.at(-1);
  const wasBare = before ? before.seen.length === 0 && before.acts.every(({ thing }) => !thing) : true;
  return [
    'none',
    `none:${deed}`,
    `none:${lemma}`,
    `none:${acts[0] ?? 'none'}`,
    `none:${groupOf(deed)}`,
    `none:${clause.mode}`,
    `none:acts:${Math.min(acts.length, 3)}`,
    `none:object:${object}`,
    `none:object:${object}:${acts[0] ?? 'none'}`,
    `none:things:${Math.min(unseen.length, 2)}`,
    `none:bare:${wasBare}`,
    `none:of:${steps(all.length)}`,
    `none:latest:${steps(all[0]?.ago ?? 9)}`,
    ...seenIn(moment).map((how) => `none:seen:${how}`),
    `none:seen:${Math.min(2, seenIn(moment).length)}:${acts[0] ?? 'none'}`,
    `none:${clause.quote ? 'quote' : 'plain'}`,
    ...pronounsOf(clause).map((word) => `none:${word}`),
    ...clause.things.flatMap(({ preposition }) => (preposition ? [`none:prep:${preposition}`] : [])),
  ];
}
