import type { PictureShape } from '../picture.ts';

/** What no icon set has, drawn by the house: the longer side in metres, and its shapes back to front. */
export type OwnDrawings = Readonly<Record<string, { metres: number; shapes: readonly PictureShape[] }>>;
