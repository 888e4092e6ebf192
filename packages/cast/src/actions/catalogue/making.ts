/** What is made, cooked, played or learned. */
import type { ActionDefinition } from '../action.ts';
import type { Action } from '../names.ts';
import { build } from '../build.ts';
import { cook } from '../cook.ts';
import { craft } from '../craft.ts';
import { cut } from '../cut.ts';
import { draw } from '../draw.ts';
import { flip } from '../flip.ts';
import { knead } from '../knead.ts';
import { knit } from '../knit.ts';
import { measure } from '../measure.ts';
import { paint } from '../paint.ts';
import { playMusic } from '../play-music.ts';
import { sew } from '../sew.ts';
import { slice } from '../slice.ts';
import { stick } from '../stick.ts';
import { strum } from '../strum.ts';
import { write } from '../write.ts';

export const making = {
  paint,
  draw,
  write,
  measure,
  build,
  cut,
  slice,
  stick,
  craft,
  knead,
  knit,
  sew,
  cook,
  flip,
  strum,
  'play-music': playMusic,
} satisfies Partial<Record<Action, ActionDefinition>>;
