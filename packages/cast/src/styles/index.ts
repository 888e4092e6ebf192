import type { AnimationStyle } from '@milestoon/domain';
import type { DrawingStyle } from '../drawing-style.ts';
import { adventure } from './adventure/style.ts';
import { anime } from './anime/style.ts';
import { fantasy } from './fantasy/style.ts';
import { simple } from './simple/style.ts';

/** The only list of the ways of drawing: a new one is a folder beside these and a line here. */
const styles: Record<AnimationStyle, DrawingStyle> = { anime, adventure, simple, fantasy };

export const drawingStyle = (key: AnimationStyle): DrawingStyle => styles[key];
