import { type Action, allActions } from '@milestoon/cast';
import { type SetName, setNames } from '@milestoon/stage';

/** What a name alone does not say of a place. */
const places: Partial<Record<SetName, string>> = {
  living: 'living room',
  party: 'a decorated room with a cake table',
  snow: 'snowy field',
  doctor: "doctor's or dentist's room",
  stage: 'theatre with curtain',
  train: 'inside a train',
  plane: 'inside a plane',
  street: 'houses and pavement',
  roadside: 'country road',
  bus: 'inside a bus',
  hall: 'gym or school hall',
  ward: 'hospital room with a bed',
  pitch: 'football pitch',
  car: 'inside a car',
  tent: 'inside a tent',
  cafe: 'café or restaurant',
  boat: 'on a boat',
  salon: "hairdresser's",
  fair: 'funfair',
  rink: 'ice rink',
  lake: 'lake or river bank',
  softplay: 'indoor play centre',
};

/** What a name alone does not say of an action. */
const actions: Partial<Record<Action, string>> = {
  point: 'also shows or says which',
  blow: 'candles, a cake, with "thing" anything',
  think: 'also decides, wonders, remembers, wishes',
  sleep: 'in a bed; elsewhere it is "lie-down", sleepy, with what is lain on as "support"',
  lick: 'an ice-cream or its thing',
  brush: 'teeth',
  build: 'with blocks on the floor',
  strum: 'a guitar',
  kick: 'a ball',
  hug: 'somebody or a thing',
  embrace: 'two in each other’s arms',
  'hand-over': 'gives "thing" to "to"',
  receive: 'gets "thing" from "to"',
  'walk-away': 'goes away',
  admire: 'looks at with delight',
  catch: 'a ball, or its thing',
  cook: 'stirs, bakes, mixes',
  pet: 'kneels by an animal',
  stroke: 'an animal or a person',
  ride: 'an animal or on a back, "to" whom',
  piggyback: 'carries "to" on the back',
  'shoulder-carry': 'carries "to" on the shoulders',
  'raise-hand': 'a hand up, as in class',
  hold: 'shows its thing in the hands',
  push: 'its thing before it',
  'put-down': 'kneels and lays its thing down, tends somebody',
  search: 'bends and looks for something',
  'look-through': 'binoculars, telescope',
  phone: 'speaks on a telephone',
  'play-music': 'its instrument',
  'take-out': 'takes its thing out of something',
  hit: 'hits or knocks',
  refuse: 'shakes the head with arms crossed',
  count: 'on the fingers',
  'lean-on': 'leans on somebody',
  'put-on': 'puts its clothes on',
  blush: 'is ashamed',
  tie: 'kneels and ties shoes',
  tiptoe: 'sneaks',
  flip: 'in a pan',
  lie: 'tells a fib',
  sniff: 'smells',
  shake: 'shakes its thing',
  fetch: 'brings its thing',
  fly: 'birds',
  'fly-away': 'birds',
  flap: 'birds',
  peck: 'birds',
  splash: 'in water',
};

const noted = <Name extends string>(names: readonly Name[], notes: Partial<Record<Name, string>>): string =>
  names.map((name) => (notes[name] ? `${name} (${notes[name]})` : name)).join(', ');

/** Every place there is, with what its name does not say. */
export const placeNotes = noted(setNames, places);
/** Every action there is, with what its name does not say. */
export const actionNotes = noted(allActions, actions);

/** Where a picture may be seen. */
export const shownAs = `"held" in the hands of "of", "worn" on "of" (clothes, hats, glasses), "beside" before "of", "ground" on the floor, "table" on a table, "wall" hanging, "screen" on a television or telephone, "bubble" in the thought of "of", "shadow" as a shadow on the wall, "sign" on a sign, "photo" in a photo, "flying" through the air, "sky" in the sky, "overhead" from the ceiling, "support" what "of" sits, lies, rides or stands on, "cover" what "of" hides behind or lies under, "inside" what "of" is in (a box, a bath, a bus), "atop" on the head of "of", "smeared" on the face of "of".`;
