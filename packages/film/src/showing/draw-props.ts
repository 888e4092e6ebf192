/** Draws the things of a moment: behind the cast, on it, and over it. Stage pixels. */
import { faceZone, isAnimal, spotAt, turnedFace } from '@milestoon/cast';
import {
  add,
  clamp01,
  type DrawOp,
  type Pen,
  penStyles,
  type Point,
  rectangle,
  rotate,
  solid,
} from '@milestoon/drawing';
import {
  hasLeaves,
  headsOf,
  openedPicture,
  pictureThing,
  type Place,
  put,
  stood,
  toldOf,
} from '@milestoon/things';
import type { Drawn } from '../acting/acting.ts';
import type { StoryShot } from '../film.ts';
import { broken } from './broken.ts';
import { bubble, field, type Scene } from './draw-fields.ts';
import { inPixels, named } from './in-pixels.ts';
import { furniture, openedOf, postsOf, recessOf } from './furniture.ts';
import { drumOf, frontOf, roundFront } from './fronts.ts';
import { pictureIn } from '../picture-in.ts';
import { leads } from './leads.ts';
import type { Prop } from './prop.ts';
import { nearRow } from './resting.ts';
import { smeared, wearerOf } from './smeared.ts';
import { motionOf } from './thing-motion.ts';
import { trailed } from './trails.ts';
import { inMouth, onTop, wornAt } from './worn.ts';

/** In which order things and cast are painted. */
export interface DrawnProps {
  behind: DrawOp[];
  /** Tables before those who sit at them. */
  boards: DrawOp[];
  over: DrawOp[];
}

export function drawProps(film: Scene, shot: StoryShot, frame: number, drawn: readonly Drawn[]): DrawnProps {
  const behind: DrawOp[] = [];
  const boards: DrawOp[] = [];
  const over: DrawOp[] = [];
  const pen: Pen = { style: penStyles[film.style], light: 1 };
  const t = clamp01((frame - shot.from) / Math.max(1, shot.to - shot.from));
  for (const prop of shot.props ?? []) {
    // A close picture is of a face: what stands beside it would be cut.
    if (shot.focus === 'close' && !stays.test(prop.how)) continue;
    if (prop.trail) over.push(...trailed(prop.trail));
    if (prop.stand === 'board') {
      boards.push(named(`seen:cover:${prop.pictures[0]?.name ?? 'table'}`, furniture(pen, prop)));
      continue;
    }
    switch (prop.how) {
      case 'worn':
      case 'atop':
      case 'held':
        (isOnBack(prop) ? behind : over).push(...onHead(film, pen, prop, drawn));
        break;
      case 'smeared':
        over.push(...smeared(prop, drawn));
        break;
      case 'bubble':
        over.push(...bubble(film, pen, prop, frame, drawn));
        break;
      case 'furniture':
        behind.push(furniture(pen, prop));
        break;
      case 'window':
      case 'wall':
      case 'photo':
      case 'shadow':
      case 'screen':
      case 'sign':
        behind.push(...field(film, pen, prop, frame, shot.set));
        break;
      case 'inside': {
        const ops = standing(film, pen, prop, t, frame - shot.from);
        const front = prop.recess ? [] : frontOf(prop, ops);
        if (prop.recess || front.length > 0) behind.push(...ops);
        over.push(...(prop.recess ? roundFront(prop, ops) : front.length > 0 ? front : ops));
        break;
      }
      default:
        (isBefore(prop) ? over : behind).push(...standing(film, pen, prop, t, frame - shot.from));
    }
  }
  over.push(...leads(drawn));
  return { behind, boards, over };
}

const isBefore = ({ how, y, near }: Prop): boolean =>
  near === true ||
  how === 'cover' ||
  (!/^(?:support|beside|roof|inside|flanking|backing|passed)$/.test(how) && y > nearRow);
/** Part of somebody's picture, however near. */
const stays = /^(?:held|worn|atop|smeared|support|cover|inside|roof|flanking|backing|passed)$/;
/** Share of its height at which something spread on the ground is seen. */
const slant = 0.36;

