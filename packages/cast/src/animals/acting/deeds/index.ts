/** What animals do, for every action that can be asked of the cast. */
import type { Action } from '../../../actions.ts';
import type { Species } from '../../species.ts';
import type { Deed } from '../deed.ts';
import {
  admire,
  givePaw,
  hide,
  lie,
  lookAround,
  lookBack,
  nap,
  petted,
  sit,
  sleep,
  speak,
  stand,
} from './still.ts';
import { cheer, dance, jump, run, shake, trot, walk, walkAway } from './moving.ts';
import { chase, drink, eat, fetch, paddle, sniff, splash } from './playing.ts';
import { flap, fly, flyAway, peck } from './flying.ts';
import { across } from './views.ts';

/** In a lap or in arms: curled and content. */
const cuddle: Deed = { ...petted, view: { body: 40, head: 26 } };

const carry: Deed = { view: across, keys: [{ at: 0, posture: { nod: 0.03 } }], gait: 'walk' };

const deeds: Readonly<Record<Action, Deed>> = {
  stand,
  talk: speak,
  wave: givePaw,
  walk,
  run,
  jump,
  sit,
  kneel: lie,
  bike: trot,
  sleep,
  hug: cuddle,
  point: sniff,
  clap: cheer,
  blow: speak,
  read: sit,
  think: sit,
  cheer,
  dance,
  lick: eat,
  brush: shake,
  paint: sit,
  build: sit,
  strum: sit,
  kick: fetch,
  embrace: cuddle,
  'hold-hands': givePaw,
  'hand-over': fetch,
  receive: sit,
  'walk-away': walkAway,
  'look-back': lookBack,
  admire,
  laugh: dance,
  cry: lie,
  hide,
  look: lookAround,
  crawl: walk,
  swim: paddle,
  swing: sit,
  climb: cheer,
  catch: fetch,
  kite: sit,
  cook: sit,
  eat,
  drink,
  scooter: trot,
  sled: run,
  lie,
  sniff,
  shake,
  fetch,
  chase,
  fly,
  flap,
  peck,
  splash,
  nap,
  'fly-away': flyAway,
  stroke: petted,
  pet: petted,
  ride: carry,
};

/** What wings do instead, and what beaks do. */
const winged: Partial<Record<Action, Deed>> = {
  eat: peck,
  lick: peck,
  drink: peck,
  sniff: peck,
  point: lookAround,
  wave: flap,
  cheer: flap,
  clap: flap,
  dance: flap,
  laugh: flap,
  shake: flap,
  hug: sit,
  catch: flap,
  fetch: flap,
  kick: flap,
  chase: run,
};

export const deedOf = (action: Action, species: Species): Deed =>
  (species.wings ? winged[action] : undefined) ??
  (/^fly/.test(action) && !species.wings ? jump : deeds[action]);
