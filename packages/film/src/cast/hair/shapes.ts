import type { HairShape } from '../look.ts';
import type { HairDrawing } from './hair-drawing.ts';
import { curlyHair } from './shapes/curly.ts';
import { longHair } from './shapes/long.ts';
import { mediumHair } from './shapes/medium.ts';
import { shortHair } from './shapes/short.ts';
import { sparseHair } from './shapes/sparse.ts';
import { spikyHair } from './shapes/spiky.ts';
import { tiedHair } from './shapes/tied.ts';

const shapes: Record<HairShape, HairDrawing> = {
  ...longHair,
  ...mediumHair,
  ...shortHair,
  ...spikyHair,
  ...curlyHair,
  ...tiedHair,
  ...sparseHair,
};

export const hairShapeOf = (shape: HairShape): HairDrawing => shapes[shape];
