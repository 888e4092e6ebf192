import type { SetName } from './set-names.ts';

/**
 * Places with a look of their own, and the set that each is for all that is known and done there: a fire station is a
 * hall, a lift is a part of a hallway.
 */
export const setOfScenery = {
  attic: 'living',
  cellar: 'living',
  'dining-room': 'living',
  study: 'living',
  lift: 'hallway',
  'hotel-room': 'bedroom',
  dormitory: 'bedroom',
  sauna: 'bathroom',
  driveway: 'porch',
  roof: 'balcony',
  courtyard: 'garden',
  allotment: 'garden',
  orchard: 'garden',
  treehouse: 'garden',
  greenhouse: 'garden',
  office: 'hall',
  'post-office': 'hall',
  bank: 'hall',
  'lost-property': 'hall',
  'police-station': 'hall',
  'fire-station': 'hall',
  'dance-studio': 'hall',
  'changing-room': 'hall',
  planetarium: 'hall',
  bowling: 'hall',
  castle: 'street',
  'waiting-room': 'doctor',
  pharmacy: 'shop',
  'shoe-shop': 'shop',
  bookshop: 'shop',
  'toy-shop': 'shop',
  'flower-shop': 'shop',
  'ice-cream-parlour': 'cafe',
  canteen: 'cafe',
  'pavement-cafe': 'cafe',
  'bus-stop': 'street',
  'bus-station': 'station',
  metro: 'station',
  square: 'street',
  bridge: 'street',
  'building-site': 'street',
  'car-park': 'street',
  'petrol-station': 'roadside',
  cemetery: 'field',
  'vegetable-field': 'field',
  vineyard: 'field',
  stable: 'farm',
  river: 'lake',
  jetty: 'lake',
  'open-water': 'lake',
  waterfall: 'forest',
  cave: 'forest',
  jungle: 'forest',
  desert: 'beach',
  'rowing-boat': 'boat',
  raft: 'boat',
  circus: 'stage',
  stands: 'pitch',
  'page-indoors': 'hall',
  'page-outdoors': 'field',
  page: 'field',
} as const satisfies Record<string, SetName>;
/** The name of a look of its own that a place has. */
export type SceneryName = keyof typeof setOfScenery;
/** Every such name. */
export const sceneryNames = Object.keys(setOfScenery) as [SceneryName, ...SceneryName[]];

/** The look of its own that a set has, where it is one of that set: nothing where somebody has gone elsewhere since. */
export const sceneryOf = (set: SetName | null, scenery: SceneryName | undefined): SceneryName | undefined =>
  scenery && setOfScenery[scenery] === set ? scenery : undefined;

/** What a place may be called: by its set, or by the look of its own that it has. */
export type PlaceName = SetName | SceneryName;
const isScenery = (name: string): name is SceneryName => Object.hasOwn(setOfScenery, name);
/** The set of a place by its name, and the look of its own that it has. */
export const placeNamed = (name: PlaceName): { set: SetName; scenery?: SceneryName } =>
  isScenery(name) ? { set: setOfScenery[name], scenery: name } : { set: name };

/** Pages on which what is told stands, where its place is not known: nothing is there but them. */
const pageNames: ReadonlySet<SceneryName | undefined> = new Set([
  'page-indoors',
  'page-outdoors',
  'page',
] satisfies SceneryName[]);
/** Whether a look is that of a page. */
export const isPage = (scenery: SceneryName | undefined): boolean => pageNames.has(scenery);
