import type { PictureShape } from '../picture.ts';
import type { Look } from './names.ts';
import { patterned } from './patterns.ts';
import {
  burnt,
  cracked,
  dirty,
  flat,
  frozen,
  melted,
  muddy,
  shattered,
  toppled,
  torn,
  upturned,
  wet,
} from './states.ts';

type Shapes = readonly PictureShape[];

const made: Readonly<Record<Look, (shapes: Shapes) => Shapes>> = {
  striped: (shapes) => patterned(shapes, 'striped'),
  spotted: (shapes) => patterned(shapes, 'spotted'),
  starry: (shapes) => patterned(shapes, 'starry'),
  hearts: (shapes) => patterned(shapes, 'hearts'),
  flowery: (shapes) => patterned(shapes, 'flowery'),
  wet,
  muddy,
  dirty,
  burnt,
  frozen,
  melted,
  torn,
  cracked,
  shattered,
  flat,
  upturned,
  toppled,
};

/** The shapes of a thing as it looks, one look after the other. */
export const lookedLike = (shapes: Shapes, looks: readonly Look[]): Shapes =>
  looks.reduce((each, look) => made[look](each), shapes);
