import { newHero, portrait } from '@milestoon/cast';
import { animationStyleKeys } from '@milestoon/domain';
import type { DrawOp } from '@milestoon/drawing';
import { defaultLook, hairColors, hairDyeColors, type Look } from '@milestoon/look';
import { cell, placed, type Sheet } from './sheet.ts';

const gap = 6;
const dyes = Object.keys(hairDyeColors) as Exclude<Look['hairDye'], 'none'>[];
const shapes = ['long-wavy', 'swept-short', 'bob', 'curly-top'] as const;

/** Every shade of hair and every dye in every style, short and long. */
export function hairShades(): Sheet {
  const size = 150;
  const looks: Partial<Look>[] = [
    ...hairColors.map((hairColor) => ({ hairColor })),
    ...dyes.map((hairDye) => ({ hairDye, hairColor: 'dark-brown' as const })),
  ];
  const list: DrawOp[] = animationStyleKeys.flatMap((style, row) =>
    looks.flatMap((part, column) => {
      const hairShape = shapes[(row + column) % shapes.length] ?? 'bob';
      const look: Look = { ...defaultLook, skin: 'light', hairShape, age: 4, ...part };
      const hero = newHero({ name: 'Mia', look, style, variant: 0, seed: column });
      const [x, y] = [gap + column * (size + gap), gap + row * (size + gap)];
      const drawn = portrait(hero, { emotion: 'neutral', transparent: true });
      return [cell({ x, y, width: size, height: size }, style, [placed(drawn, x, y, size / 1024)], column)];
    }),
  );
  return { width: gap + looks.length * (size + gap), height: gap + 4 * (size + gap), list };
}
