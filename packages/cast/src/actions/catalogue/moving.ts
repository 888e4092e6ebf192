/** Ways from one place to another, on foot and on wheels, in water and through the air of a swing. */
import type { ActionDefinition } from '../action.ts';
import type { Action } from '../names.ts';
import { bike } from '../bike.ts';
import { climbOver } from '../climb-over.ts';
import { climb } from '../climb.ts';
import { crawl } from '../crawl.ts';
import { drive } from '../drive.ts';
import { fall } from '../fall.ts';
import { jump } from '../jump.ts';
import { leap } from '../leap.ts';
import { plunge } from '../plunge.ts';
import { ride } from '../ride.ts';
import { run } from '../run.ts';
import { scooter } from '../scooter.ts';
import { rollerskate, skate } from '../skate.ts';
import { ski } from '../ski.ts';
import { sled } from '../sled.ts';
import { swim } from '../swim.ts';
import { swing } from '../swing.ts';
import { tiptoe } from '../tiptoe.ts';
import { lookBack, walkAway } from '../walk-away.ts';
import { walk } from '../walk.ts';

export const moving = {
  walk,
  run,
  jump,
  leap,
  crawl,
  tiptoe,
  climb,
  'climb-over': climbOver,
  fall,
  'walk-away': walkAway,
  'look-back': lookBack,
  swim,
  plunge,
  swing,
  bike,
  scooter,
  sled,
  skate,
  rollerskate,
  ski,
  ride,
  drive,
} satisfies Partial<Record<Action, ActionDefinition>>;
