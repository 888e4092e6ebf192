/**
 * Whoever listens to the storyteller: the joke that comes back. Each has three moments, how it begins,
 * where it is remembered and how it ends, and each of these a pause before what is funny.
 */
import type { CloseUpDrawing, Holder } from './close-up.ts';

export type GagMoment = 'begins' | 'again' | 'ends';
export type GagDrawing = (holder: Holder, frame: number, moment: GagMoment) => ReturnType<CloseUpDrawing>;

/** Frames of a straight face before it happens. */
export const pause = 16;
