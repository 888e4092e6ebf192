/** Draws the things of a moment: behind the cast, on it, and over it. Stage pixels. */
import { faceZone, heightOf, isAnimal, turnedFace } from '@milestoon/cast';
import {
  add,
  clamp01,
  type DrawOp,
  ellipse,
  fill,
  type Pen,
  penStyles,
  type Point,
  rectangle,
  rotate,
  solid,
} from '@milestoon/drawing';
import { headsOf, pictureThing, type Place, put, stood, toldOf } from '@milestoon/things';
import type { Drawn } from '../acting/acting.ts';
import type { Film, SetChoice, StoryShot } from '../film.ts';
import { broken } from './broken.ts';
import { furniture, openedOf, postsOf, recessOf } from './furniture.ts';
import { pictureIn } from '../picture-in.ts';
import { windowView } from './window-view.ts';
import { leads } from './leads.ts';
import { isDeed, playersIn } from './players.ts';
import type { Prop } from './prop.ts';
import { smeared, wearerOf } from './smeared.ts';
import { motionOf } from './thing-motion.ts';
import { trailed } from './trails.ts';
import { thoughtCloud } from './thought-cloud.ts';
import { inMouth, onTop, wornAt } from './worn.ts';

/** In which order things and cast are painted. */
export interface DrawnProps {
  behind: DrawOp[];
  /** Tables before those who sit at them. */
  boards: DrawOp[];
  over: DrawOp[];
}

type Scene = Pick<Film, 'style' | 'pictures' | 'characters'>;

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
      default:
        (isBefore(prop) ? over : behind).push(...standing(film, pen, prop, t, frame - shot.from));
    }
  }
  over.push(...leads(drawn));
  return { behind, boards, over };
}

const isBefore = ({ how, y, near, recess }: Prop): boolean =>
  near === true ||
  how === 'cover' ||
  (how === 'inside' && !recess) ||
  (!/^(?:support|beside|roof|inside|flanking|backing|passed)$/.test(how) && y > 900);
/** Part of somebody's picture, however near. */
const stays = /^(?:held|worn|atop|smeared|support|cover|inside|roof|flanking|backing|passed)$/;
/** Share of its height at which something spread on the ground is seen. */
const slant = 0.36;

function standing({ pictures }: Scene, pen: Pen, prop: Prop, t: number, since: number): DrawOp[] {
  const ops: DrawOp[] = [];
  for (const [i, { name, ...state }] of prop.pictures.entries()) {
    const picture = pictureIn(pictures, name);
    if (!picture) continue;
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
    else ops.push(drawn);
    if (prop.recess && !prop.at) ops.push(...openedOf(prop));
  }
  return ops;
}

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
  const [x, y] = add(centre, rotate([side * at.x * width, at.y * tall], turn));
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
const named = (name: string, op: DrawOp): DrawOp => ({ kind: 'group', name, ops: [op] });

/** What is drawn in heads, with a head of so many pixels: its lines and dots are those of the people beside it. */
const inPixels = (ops: readonly DrawOp[], x: number, y: number, scale: number): DrawOp => ({
  kind: 'group',
  matrix: [scale, 0, 0, scale, x, y],
  ops: [...ops],
});

/** Pixels of a unit in which fields are drawn: their lines are as thick as a figure's. */
const unit = 150;

