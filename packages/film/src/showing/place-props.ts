/** Where the things of a moment stand, hang, or are thought of. Stage pixels. */
import { heightOf, isAnimal, isClothes, scaleOf } from '@milestoon/cast';
import { isPage } from '@milestoon/stage';
import type { Seen, ShownMoment } from '@milestoon/story/screenplay';
import { headsOf, type Picture } from '@milestoon/things';
import { actorAt } from '../acting/acting.ts';
import { isSent } from '../acting/released.ts';
import { bearing } from './bearing.ts';
import { besideBed } from './beds.ts';
import { withEars } from './ears.ts';
import { type FieldKind, fieldOf } from './fields.ts';
import { byLandmark } from './by-landmark.ts';
import { isAtTable } from './crowd.ts';
import { hasOfItsOwn } from './own-of-sets.ts';
import { pictureIn } from '../picture-in.ts';
import { passing } from './passing.ts';
import type { Prop } from './prop.ts';
import { roomed } from './in-rooms.ts';
import { resting, stuckOn } from './resting.ts';
import { sent } from './sent.ts';
import { sharersOf } from './sharing.ts';
import { sheltering } from './sheltering.ts';
import { headOf, picturesOf, placeOf, type Stage } from './stage.ts';
import { standingProps } from './standing.ts';
import { isOfBaby, tableBefore } from './tables.ts';
import { oneHat, wornAt } from './worn.ts';

type Player = Prop['players'][number];

/** What of a moment is drawn beside the cast, in the order in which it is painted. */
export function placeProps(moment: ShownMoment, stage: Stage): Prop[] {
  const hasTable = moment.crowd !== undefined && isAtTable(moment.crowd);
  const seen = moment.seen.filter(
    ({ picture, how }) =>
      pictureIn(stage.pictures, picture) &&
      !(hasTable && picture === 'table' && !/^(?:roof|support)$/.test(how)),
  );
  const players = (on: 'screen' | 'bubble' | 'photo'): Player[] =>
    moment.staging.flatMap(({ on: where, member, action, emotion, facing, thing }) =>
      where === on ? [{ member, action, emotion, facing, ...(thing ? { thing } : {}) }] : [],
    );
  // What is sent somewhere brings what it is sent to, where somebody is there who sends it.
  const flights = seen.flatMap((goal) => {
    const flown = seen.find((each) => isSent(each) && each.at?.picture === goal.picture);
    const props = goal.how === 'ground' && flown && sent(flown, goal, stage);
    return props ? [{ goal, flown, props }] : [];
  });
  const of = (how: Seen['how']): Seen[] => seen.filter((each) => each.how === how);
  const standing = [
    ...seen.filter(
      (each) =>
        /^(?:ground|beside|table)$/.test(each.how) &&
        flights.every(({ goal }) => goal !== each) &&
        !(isSingle(each) && isInHand(each, stage)),
    ),
    ...(moment.dressing ?? []).flatMap((picture): Seen[] =>
      pictureIn(stage.pictures, picture) && !seen.some((each) => each.picture === picture)
        ? [{ picture, how: 'ground' }]
        : [],
    ),
    ...of('worn').filter(({ picture }) => !wornAt(picture) && !isClothes(picture)),
    ...of('held').filter((each) => !isInHand(each, stage) && !isInMouth(each, stage)),
  ];
  const props: Prop[] = flights.flatMap((flight) => flight.props);
  const { here, outside, above, hung } = roomed(standing, of('sky'), stage, moment);
  // A window that is spoken of is one that the set has.
  const onWall = [
    ...of('wall').filter(({ picture }) => isPage(stage.scenery) || !hasOfItsOwn(stage.set, picture)),
    ...hung,
  ];
  const framed = (how: FieldKind): void => {
    const things = how === 'window' ? outside : how === 'wall' ? onWall : of(how as Seen['how']);
    const people = how === 'screen' || how === 'bubble' || how === 'photo' ? players(how) : [];
    if (things.length + people.length > 0) props.push(fieldOf(how, things, people, stage, props));
  };
  for (const how of ['window', 'wall', 'photo', 'shadow', 'sign', 'screen'] as const) framed(how);
  for (const thing of [...of('flanking'), ...of('backing')]) {
    const picture = pictureIn(stage.pictures, thing.picture);
    const by = picture ? byLandmark(thing, picture, stage) : [];
    if (by.length > 0) props.push(...by);
    else here.push({ ...thing, how: 'ground' });
  }
  const bearers = [...of('support'), ...of('inside'), ...of('cover'), ...of('roof')];
  let board: Prop | undefined;
  for (const [i, thing] of bearers.entries()) {
    // One sofa for all who are on it.
    const all = bearers.filter(({ picture, how }) => picture === thing.picture && how === thing.how);
    if (bearers.indexOf(all[0] ?? thing) < i && thing.picture !== 'child-seat') continue;
    const picture = pictureIn(stage.pictures, thing.picture);
    if (isOfBaby(thing, stage)) {
      here.push({ ...thing, how: 'ground' });
      continue;
    }
    const instead = all.map((each) => besideBed(each, stage));
    if (instead.some(Boolean)) {
      props.push(...instead.flatMap((chairs) => chairs ?? []));
      continue;
    }
    const laid = tableBefore(thing, stage);
    if (laid) {
      board = laid.table;
      props.push(...laid.chairs, laid.table);
      continue;
    }
    const borne =
      picture &&
      (thing.how === 'roof'
        ? sheltering(
            thing,
            all.map(({ of }) => of),
            picture,
            stage,
          )
        : bearing(thing, picture, { ...stage, sharing: sharersOf(thing, all) }));
    if (borne) props.push(borne.prop);
    else if (thing.how !== 'roof') here.push(thing);
  }
  for (const thing of of('passed')) {
    const picture = pictureIn(stage.pictures, thing.picture);
    const found = picture && passing(thing, picture, { ...stage, to: stage.to ?? stage.from });
    if (found) props.push(found.prop);
    else here.push({ ...thing, how: 'beside' });
  }
  props.push(...standingProps(here, stage, board));
  const loose = of('flying').filter((each) => flights.every(({ flown }) => flown !== each));
  for (const each of [...of('overhead'), ...loose, ...above])
    props.push(offSomebody(each, stage) ?? inAir(each, stage, props.length));
  for (const each of withEars(oneHat(of('worn'))))
    if (pictureIn(stage.pictures, each.picture) && wornAt(each.picture) && !isDrawnOn(each, stage))
      props.push(onHead(each, stage));
  for (const each of [...of('smeared'), ...of('atop').filter(({ spot }) => !spot)])
    props.push(onHead(each, stage));
  for (const each of of('held')) if (isInMouth(each, stage)) props.push(onHead(each, stage));
  framed('bubble');
  return resting(stuckOn(props), placeOf(undefined, stage));
}

