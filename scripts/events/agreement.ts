import { isPage } from '@milestoon/stage';
import { pictureFor } from '@milestoon/things/nouns';
import { isDrawnWith } from '../../packages/story/src/plan/things/before-hands.ts';
import { contraryOf } from '../../packages/story/src/plan/deeds/contraries.ts';
import { isAround, vehicles } from '../../packages/story/src/plan/deeds/riding.ts';
import type { Act, Moment, Plan, Seen } from '../../packages/story/src/plan/plan.ts';
import { momentAt, type ToldEvent, type ToldStory, verbAt } from './corpus.ts';
import { areAlike, isDrawnFor, isMeant } from './alike.ts';
import { widerPlace } from '../../packages/story/src/placing/wider-places.ts';

/** What of an event is compared with its moment; 'all' is every one of them that is labelled, without the mode. */
export const aspects = ['told', 'who', 'does', 'thing', 'to', 'place', 'mode', 'all'] as const;
export type Aspect = (typeof aspects)[number];

/** For each aspect that is labelled, whether the plan agrees. An event that no moment tells agrees in nothing. */
export type Agreement = Partial<Record<Aspect, boolean>>;

/** How far a plan agrees with an event that was told. */
export function agreementOf(story: ToldStory, event: ToldEvent, plan: Plan | null): Agreement {
  const moment = plan?.moments[momentAt(plan.moments, verbAt(story, event))];
  if (!plan || !moment)
    return Object.fromEntries(aspects.filter((each) => isLabelled(event, each)).map((each) => [each, false]));
  const labelled = (aspect: Aspect, agrees: () => boolean): Agreement =>
    isLabelled(event, aspect) ? { [aspect]: agrees() } : {};
  const parts: Agreement = {
    ...labelled('who', () => whoAgrees(story, event, plan, moment)),
    ...labelled('does', () => doesAgree(story, event, plan, moment)),
    ...labelled('thing', () => isSeen(event.thing ?? '', plan, moment)),
    ...labelled('to', () => toAgrees(story, event.to ?? '', plan, moment)),
    // A page says of no place that it is there.
    ...(isPage(moment.place.scenery) ? {} : labelled('place', () => placeAgrees(event, moment))),
  };
  const mode = event.mode === 'not' ? 'undone' : (event.mode ?? 'done');
  return {
    told: true,
    ...parts,
    mode: moment.mode === mode,
    all: Object.values(parts).every(Boolean),
  };
}

const isLabelled = ({ who, thing, to, places }: ToldEvent, aspect: Aspect): boolean =>
  aspect === 'who'
    ? who.length > 0
    : aspect === 'thing'
      ? thing !== undefined
      : aspect === 'to'
        ? to !== undefined
        : aspect === 'place'
          ? places !== undefined
          : true;

/** What somebody of a plan is called in labels: a role, or the picture of an animal or toy. */
const namesOf = (id: string, { people }: Plan): string[] => {
  const person = people.find((each) => each.id === id);
  return [id, person?.role ?? person?.picture ?? id];
};

/** Several who are not told apart. */
const many =
  /^(?:children|classmates?|friends|kids|audience|people|crowd|team|class|family|everyone|everybody|passers-by|guests|neighbours|parents)$/;

/** What is done in a thought is what such a moment tells. */
const actsOf = ({ acts, imagined }: Moment): readonly Act[] => [...(imagined?.acts ?? []), ...acts];

/** What is done by the move of an animal that is a picture. */
const doneByMoving: Readonly<Partial<Record<NonNullable<Seen['move']>, readonly string[]>>> = {
  come: ['walk', 'swim', 'drive'],
  leave: ['walk-away', 'fly-away', 'run', 'drive'],
  hop: ['jump', 'dance'],
  lean: ['eat', 'peck', 'sniff', 'kiss', 'reach', 'bow'],
  shake: ['sneeze'],
};

const nounPicture = (noun: string): string | null =>
  pictureFor(noun, 'en') ?? pictureFor(noun.split(' ').at(-1) ?? '', 'en');

/** The moves of things that act by themselves, and of animals that are pictures. */
const moversOf = ({ seen }: Moment, who: readonly string[]): Seen[] =>
  seen.filter(
    ({ move, picture }) =>
      move !== undefined && (who.length === 0 || who.some((wanted) => nounPicture(wanted) === picture)),
  );

/** All who should act are there, and one of them acts first. */
function whoAgrees(story: ToldStory, { who }: ToldEvent, plan: Plan, moment: Moment): boolean {
  const { crowd } = moment;
  // An animal that is a picture acts by its move.
  if (moversOf(moment, who).length > 0) return true;
  const acts = actsOf(moment);
  const actors = acts.map((act) => namesOf(act.who, plan));
  const isThere = (wanted: string): boolean =>
    actors.some((names) => isMeant(wanted, names, story)) || (many.test(wanted) && crowd !== undefined);
  const [first] = actors;
  // Whoever looks at what all of a crowd do only looks on.
  if (
    crowd?.action &&
    who.every((wanted) => many.test(wanted)) &&
    acts.every(({ action }) => action === 'look')
  )
    return true;
  return (
    who.every(isThere) && (first ? who.some((wanted) => isMeant(wanted, first, story)) : crowd !== undefined)
  );
}