/** A picture on the wall, a screen, a sign, a photo or a shadow. */
function field(film: Scene, pen: Pen, prop: Prop, frame: number, set: SetChoice): DrawOp[] {
  const [wide, tall] = [prop.size / unit / 2, 280 / unit / 2];
  const plate = rectangle(-wide, -tall, wide, tall);
  const ops: DrawOp[] = [];
  if (prop.how === 'window')
    return [inPixels(windowView(film, pen, prop, { wide, tall }, set), prop.x, prop.y, unit)];
  if (prop.how === 'shadow')
    ops.push(fill(ellipse(0, 0, wide * 1.15, tall * 1.25, 0, 40), 'rgba(255,240,190,0.5)'));
  else if (prop.how === 'screen') {
    ops.push(
      ...solid(pen, [rectangle(-wide * 0.3, tall, wide * 0.3, tall + 0.7)], '#4a4f5a', {
        shade: 0.3,
        dots: false,
      }),
    );
    ops.push(
      ...solid(pen, [rectangle(-wide - 0.09, -tall - 0.09, wide + 0.09, tall + 0.09)], '#353a48', {
        shade: 0.3,
        dots: false,
      }),
    );
    ops.push(fill(plate, '#cfe6ef'));
  } else if (prop.how === 'sign') {
    ops.push(
      ...solid(pen, [rectangle(-0.07, tall, 0.07, tall + 1.2)], '#8f5833', { shade: 0.4, dots: false }),
    );
    ops.push(...solid(pen, [plate], '#f2dfb8', { shade: 0.2, dots: false }));
  } else {
    const frameColor = prop.how === 'photo' ? '#8f5833' : '#d9b47c';
    if (prop.legs) {
      const foot = tall + prop.legs / unit;
      const posts = [-wide * 0.7, wide * 0.7].map((x) => rectangle(x - 0.06, tall, x + 0.06, foot));
      ops.push(...solid(pen, posts, '#8f5833', { shade: 0.4, dots: false }));
    }
    ops.push(
      ...solid(pen, [rectangle(-wide - 0.1, -tall - 0.1, wide + 0.1, tall + 0.1)], frameColor, {
        shade: 0.4,
        dots: false,
      }),
    );
    ops.push(fill(plate, '#fbf6ea'));
  }
  const inside = contents(film, pen, prop, frame, { wide, tall });
  ops.push(
    prop.how === 'shadow' ? darkened(inside) : { kind: 'clip', paths: [{ rings: [plate] }], ops: inside },
  );
  return [inPixels(ops, prop.x, prop.y, unit)];
}

const darkened = (ops: DrawOp[]): DrawOp => ({ kind: 'group', matrix: [1, 0, 0, 1, 0, 0], ops });

/** Pictures and people side by side in a field. */
function contents(
  film: Scene,
  pen: Pen,
  prop: Prop,
  frame: number,
  { wide, tall }: { wide: number; tall: number },
): DrawOp[] {
  const count = prop.pictures.length + prop.players.length;
  const step = (2 * wide) / Math.max(1, count);
  const players = playersIn(film, prop.players, frame);
  const isActed = prop.how === 'bubble' && prop.players.some(({ action }) => isDeed(action));
  const largest = Math.max(...players.map(({ character }) => heightOf(character))) / unit;
  const people = players.map(({ ops, character }, i): DrawOp => {
    // Somebody fills the field from the chest up; an animal is seen whole, and whoever does something in a thought.
    const high = heightOf(character) / unit;
    const isWhole = isAnimal(character.role) || isActed;
    const k = isWhole
      ? Math.min(tall * 1.85, step * 1.2) / (prop.how === 'bubble' ? largest : high)
      : (tall * 2.5) / high;
    const foot = isWhole ? tall * 0.85 : tall * 0.82 + tall * 0.95;
    return named(
      `player:${prop.how}:${character.id}`,
      inPixels(ops, -wide + step * (i + 0.5), foot, k / unit),
    );
  });
  const things = prop.pictures.flatMap(({ name, ...told }, i): DrawOp[] => {
    const picture = pictureIn(film.pictures, name);
    if (!picture) return [];
    const size = Math.min(step * 0.86, tall * 1.6) / headsOf(picture);
    const dark = prop.how === 'shadow' ? { color: '#3d3a55' } : toldOf(told);
    const at: Point = [-wide + step * (prop.players.length + i + 0.5), 0];
    const drawing = put(pen, pictureThing(picture), dark, { at, size });
    return [{ kind: 'group', name: `seen:${prop.how}:${name}`, ops: drawing }];
  });
  return [...people, ...things];
}

/** What somebody thinks of, above the head, with smaller and smaller bubbles down to it. */
function bubble(film: Scene, pen: Pen, prop: Prop, frame: number, drawn: readonly Drawn[]): DrawOp[] {
  const thinker = drawn.find(
    ({ character }) => character.id === prop.of || (prop.of === 'hero' && character.role === 'hero'),
  );
  const [rx, ry] = [prop.size / unit / 2, (prop.size * 0.66) / unit / 2];
  const head = thinker && headIn(thinker, prop);
  const ops = thoughtCloud(pen, [rx, ry], head);
  ops.push(...contents(film, pen, prop, frame, { wide: rx * 0.78, tall: ry * 0.78 }));
  return [inPixels(ops, prop.x, prop.y, unit)];
}

/** The middle of a head, in units of what is drawn about a prop. */
function headIn({ character, performance, x, y }: Drawn, prop: Prop): Point {
  const [left, top, width] = faceZone(character, performance);
  return [(x + left + width / 2 - prop.x) / unit, (y + top - prop.y) / unit];
}