/** Glasses are drawn with the face of a person; an animal or a toy has the picture on the nose. */
const isDrawnOn = ({ picture, of = 'hero' }: Seen, { characters }: Stage): boolean =>
  isClothes(picture) && !isAnimal(characters[of]?.role ?? '');

/** One of it: what is in a hand does not lie there as well. */
const isSingle = ({ count = 1 }: Seen): boolean => count === 1;

const isInHand = ({ of, picture }: Seen, { actors }: Stage): boolean =>
  actors.some(
    ({ member, acting }) => (!of || member === of) && acting.some(({ thing }) => thing?.picture === picture),
  );

/** An animal that is there has it between its teeth. */
const isInMouth = ({ of }: Seen, { actors, characters }: Stage): boolean =>
  actors.some(({ member }) => member === of && isAnimal(characters[member]?.role ?? 'hero'));

/** What flies off somebody, falls from their hands or splashes them is at them: beside the head, or on its way down. */
function offSomebody(thing: Seen, stage: Stage): Prop | null {
  const { actors, characters, pictures, from } = stage;
  const actor = actors.find(({ member }) => thing.how === 'flying' && member === thing.of);
  const character = actor && characters[actor.member];
  const picture = pictureIn(pictures, thing.picture);
  if (!actor || !character || !picture) return null;
  const { x: own, acting } = actorAt(actor, from);
  const head = scaleOf(character);
  const heads = Math.max(0.42, Math.min(1.4, headsOf(picture))) * (bySize[thing.size ?? 'usual'] ?? 1);
  const wide = head * heads;
  const side = acting.facing === 'left' ? -1 : 1;
  const tall = heightOf(character);
  const [x, y] =
    thing.move === 'fall'
      ? [own + side * head * 0.85, actor.y + 20]
      : thing.move === 'splash'
        ? [own + side * head * 0.2, actor.y - tall * 0.52]
        : [own + side * (head * 0.75 + wide / 2), actor.y - tall * 0.92];
  const move = thing.move ?? 'fly';
  return {
    how: move === 'fall' ? 'ground' : 'flying',
    pictures: picturesOf(thing),
    players: [],
    x,
    y,
    size: wide / headsOf(picture),
    near: true,
    move: move === 'fly' ? 'shake' : move,
    ...(thing.of ? { of: thing.of } : {}),
    box: [x - wide / 2, y - (move === 'fall' ? wide : wide / 2), wide, wide],
  };
}

function inAir(thing: Seen, stage: Stage, index: number): Prop {
  const { mark, pictures } = stage;
  const head = headOf(stage);
  const picture = pictureIn(pictures, thing.picture) as Picture;
  const heads = Math.max(0.8, Math.min(1.6, headsOf(picture))) * (bySize[thing.size ?? 'usual'] ?? 1);
  const x = mark.x + (index % 2 === 0 ? 1 : -1) * (160 + 90 * index);
  const isCeiling = thing.how === 'overhead';
  const y = mark.y - (isCeiling ? 760 : thing.how === 'sky' ? 700 : 620);
  const wide = head * heads;
  return {
    how: thing.how,
    pictures: picturesOf(thing),
    players: [],
    x,
    y,
    size: (head * heads) / headsOf(picture),
    move: thing.move ?? (thing.how === 'flying' ? 'fly' : undefined),
    box: [x - wide / 2, y - wide / 2, wide, wide],
  };
}

/** How much larger or smaller than usual something is worn, or is above the heads. */
const bySize: Readonly<Record<string, number>> = { tiny: 0.6, small: 0.8, big: 1.3, huge: 1.7 };

function onHead(thing: Seen, stage: Stage): Prop {
  const of = thing.of ?? stage.actors[0]?.member ?? 'hero';
  const x = placeOf(of, stage);
  return {
    how: thing.how,
    pictures: picturesOf({ ...thing, count: 1 }),
    players: [],
    x,
    y: stage.mark.y,
    size: thing.how === 'worn' ? (bySize[thing.size ?? 'usual'] ?? 1) : 1,
    of,
    ...(thing.at ? { at: thing.at } : {}),
    ...(thing.whole ? { whole: true } : {}),
    ...(thing.spot ? { spot: thing.spot } : {}),
    box: [x, stage.mark.y - 100, 1, 1],
  };
}
