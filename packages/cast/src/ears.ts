import type { Color } from '@milestoon/drawing';
import { costumeColor } from './dressed.ts';

/** Ears and feelers on a band, by the animals of costumes. */
const bands: Readonly<Record<string, string>> = {
  'round-ears':
    'lion tiger bear teddy-bear panda monkey mouse koala polar-bear lion-face giraffe cow pig leopard elephant sheep ewe',
  'pointed-ears': 'cat fox wolf dog squirrel black-cat bat',
  'long-ears': 'rabbit donkey horse kangaroo',
  antennae: 'bee honeybee butterfly lady-beetle ladybug ant caterpillar alien snail',
};
const byAnimal = new Map(
  Object.entries(bands).flatMap(([ears, animals]) =>
    animals.split(' ').map((animal) => [animal, ears] as const),
  ),
);
const ofTheirOwnColor = /^(?:long-ears|antennae)$/;

/** What somebody has on the head who is dressed as an animal: its picture, and its colour where that of the costume is seen on it. */
export function earsOf(costume: string): { picture: string; color?: Color } | undefined {
  const picture = byAnimal.get(costume);
  const color = costumeColor(costume);
  if (!picture || !color) return undefined;
  return ofTheirOwnColor.test(picture) ? { picture } : { picture, color };
}