function standing({ pictures }: Scene, pen: Pen, prop: Prop, t: number, since: number): DrawOp[] {
  const ops: DrawOp[] = [];
  for (const [i, { name, ...state }] of prop.pictures.entries()) {
    const found = pictureIn(pictures, name);
    if (!found) continue;
    const picture = prop.opened ? openedPicture(found) : found;
    const thing = pictureThing(picture);
    const wide = headsOf(picture) * prop.size;
    const row = (i - (prop.pictures.length - 1) / 2) * wide * 0.62;
    const { dx, dy, turn, grown, broken: share = 0 } = motionOf(prop, t, since - i * 4);
    const at: Point = [prop.x + row + dx, prop.y + dy + (i % 2) * 10];
    const place: Place = { at: [0, 0], turn: turn + (prop.turn ?? 0), mirrored: prop.mirrored ?? false };
    const isInTheAir = /^(?:flying|sky|overhead)$/.test(prop.how);
    const inHeads =
      isInTheAir || prop.turn !== undefined
        ? [...cordOf(pen, name, headsOf(picture)), ...put(pen, thing, state, place)]
        : stood(pen, thing, state, place);
    const drawn = named(
      `seen:${prop.how}:${name}${sideOf(prop)}`,
      inPixels(
        broken(inHeads, picture, state.looks?.includes('shattered') ? 0 : share),
        ...at,
        prop.size * grown,
      ),
    );
    if (prop.recess && prop.at && i === 0) ops.push(recessOf(prop));
    if (prop.legs) ops.push(postsOf(pen, prop, prop.legs));
    if (prop.flat)
      ops.push({ kind: 'group', matrix: [1, 0, 0, slant, 0, at[1] * (1 - slant)], ops: [drawn] });
    else ops.push(prop.sunk === undefined ? drawn : above(prop.sunk, drawn));
    if (prop.recess && !prop.at) ops.push(...(hasLeaves(name) ? openedOf(prop) : [drumOf(prop)]));
  }
  return ops;
}

/** As much of it as is over the rim of what it is in. */
const above = (y: number, op: DrawOp): DrawOp => ({
  kind: 'clip',
  paths: [{ rings: [rectangle(-4000, -4000, 6000, y)] }],
  ops: [op],
});

/** What hangs does so from a ceiling, however high that is: heads, from its middle. */
const cordOf = (pen: Pen, name: string, heads: number): DrawOp[] =>
  name === 'hanging-lamp'
    ? solid(pen, [rectangle(-0.018 * heads, -20, 0.018 * heads, -0.4 * heads)], '#4a515c', { dots: false })
    : [];

/** Radians from which a head does not bend but lies. */
const lying = 0.35;

/** Follows the head. */
function onHead({ pictures }: Scene, pen: Pen, prop: Prop, drawn: readonly Drawn[]): DrawOp[] {
  const wearer = wearerOf(prop, drawn);
  const [worn] = prop.pictures;
  const picture = worn && pictureIn(pictures, worn.name);
  const at = worn && (prop.how === 'atop' ? onTop : prop.how === 'held' ? inMouth : wornAt(worn.name));
  if (!wearer || !picture || !at) return [];
  const face = turnedFace(wearer.character, wearer.performance);
  // What is on the head lies down with it; clothes turn with the body, and stay where a head is only bent.
  const turn = prop.how === 'worn' && (at.y < 0 || Math.abs(face.turn) > lying) ? face.turn : 0;
  const [left, top, zoneWide, zoneTall] = faceZone(wearer.character, wearer.performance);
  const {
    middle: centre,
    wide: width,
    tall,
  } = turn === 0
    ? { middle: [left + zoneWide / 2, top + zoneTall / 2] as Point, wide: zoneWide, tall: zoneTall }
    : face;
  // A mouth is in front and a back behind, wherever front is.
  const turns = prop.how === 'held' || isOnBack(prop);
  const side = turns && wearer.performance.facing === 'left' ? -1 : 1;
  const [x, y] =
    prop.how === 'held' && isAnimal(wearer.character.role)
      ? spotAt(wearer.character, wearer.performance, 'mouth')
      : add(centre, rotate([side * at.x * width, at.y * tall], turn));
  const middle: Point = [wearer.x + x * wearer.size, wearer.y + y * wearer.size];
  const size = (width * at.width * prop.size * wearer.size) / headsOf(picture);
  const mirrored = wearer.performance.facing === 'left';
  const drawing = put(pen, pictureThing(picture), toldOf(worn), {
    at: [0, 0],
    mirrored,
    turn: (turn * 180) / Math.PI,
  });
  return [named(`seen:${prop.how}:${worn.name}`, inPixels(drawing, ...middle, size))];
}

const isOnBack = ({ how, pictures: [worn] }: Prop): boolean =>
  how === 'worn' && worn !== undefined && wornAt(worn.name)?.behind === true;

const sideOf = ({ at }: Prop): string => (at ? `:${at.side} ${at.picture}` : '');
