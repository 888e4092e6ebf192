/** Pictures on walls, screens, signs, photos, shadows and thoughts, with who and what is in them. Stage pixels. */
import { faceZone, heightOf, isAnimal } from '@milestoon/cast';
import { type DrawOp, ellipse, fill, type Pen, type Point, rectangle, solid } from '@milestoon/drawing';
import { headsOf, pictureThing, put, toldOf } from '@milestoon/things';
import type { Drawn } from '../acting/acting.ts';
import type { Film, SetChoice } from '../film.ts';
import { pictureIn } from '../picture-in.ts';
import { inPixels, named } from './in-pixels.ts';
import { isDeed, playersIn } from './players.ts';
import type { Prop } from './prop.ts';
import { thoughtCloud } from './thought-cloud.ts';
import { windowView } from './window-view.ts';

/** What is drawn of a film besides its shots. */
export type Scene = Pick<Film, 'style' | 'pictures' | 'characters'>;

/** Pixels of a unit in which fields are drawn: their lines are as thick as a figure's. */
const unit = 150;

/** A picture on the wall, a screen, a sign, a photo or a shadow. */
export function field(film: Scene, pen: Pen, prop: Prop, frame: number, set: SetChoice): DrawOp[] {
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
export function bubble(film: Scene, pen: Pen, prop: Prop, frame: number, drawn: readonly Drawn[]): DrawOp[] {
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
