/** Sheet of the details a parent chooses: each beside the same child without it. */
import { animationStyleKeys, animationStyles } from '@milestoon/domain';
import { defaultLook, type Look } from '@milestoon/look';
import { newHero, portrait } from '@milestoon/cast';
import type { DrawOp } from '@milestoon/drawing';
import { cell, placed, type Sheet, text } from './sheet.ts';

const [size, gap, columns] = [172, 8, 12];

const details: readonly (readonly [name: string, look: Partial<Look>])[] = [
  ['without', {}],
  ['warm', { undertone: 'warm' }],
  ['cool', { undertone: 'cool' }],
  ['small ears', { ears: 'small' }],
  ['standing out', { ears: 'standing-out' }],
  ['narrow face', { faceWidth: 0.06 }],
  ['round face', { faceWidth: 0.94 }],
  ['pointed chin', { jaw: 0.06 }],
  ['broad chin', { jaw: 0.94 }],
  ['fine brows', { brows: 0.1 }],
  ['strong brows', { brows: 0.95 }],
  ['dimples', { dimples: true }],
  ['tooth gap', { toothGap: true }],
  ['forehead', { birthmark: 'forehead', birthmarkSize: 'large' }],
  ['left cheek', { birthmark: 'left-cheek', birthmarkSize: 'large' }],
  ['right cheek', { birthmark: 'right-cheek' }],
  ['chin', { birthmark: 'chin' }],
  ['left eye', { eyePatch: 'left' }],
  ['right eye', { eyePatch: 'right', glasses: 'round', glassesColor: 'blue' }],
  ['implant', { cochlearImplant: true }],
  ['clip', { hairClip: 'pink', hairShape: 'bob-parted' }],
  ['clip on curls', { hairClip: 'yellow', hairShape: 'medium-curls' }],
  ['kippah', { headCover: 'kippah' }],
  ['kippah on curls', { headCover: 'kippah', hairShape: 'short-curls' }],
  ['patka', { headCover: 'patka', age: 11 }],
  ['cat-eye', { glasses: 'cat-eye', glassesColor: 'pink' }],
  ['narrow', { glasses: 'rectangle', glassesColor: 'black' }],
  ['metal', { glasses: 'round', glassesColor: 'metal' }],
  ['tortoise', { glasses: 'oval', glassesColor: 'tortoise' }],
  ['red', { glasses: 'square', glassesColor: 'red' }],
  ['blue', { glasses: 'rectangle', glassesColor: 'blue' }],
  ['clear', { glasses: 'round', glassesColor: 'clear' }],
  ['pink hair', { hairDye: 'pink', hairShape: 'bob-parted' }],
  ['lilac hair', { hairDye: 'lilac', hairShape: 'long-curls' }],
  ['blue hair', { hairDye: 'blue' }],
  ['teal hair', { hairDye: 'teal', hairShape: 'pixie' }],
  ['mint hair', { hairDye: 'mint', hairShape: 'braids' }],
  ['deep red hair', { hairDye: 'red', hairShape: 'ponytail' }],
];
const children: readonly Partial<Look>[] = [
  { skin: 'light', hairColor: 'brown' },
  { skin: 'caramel', hairColor: 'black' },
  { skin: 'light-medium', hairColor: 'blond', eyes: 'blue' },
  { skin: 'dark', hairColor: 'black', eyes: 'dark-brown', lips: 0.7 },
];

export function detailSheet(): Sheet {
  const rows = Math.ceil(details.length / columns);
  const block = rows * (size + 26) + 30;
  const list: DrawOp[] = [];
  animationStyleKeys.forEach((style, row) => {
    list.push(text(animationStyles.find(({ key }) => key === style)?.name ?? style, gap, row * block + 20));
    details.forEach(([name, change], i) => {
      const look: Look = { ...defaultLook, hairShape: 'short-parted', ...children[row], ...change };
      const child = newHero({ name: 'child', look, style, variant: 0, seed: 3 });
      const x = gap + (i % columns) * (size + gap);
      const y = row * block + 30 + Math.floor(i / columns) * (size + 26);
      list.push(
        cell({ x, y, width: size, height: size }, style, [
          placed(
            portrait(child, { emotion: 'happy', transparent: true }),
            x - size * 0.15,
            y - size * 0.1,
            (size * 1.3) / 1024,
          ),
        ]),
        text(name, x + size / 2, y + size + 17, 'center'),
      );
    });
  });
  return { width: gap + columns * (size + gap), height: animationStyleKeys.length * block, list };
}
