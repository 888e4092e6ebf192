import type { AnimationStyle } from '@milestoon/domain';
import { adventure } from './adventure.ts';
import { anime } from './anime.ts';
import type { Direction } from './direction.ts';
import { fantasy } from './fantasy.ts';
import { simple } from './simple.ts';

/** How a film of each style is directed. */
export const directions: Record<AnimationStyle, Direction> = { anime, adventure, simple, fantasy };
