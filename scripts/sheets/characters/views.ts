/** Sheets of the views: everybody from all round, and how they turn. */
import { animationStyleKeys, animationStyles } from '@milestoon/domain';
import {
  type Character,
  type CharacterRole,
  type Headwear,
  newCastMember,
  newHero,
  perform,
  type Performance,
} from '@milestoon/cast';
import { defaultLook, type Look } from '@milestoon/look';
import type { DrawOp } from '@milestoon/drawing';
import { drawActors, type Play } from '@milestoon/film';
import { childLook } from './children.ts';
import { cell, contact, placed, plainGround, type Sheet, text } from './sheet.ts';

const gap = 6;
const nameOf = (key: string): string => animationStyles.find((style) => style.key === key)?.name ?? key;

/** Degrees about the vertical; the first is the three-quarter view. */
const angles = [10, 50, 90, 135, 180];

const looks: readonly (Partial<Look> & { headwear?: Headwear })[] = [
  { hairShape: 'curly-top', skin: 'dark', hairColor: 'black', glasses: 'round', age: 4 },
  { hairShape: 'afro', skin: 'brown', hairColor: 'dark-brown', age: 6 },
  { hairShape: 'braids', skin: 'tan', hairColor: 'dark-brown', age: 5 },
  { hairShape: 'top-bun', skin: 'light', hairColor: 'red', freckles: 0.8, age: 5 },
  { hairShape: 'long-fringe', skin: 'light', hairColor: 'black', age: 4 },
  { hairShape: 'tousled', skin: 'medium', hairColor: 'blond', glasses: 'square', age: 7 },
  { hairShape: 'bob', skin: 'deep', hairColor: 'black', headwear: 'cap', age: 5 },
  { hairShape: 'cornrows', skin: 'dark', hairColor: 'black', headwear: 'flowers', age: 8 },
];
const roles: readonly CharacterRole[] = [
  'mother',
  'father',
  'grandmother',
  'grandfather',
  'teacher',
  'baby',
  'sister',
  'doctor',
];

function castOf(style: Character['style']): Character[] {
  const hero = newHero({ name: 'child', look: childLook(3), style, variant: 0, seed: 3 });
  const children = looks.map(({ headwear, ...look }, i): Character => {
    const child = newHero({ name: 'child', look: { ...defaultLook, ...look }, style, variant: 0, seed: i });
    return headwear ? { ...child, headwear } : child;
  });
  return [...children, ...roles.map((role) => newCastMember({ id: role, name: role, role, hero, seed: 3 }))];
}

const standing = (angle: number): Performance => ({
  action: 'stand',
  actionFrame: 20,
  frame: 30,
  emotion: 'happy',
  facing: 'right',
  ...(angle === angles[0] ? {} : { heading: { body: angle, head: angle } }),
});

/** Children of many hair shapes and their family, in every style, from five sides. */
export function views(): Sheet {
  const [width, height, columns] = [76, 172, 4];
  const block = angles.length * width;
  const list: DrawOp[] = [];
  let y = 0;
  for (const style of animationStyleKeys) {
    const cast = castOf(style);
    list.push(text(nameOf(style), gap, y + 20));
    y += 26;
    for (let first = 0; first < cast.length; first += columns) {
      cast.slice(first, first + columns).forEach((character, i) => {
        const x = gap + i * (block + gap);
        const figures = angles.flatMap((angle, j): DrawOp[] => {
          const middle = x + (j + 0.5) * width;
          return [
            contact(middle, y + height - 10, 44),
            placed(perform(character, standing(angle)), middle, y + height - 10, 0.27),
          ];
        });
        list.push(cell({ x, y, width: block, height }, plainGround[style], figures));
      });
      y += height + gap;
    }
  }
  return { width: gap + columns * (block + gap), height: y, list };
}

const turns: readonly {
  title: string;
  frames: readonly number[];
  acting: Play['actors'][number]['acting'];
}[] = [
  {
    title: 'to the other side',
    frames: [18, 20, 22, 24, 26, 28, 30, 32],
    acting: [still(0, 'stand', 'right'), still(20, 'stand', 'left')],
  },
  {
    title: 'away',
    frames: [18, 22, 26, 28, 30, 32, 34, 40],
    acting: [still(0, 'stand', 'right'), still(20, 'walk-away', 'right')],
  },
  {
    title: 'look back',
    frames: [21, 24, 27, 30, 33, 38, 44, 50],
    acting: [still(0, 'walk-away', 'right'), still(20, 'look-back', 'right')],
  },
];

function still(
  from: number,
  action: Performance['action'],
  facing: Performance['facing'],
): Play['actors'][number]['acting'][number] {
  return { from, action, emotion: 'happy', x: 0, speed: 0, facing };
}

/** Eight moments of every turn, in order. */
export function turn(): Sheet {
  const [width, height, left] = [120, 210, 130];
  const list: DrawOp[] = [];
  let y = gap;
  let strip = 0;
  animationStyleKeys.forEach((style, row) => {
    const look: Look = { ...defaultLook, ...looks[[0, 2, 1, 4][row] ?? 0] };
    const hero = newHero({ name: 'child', look, style, variant: 0, seed: 3 });
    for (const { title, frames, acting } of turns) {
      strip += 1;
      const shot: Play = {
        from: 0,
        speaker: null,
        mouth: [],
        actors: [{ member: 'hero', y: 0, acting }],
      };
      list.push(text(title, 8, y + height / 2));
      frames.forEach((frame, i) => {
        const x = left + i * (width + gap);
        const drawn = drawActors({ characters: { hero }, seed: strip }, shot, frame, frame);
        list.push(
          cell({ x, y, width, height }, plainGround[style], [
            contact(x + width / 2, y + height - 14, 60),
            placed(
              drawn.flatMap(({ ops }) => [...ops]),
              x + width / 2,
              y + height - 14,
              0.4,
            ),
          ]),
        );
      });
      y += height + gap;
    }
  });
  return { width: left + 8 * (width + gap), height: y, list };
}