/** What is left undone is shown as what is there instead, whoever climbed onto something stands there, and what is built is put together. */
const isShownAs = (wanted: string, action: Act['action'], { mode, seen }: Moment): boolean =>
  (mode === 'undone' && (action === 'refuse' || contraryOf(wanted)?.action === action)) ||
  (wanted === 'climb' && action === 'stand' && seen.some(({ how }) => how === 'support')) ||
  (wanted === 'build' && action === 'put-down' && seen.some(({ how }) => how === 'beside'));

function doesAgree(story: ToldStory, { who, does, mode }: ToldEvent, plan: Plan, moment: Moment): boolean {
  const acts = actsOf(moment);
  const own = acts.filter((act) => who.some((wanted) => isMeant(wanted, namesOf(act.who, plan), story)));
  const shown: Act['action'][] = (own.length > 0 ? own : acts).map(({ action }) => action);
  if (
    shown.some((action) =>
      does.some(
        (wanted) => isShownAs(wanted, action, moment) && (mode === 'not') === (moment.mode === 'undone'),
      ),
    )
  )
    return true;
  // What all of a crowd do is what they do.
  if (own.length === 0 && moment.crowd?.action && who.some((wanted) => many.test(wanted)))
    shown.push(moment.crowd.action);
  const moved = moversOf(moment, who).flatMap(({ move }) =>
    move ? [move, ...(doneByMoving[move] ?? [])] : [],
  );
  return [...shown, ...moved].some((action) => does.some((wanted) => areAlike(wanted, action)));
}

/** What an action draws by itself: whoever bikes is on a bicycle; out of an empty hand water is poured; in the place 'car' all is a car's inside. */
const isDrawnAlong = ({ action, thing }: Act, picture: string, { place: { set } }: Moment): boolean =>
  isDrawnWith(action, picture) ||
  vehicles[picture] === action ||
  (action === 'pour' && thing === undefined && picture === 'droplet') ||
  (action === 'sleep' && set === 'bedroom' && picture === 'bed') ||
  isAround({ picture }, set);

/** Parts of a figure: seen wherever somebody acts. */
const ofFigure =
  /^(?:hands?|fingers?|thumb|fist|foot|feet|legs?|arms?|knees?|head|hair|face|mouth|lips|nose|ears?|eyes?|chin|cheeks?|neck|belly|back)$/;

/** Rain and snow are seen where they fall, and snow where it lies. */
const isFalling = (thing: string, { weather, place }: Moment): boolean =>
  thing === weather || (thing === 'snow' && place.set === 'snow');

/** A bitten bread and a bread that is a toy are breads. */
const wholeOf = (picture: string): string => picture.replace(/^(?:bitten|broken|half|toy|treat)-/, '');

/** What a noun of a label means, and its words. */
function meantBy(noun: string): { meant: string | undefined; words: string[] } {
  const words = noun.split(/[ -]/).map((word) => word.replace(/s$/, ''));
  const meant = [noun, words.at(-1) ?? '', noun.replace(/s$/, '')]
    .map((each) => pictureFor(each, 'en'))
    .find((picture) => picture !== null);
  return { meant: meant ?? undefined, words };
}

/** Whether a picture shows what a noun of a label means: its own, or one whose name has a word of it. */
export function isPictureOf(noun: string, picture: string): boolean {
  const { meant, words } = meantBy(noun);
  return (
    wholeOf(picture) === meant ||
    isDrawnFor(noun, picture) ||
    words.some((word) => word.length > 2 && picture.includes(word))
  );
}

/** By its picture; a toy or an animal that is somebody of the story by them. */
function isSeen(thing: string, plan: Plan, moment: Moment): boolean {
  const { seen } = moment;
  const acts = actsOf(moment);
  if (ofFigure.test(thing) && acts.length > 0) return true;
  const pictures = [...acts.flatMap((act) => act.thing ?? []), ...seen.map(({ picture }) => picture)];
  if (isFalling(thing, moment)) return true;
  const { meant, words } = meantBy(thing);
  // Whoever reads has the book already.
  if (meant && acts.some((act) => isDrawnAlong(act, meant, moment))) return true;
  const somebody = acts.flatMap(({ who, to }) => [who, to ?? []].flat()).flatMap((id) => namesOf(id, plan));
  if (somebody.some((name) => name === meant || name === words.at(-1))) return true;
  return pictures.some((picture) => isPictureOf(thing, picture));
}

const toAgrees = (story: ToldStory, to: string, plan: Plan, moment: Moment): boolean =>
  actsOf(moment)
    .flatMap((act) => [act.who, act.to ?? []].flat())
    .some((id) => isMeant(to, namesOf(id, plan), story)) || isSeen(to, plan, moment);

const placeAgrees = ({ places = [] }: ToldEvent, { place }: Moment): boolean =>
  place.set !== null && (places.includes(place.set) || places.includes(widerPlace(place.set)));
