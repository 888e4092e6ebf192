import { hash } from '@milestoon/drawing';
import { defaultLook, type HairShape, type Look } from '@milestoon/look';
import type { Story } from './stories.ts';

/** How girls of whom there is no photo wear their hair; which one follows from the name. */
const shapesOfGirls: readonly HairShape[] = ['long-fringe', 'ponytail', 'bob', 'pigtails', 'long-waves'];

/** Years; younger children's hair does not tell a girl from a boy. */
const hairIsGrown = 2;

/** A look for the child of a story: there is no photo, only what is told of it. */
export function lookOfChild({ name, age, sex, wheelchair, glasses }: Story['child']): Look {
  const shape = shapesOfGirls[hash(name) % shapesOfGirls.length];
  return {
    ...defaultLook,
    age,
    ...(sex === 'girl' && age >= hairIsGrown && shape ? { hairShape: shape } : {}),
    ...(wheelchair ? { wheelchair: true } : {}),
    ...(glasses ? { glasses: 'round' as const } : {}),
  };
}
