import type { HairShape } from '@milestoon/look';
import type { HairDrawing } from './hair-drawing.ts';
import { boundCurls } from './shapes/bound.ts';
import { curledHair } from './shapes/curls.ts';
import { lockedHair } from './shapes/locs.ts';
import { longHair } from './shapes/long.ts';
import { mediumHair } from './shapes/medium.ts';
import { partedHair } from './shapes/parted.ts';
import { shortHair } from './shapes/short.ts';
import { sparseHair } from './shapes/sparse.ts';
import { softHair } from './shapes/soft.ts';
import { spikyHair } from './shapes/spiky.ts';
import { lowTiedHair } from './shapes/tied-low.ts';
import { tiedHair } from './shapes/tied.ts';
import { wavyHair } from './shapes/waves.ts';

const shapes: Record<HairShape, HairDrawing> = {
  ...longHair,
  ...mediumHair,
  ...shortHair,
  ...spikyHair,
  ...boundCurls,
  ...partedHair,
  ...wavyHair,
  ...curledHair,
  ...tiedHair,
  ...lowTiedHair,
  ...sparseHair,
  ...softHair,
  ...lockedHair,
};

export const hairShapeOf = (shape: HairShape): HairDrawing => shapes[shape];
