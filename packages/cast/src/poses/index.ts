import { type Action, isOfAnimals, type PersonAction } from '../actions.ts';
import type { CharacterRole } from '../character.ts';
import type { Emotion } from '../emotions.ts';
import type { Food } from '../foods.ts';
import { postures } from './postures.ts';
import type { Pose } from '../rig/pose.ts';
import { blow } from './candles.ts';
import { cook, drink } from './cooking.ts';
import { crawl } from './crawling.ts';
import { dance } from './dancing.ts';
import { eat, eating } from './eating.ts';
import { runPose, runSpeed, walkAwayPose, walkPose, walkSpeed } from './gait.ts';
import { cry, hide, laugh, look } from './feelings.ts';
import { cheer, clap, point, stand, talk, think, wave } from './gestures.ts';
import { jump } from './jumping.ts';
import { build } from './building.ts';
import { paint, strum } from './making.ts';
import { brush, lick } from './mealtime.ts';
import type { Key, Motion } from './motion.ts';
import { catching, climb, kite, swing } from './playground.ts';
import { kick } from './playing.ts';
import { hug, kneel, read, sit, sleep } from './resting.ts';
import {
  admire,
  admireQuietly,
  embrace,
  embraceKneeling,
  handOver,
  holdHands,
  lookBack,
  receive,
} from '../together/motions.ts';
import { bike, scooter, sled } from './riding.ts';
import { pet, ride, stroke } from '../together/with-animals.ts';
import { swim } from './swimming.ts';

const walk: Motion = {
  speed: walkSpeed,
  move: (frame, { bones, hips }) => walkPose(frame, bones, hips),
};
const run: Motion = {
  speed: runSpeed,
  move: (frame, { bones, hips }) => runPose(frame, bones, hips),
};

const walkAway: Motion = {
  move: (frame, { bones, hips }) => walkAwayPose(frame, bones, hips),
};

const motions: Record<PersonAction, Motion> = {
  stand,
  talk,
  wave,
  walk,
  run,
  jump,
  sit,
  kneel,
  bike,
  sleep,
  hug,
  point,
  clap,
  blow,
  read,
  think,
  cheer,
  dance,
  lick,
  brush,
  paint,
  build,
  strum,
  kick,
  embrace,
  'hold-hands': holdHands,
  'hand-over': handOver,
  receive,
  'walk-away': walkAway,
  'look-back': lookBack,
  admire,
  laugh,
  cry,
  hide,
  look,
  crawl,
  swim,
  swing,
  climb,
  catch: catching,
  kite,
  cook,
  eat,
  drink,
  scooter,
  sled,
  pet,
  stroke,
  ride,
};

/** Babies do with their arms what others do standing, but sit on the floor. */
const seatedBaby = {
  legs: {
    near: { angle: 74, knee: -8, foot: -60, toe: 0.2 },
    far: { angle: 100, knee: 14, foot: -60, toe: 0.2 },
  },
  ground: 'hip',
  seated: true,
  lift: 0,
} as const satisfies Pose;
const alsoOnFeet: readonly Action[] = [
  'walk',
  'run',
  'jump',
  'sleep',
  'bike',
  'sit',
  'kneel',
  'read',
  'blow',
  'dance',
  'paint',
  'build',
  'kick',
  'walk-away',
  'look-back',
  'admire',
  'crawl',
  'swim',
  'swing',
  'climb',
  'kite',
  'cook',
  'scooter',
  'sled',
  'pet',
  'ride',
];
const babyMotions = new Map<Motion, Motion>();

function babyMotion(action: PersonAction, motion: Motion): Motion {
  if (alsoOnFeet.includes(action) || typeof motion.move === 'function') return motion;
  const known = babyMotions.get(motion);
  if (known) return known;
  const keys = motion.move.keys.map((key): Key => ({ ...key, pose: { ...key.pose, ...seatedBaby } }));
  const seated: Motion = { ...motion, move: { ...motion.move, keys } };
  babyMotions.set(motion, seated);
  return seated;
}

const grownUps: readonly CharacterRole[] = [
  'mother',
  'father',
  'grandmother',
  'grandfather',
  'teacher',
  'doctor',
];

/** What a grown-up does otherwise than a child. */
const asGrownUps: Partial<Record<Action, Motion>> = { embrace: embraceKneeling, admire: admireQuietly };

/** The motion for an action; who just stands shows in the whole body what they feel. */
export function motionOf(asked: Action, role: CharacterRole, emotion: Emotion, food?: Food): Motion {
  // People who are asked for what only animals do stand.
  const action = isOfAnimals(asked) ? 'stand' : asked;
  const told = action === 'eat' && food ? eating[food] : motions[action];
  if (role === 'baby') return babyMotion(action, told);
  const grownUp = grownUps.includes(role) ? asGrownUps[action] : undefined;
  if (grownUp) return grownUp;
  return (action === 'stand' ? postures[emotion] : undefined) ?? told;
}
