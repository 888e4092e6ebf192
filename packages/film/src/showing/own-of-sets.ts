/** What places are, or have anyway: no picture of it stands there a second time. */
import type { SceneryName, SetName } from '@milestoon/stage';

const homes = /^(?:house|houses|hut|derelict-house)$/;
/** Inside what somebody is there is no second one of it. */
const places: Partial<Record<SetName, RegExp>> = {
  car: /^(?:automobile|taxi|police-car|sport-utility-vehicle|pickup-truck|minibus)$/,
  bus: /^(?:bus|oncoming-bus|minibus)$/,
  train: /^(?:train|locomotive|tram|tram-car|metro|railway-car|bullet-train)$/,
  plane: /^(?:airplane|small-airplane|airplane-departure|airplane-arrival)$/,
  boat: /^(?:ship|ferry|sailboat|motor-boat|speedboat|passenger-ship|canoe)$/,
  tent: /^(?:tent|circus-tent)$/,
  museum: /^classical-building$/,
  station: /^(?:station|train|locomotive|railway-car|bullet-train)$/,
  airport: /^(?:airplane|small-airplane|airplane-departure|airplane-arrival)$/,
  aquarium: /^(?:aquarium|tropical-fish|fish)$/,
  market: /^(?:stall|convenience-store)$/,
  shop: /^(?:convenience-store|department-store)$/,
  fair: /^(?:ferris-wheel|carousel-horse|roller-coaster)$/,
  salon: /^(?:barber-pole|mirror)$/,
  classroom: /^school$/,
  schoolgate: /^school$/,
  playground: /^school$/,
  schoolyard: /^school$/,
  ward: /^hospital$/,
  doctor: /^hospital$/,
  church: /^church$/,
  prayer: /^(?:mosque|hindu-temple|synagogue|classical-building)$/,
  hall: /^(?:mosque|hindu-temple|synagogue|church|stadium|post-office|station)$/,
  bakery: /^convenience-store$/,
  pitch: /^stadium$/,
  porch: homes,
  living: homes,
  kitchen: homes,
  bedroom: homes,
  bathroom: homes,
  hallway: homes,
};
/** The same of places with a look of their own. */
const sceneries: Partial<Record<SceneryName, RegExp>> = {
  lift: /^(?:elevator|door|mirror)$/,
  castle: /^(?:castle|european-castle|japanese-castle)$/,
  'fire-station': /^fire-engine$/,
  cemetery: /^(?:headstone|coffin|funeral-urn)$/,
  vineyard: /^(?:vines|grapes)$/,
  bridge: /^(?:bridge|bridge-at-night)$/,
  'bus-stop': /^(?:bus-stop|bench)$/,
  'petrol-station': /^fuel-pump$/,
  metro: /^(?:metro|train|locomotive|station|tram)$/,
  circus: /^circus-tent$/,
  square: /^fountain$/,
  treehouse: /^(?:treehouse|tree|deciduous-tree|house|hut)$/,
  'rowing-boat': /^(?:canoe|sailboat|rowboat|rowing-boat|motor-boat)$/,
  raft: /^(?:raft|canoe|sailboat)$/,
  waterfall: /^(?:waterfall|water)$/,
  cave: /^(?:cave|rock)$/,
  bank: /^(?:bank|atm)$/,
  'post-office': /^(?:post-office|postbox)$/,
  'building-site': /^building-construction$/,
  driveway: homes,
  roof: homes,
  attic: homes,
  'hotel-room': /^hotel$/,
};
/** Whether a picture shows what the place itself is. */
export const isThePlace = (set: SetName, picture: string, scenery?: SceneryName): boolean =>
  places[set]?.test(picture) === true ||
  (scenery !== undefined && sceneries[scenery]?.test(picture) === true);

const lawn = /^grass$/;
/** What lies on it lies on the ground. */
export const isLawn = (picture: string): boolean => lawn.test(picture);

/** Things of sets that pictures would double. */
const things: Partial<Record<SetName, RegExp>> = {
  park: lawn,
  forest: lawn,
  garden: lawn,
  playground: lawn,
  farm: lawn,
  field: lawn,
  zoo: lawn,
  mountain: lawn,
  lake: lawn,
  pitch: lawn,
  beach: /^(?:wave|water-wave|water)$/,
  classroom: /^(?:blackboard|desk)$/,
  shop: /^(?:counter|shopping-cart)$/,
  bakery: /^counter$/,
  balcony: /^(?:door|fence)$/,
  garage: /^(?:door|wheel)$/,
  laundry: /^clothesline$/,
  schoolyard: /^(?:door|fence)$/,
  kitchen: /^(?:oven|sink|fridge)$/,
  bathroom: /^(?:sink|mirror)$/,
  schoolgate: /^(?:door|gate|fence)$/,
  porch: /^(?:door|fence|bell)$/,
  hallway: /^(?:stairs|door)$/,
  rink: /^(?:ice|fence)$/,
  snow: /^(?:ice|snowflake)$/,
};
const fences: ReadonlySet<SetName> = new Set(['garden', 'farm', 'zoo', 'playground', 'schoolyard', 'coop']);
const trees = /^(?:tree|deciduous-tree|evergreen-tree)$/;
const withTrees: ReadonlySet<SetName> = new Set([
  'park',
  'forest',
  'garden',
  'playground',
  'street',
  'porch',
  'schoolgate',
  'schoolyard',
  'farm',
  'field',
  'zoo',
  'lake',
  'pool',
  'pitch',
]);
/** Rooms and vehicles with windows of their own; houses along a street have theirs. */
const withWindows: ReadonlySet<SetName> = new Set([
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'classroom',
  'doctor',
  'ward',
  'hall',
  'car',
  'bus',
  'train',
  'plane',
  'street',
  'porch',
  'schoolgate',
  'schoolyard',
  'harbor',
  'library',
  'church',
  'aquarium',
  'balcony',
  'prayer',
]);
/** Doors stand in walls: under the sky, but before a house, none stands about. */
const noDoors: ReadonlySet<SetName> = new Set([
  'beach',
  'park',
  'garden',
  'playground',
  'street',
  'forest',
  'lake',
  'field',
  'farm',
  'coop',
  'pitch',
  'pool',
  'snow',
  'mountain',
  'zoo',
  'roadside',
  'boat',
  'harbor',
  'car',
  'bus',
  'train',
  'plane',
  'kitchen',
]);

/**
 * Whether a set has one of a picture already. Who climbs a tree, or does something at a window or a basin, has it before the hands.
 */
export const hasOfItsOwn = (set: SetName, picture: string, isUsed = false): boolean =>
  (!(isUsed && picture === 'sink') && things[set]?.test(picture) === true) ||
  (!isUsed && trees.test(picture) && withTrees.has(set)) ||
  (!isUsed && picture === 'fence' && fences.has(set)) ||
  (!isUsed && picture === 'washing-machine' && set === 'laundry') ||
  (!isUsed && picture === 'window' && withWindows.has(set)) ||
  (!isUsed && picture === 'door' && noDoors.has(set));
