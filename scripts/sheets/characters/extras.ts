/** Sheet of what a parent chooses for a child to wear and use: covers, hearing aid, wheelchair. */
import { animationStyleKeys } from '@milestoon/domain';
import {
  type Action,
  type Character,
  newHero,
  perform,
  type Performance,
  scaleOf,
  travel,
} from '@milestoon/cast';
import { defaultLook, type Look } from '@milestoon/look';
import type { DrawOp } from '@milestoon/drawing';
import { type Cell, cell, contact, placed, plainGround, rectangle, type Sheet } from './sheet.ts';

const gap = 6;
const figureScale = 0.33;

const looks: readonly Partial<Look>[] = [
  { headCover: 'hijab', skin: 'medium', hairColor: 'dark-brown', lashes: 0.9, age: 5 },
  {
    headCover: 'hijab',
    skin: 'dark',
    hairColor: 'black',
    glasses: 'round',
    age: 9,
    signatureColor: '#7a5cc7',
  },
  {
    headCover: 'turban',
    skin: 'tan',
    hairColor: 'black',
    eyes: 'dark-brown',
    age: 6,
    signatureColor: '#3f7fd6',
  },
  { headCover: 'turban', skin: 'brown', hairColor: 'black', age: 11, signatureColor: '#e4483a' },
  {
    headCover: 'cap',
    skin: 'light',
    hairColor: 'blond',
    hairShape: 'bob',
    age: 7,
    signatureColor: '#2f9c95',
  },
  { hearingAid: true, skin: 'light', hairColor: 'red', hairShape: 'swept-short', freckles: 0.7, age: 6 },
  { hearingAid: true, hairColor: 'black', hairShape: 'long-fringe', age: 4, signatureColor: '#ec6f9f' },
  {
    wheelchair: true,
    skin: 'caramel',
    hairColor: 'dark-brown',
    hairShape: 'curly-top',
    age: 7,
    signatureColor: '#4fae5b',
  },
];
const angles = [10, 90, 180];

/** What is done, its frame, and how far beside the middle it stands. */
type Moment = readonly [action: Action, frame: number, beside?: number];

/** What is done with or out of the chair where others lie, climb or swim. */
const aside: readonly Moment[] = [
  ['sleep', 0, 34],
  ['swim', 4, 34],
  ['swing', 4, 40],
  ['sled', 4],
  ['crawl', 10],
  ['climb', 6],
  ['build', 60, -14],
];
/** Moments of somebody in a wheelchair. */
const strip: readonly Moment[] = [
  ['walk', 0],
  ['walk', 4],
  ['walk', 8],
  ['walk', 12],
  ['walk', 16],
  ['wave', 20],
  ['read', 20],
  ['jump', 24],
  ['dance', 12],
  ['dance', 70],
  ['kick', 16],
  ['bike', 6],
];

const childOf = (look: Partial<Look>, style: Character['style'], i: number): Character =>
  newHero({
    name: 'child',
    look: { ...defaultLook, ...look },
    style,
    variant: ([0, 1, 2, 3] as const)[i % 4] ?? 0,
    seed: i,
  });

const moment = (action: Action, actionFrame: number, angle?: number): Performance => ({
  action,
  actionFrame,
  frame: 30,
  emotion: action === 'jump' ? 'laughing' : 'happy',
  facing: 'right',
  ...(angle === undefined || angle === angles[0] ? {} : { heading: { body: angle, head: angle } }),
});

/** Moments side by side; while somebody is on the way, a mark on the ground stays where they began. */
function inARow(child: Character, moments: readonly Moment[], box: Cell): DrawOp[] {
  const tile = (box.width + gap) / moments.length - gap;
  const ground = box.y + box.height - 10;
  return moments.map(([action, frame, beside = 0], i) => {
    const x = box.x + i * (tile + gap);
    const middle = x + tile / 2 - 6 + beside;
    const mark =
      x + tile / 2 - 0.3 * scaleOf(child) * figureScale - travel(child, action) * frame * figureScale;
    const line: DrawOp = {
      kind: 'fill',
      path: { rings: [rectangle({ x: mark - 2, y: ground, width: 4, height: 7 })] },
      paint: '#e4483a',
    };
    return cell({ x, y: box.y, width: tile, height: box.height }, plainGround[child.style], [
      contact(middle + 2, ground, 70),
      ...(action === 'walk' ? [line] : []),
      placed(perform(child, moment(action, frame)), middle, ground, figureScale),
    ]);
  });
}

/** Every style: what is worn from three sides, then the chair on its way. */
export function extras(): Sheet {
  const [width, height, columns] = [112, 200, looks.length / 2];
  const block = angles.length * width;
  const total = columns * (block + gap) - gap;
  const list: DrawOp[] = [];
  let y = gap;
  animationStyleKeys.forEach((style, row) => {
    looks.forEach((look, i) => {
      const x = gap + (i % columns) * (block + gap);
      const top = y + Math.floor(i / columns) * (height + gap);
      const child = childOf(look, style, i + row);
      const figures = angles.flatMap((angle, j): DrawOp[] => {
        const middle = x + (j + 0.5) * width;
        return [
          contact(middle, top + height - 10, look.wheelchair ? 76 : 50),
          placed(perform(child, moment('stand', 20, angle)), middle, top + height - 10, figureScale),
        ];
      });
      list.push(cell({ x, y: top, width: block, height }, plainGround[style], figures));
    });
    y += 2 * (height + gap);
    const child = childOf({ ...looks[7], hairShape: row % 2 ? 'braids' : 'tousled' }, style, row);
    for (const moments of [strip, aside]) {
      list.push(...inARow(child, moments, { x: gap, y, width: total, height }));
      y += height + gap;
    }
    y += gap;
  });
  return { width: total + 2 * gap, height: y, list };
}
