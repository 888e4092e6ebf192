import { metresOf } from '@milestoon/things/nouns';
import { passesBy, isDrawnWith } from '../plan/things/before-hands.ts';
import { rideOf } from '../plan/moments/continuity.ts';
import { heldThing } from '../plan/things/held-thing.ts';
import type { Act, Moment, Seen } from '../plan/plan.ts';
import { asIs, inItsColor } from '../plan/things/seen-as.ts';
import { isSlotted } from '../plan/deeds/staged-deed.ts';
import type { Clause, Phrase } from '../reading/clause.ts';
import type { World } from '../plan/told-world.ts';
import { type Candidate, candidatesFor } from './candidates.ts';
import { featuresOf, featuresOfNone, type Question } from './features.ts';

const isReal = /^(?:done|undone|pretended)$/;

/** What is done with a tool of its own. */
const isMade = /^(?:cook|cut|slice|flip|measure|phone|play-music|fish|sweep|look-through|put-on|dig)$/;
/** 'Pulled one side', 'held the other end': of what is in play. */
const isPart = ({ head, of }: Phrase): boolean =>
  !of &&
  /^(?:side|end|half|edge|corner|handle|lid|top|bottom|lado|ponta|pega|asa|punta|extremo|mango)$/.test(head);
const isClitic = ({ pronoun, preposition }: Phrase): boolean =>
  !preposition && /^l[oa]s?$/.test(pronoun ?? '');
const stands = (picture: string, { seen, acts }: Moment): boolean =>
  seen.some((each) => each.picture === picture && /^(?:ground|beside)$/.test(each.how)) ||
  acts.some(({ action }) => rideOf(action) === picture);
const hasThing = ({ thing }: Act): boolean => thing !== undefined;
/** Metres: what is as large still stands where it was left. */
const leastLeft = 0.3;
const isShown = (picture: string, { acts, seen }: Moment): boolean =>
  acts.some(({ thing }) => thing === picture) || seen.some((each) => each.picture === picture);

/**
 * A moment whose words name no thing, with the thing of before that is still in play: 'pulled like a young lad' pulls
 * the rope, and whoever just stood there stood by the microphone.
 */
export function withThing(
  moment: Moment | null,
  clause: Clause,
  world: World,
  before: Pick<Question, 'shown' | 'titled'>,
): Moment | null {
  const [lead, ...others] = moment?.acts ?? [];
  if (!moment || !lead || !isReal.test(moment.mode) || moment.crowd || hasThing(lead)) return moment;
  if (world.wholeAt === world.clause) return moment;
  // Whose way leads by something is seen at that.
  if (moment.seen.some(({ how }) => how === 'passed')) return moment;
  const { shown } = before;
  const held = shown.at(-1)?.acts.find(({ who }) => who === lead.who)?.thing;
  // In Spanish what something is done to has its pronoun at least: 'tiró con fuerza' pulls nothing of before.
  const isSaid = world.language !== 'es' || !isSlotted(lead.action) || clause.things.some(isClitic);
  const candidates = candidatesFor(world, lead.action).filter(
    ({ thing: { picture } }) =>
      !isShown(picture, moment) &&
      // What somebody beside them rides is no second one.
      !others.some(({ action }) => isDrawnWith(action, picture)) &&
      (isSaid || held === picture),
  );
  if (candidates.length === 0) return moment;
  const question: Question = { clause, world, moment, ...before };
  const whole = clause.things.some((each) => !each.preposition && isPart(each))
    ? candidates.find(({ wasDirect }) => wasDirect)
    : undefined;
  const learned = (): Candidate | undefined =>
    world.chooseThing(
      [
        { features: featuresOfNone(question, candidates) },
        ...candidates.map((candidate) => ({
          candidate,
          features: featuresOf(candidate, question, candidates),
        })),
      ],
      question,
    );
  const chosen = whole ?? learned();
  if (!chosen) return moment;
  const { preposition: _before, ...thing } = inItsColor(chosen.thing, world.colors);
  // Where the words name something else that is done something to, the hands have that.
  const isBusy = clause.things.some((each) => !each.preposition && !each.pronoun && !isPart(each));
  const isInHand =
    (held === thing.picture || (isSlotted(lead.action) && !isBusy && !isMade.test(lead.action))) &&
    heldThing([thing], lead.action) !== undefined;
  if (isInHand) {
    const act: Act = { ...lead, thing: thing.picture, ...(thing.color ? { color: thing.color } : {}) };
    return { ...moment, acts: [act, ...others] };
  }
  if (metresOf(thing.picture) >= leastLeft && shown.some((each) => stands(thing.picture, each)))
    return moment;
  const there: Seen = passesBy(lead.action)
    ? { ...asIs(thing), how: 'ground' }
    : { ...asIs(thing), how: 'beside', of: lead.who };
  return { ...moment, seen: [...moment.seen, there].slice(-8) };
}
