import type { PictureShape } from '../picture.ts';
import type { Look } from './names.ts';
import { patterned } from './patterns.ts';
import * as states from './states.ts';

/** The shapes of a thing as it looks, one look after the other. */
export const lookedLike = (
  shapes: readonly PictureShape[],
  looks: readonly Look[],
): readonly PictureShape[] => looks.reduce<readonly PictureShape[]>(withLook, shapes);

function withLook(shapes: readonly PictureShape[], look: Look): readonly PictureShape[] {
  switch (look) {
    case 'striped':
    case 'spotted':
    case 'starry':
    case 'hearts':
    case 'flowery':
      return patterned(shapes, look);
    default:
      return states[look](shapes);
  }
}
