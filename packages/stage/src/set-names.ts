/** Every place that a scene can have. */
export const setNames = [
  'living',
  'kitchen',
  'bedroom',
  'park',
  'beach',
  'classroom',
  'forest',
  'party',
  'snow',
  'bathroom',
  'doctor',
  'stage',
  'train',
  'plane',
  'garden',
  'playground',
  'street',
  'pool',
  'mountain',
  'farm',
  'zoo',
  'roadside',
  'bus',
  'shop',
  'hall',
  'ward',
  'pitch',
  'car',
  'tent',
  'church',
  'cafe',
  'boat',
  'library',
  'salon',
  'station',
  'airport',
  'museum',
  'cinema',
  'fair',
  'rink',
  'aquarium',
  'lake',
  'softplay',
  'market',
  'hallway',
  'schoolgate',
  'porch',
  'coop',
  'field',
  'balcony',
  'bakery',
  'prayer',
  'garage',
  'laundry',
  'schoolyard',
  'harbor',
] as const;
export type SetName = (typeof setNames)[number];

export {
  isPage,
  type PlaceName,
  placeNamed,
  type SceneryName,
  sceneryNames,
  sceneryOf,
  setOfScenery,
} from './scenery-names.ts';

/** The hours of a scene; golden is early or late. */
export const timesOfDay = ['day', 'golden', 'night'] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

/** What falls from the sky, lies over everything or blows. */
export const weathers = ['clear', 'rain', 'snow', 'hail', 'fog', 'wind'] as const;
export type Weather = (typeof weathers)[number];

/** Why one scene gives way to the next: elsewhere, later in the same place, or towards something joyful. */
export const sceneChanges = ['place', 'time', 'joy'] as const;
export type SceneChange = (typeof sceneChanges)[number];

/** Things of sets that a figure brings along when it acts with one. */
export const setThings = [
  'cake',
  'ball',
  'blocks',
  'bed',
  'swing',
  'sofa',
  'goal',
  'bathtub',
  'piano',
] as const;
export type SetThing = (typeof setThings)[number];

/** Animals that live in places. They are drawn by the cast. */
export const setAnimals = [
  'cow',
  'horse',
  'sheep',
  'pig',
  'chicken',
  'duck',
  'elephant',
  'giraffe',
  'lion',
  'flamingo',
] as const;
export type SetAnimal = (typeof setAnimals)[number];
