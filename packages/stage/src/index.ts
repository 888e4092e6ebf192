/** Where it plays: sets, light, weather, lettering, cards, captions, transitions. */
export { type Camera, stageToScreen } from './camera.ts';
export { captionPlate, type CaptionWord, layOutCaption, splitCaption } from './captions.ts';
export { endCard, poster, titleCard } from './cards.ts';
export {
  extendedFamily,
  filmFonts,
  fontOf,
  type Typeface,
  typefaces,
  scriptFonts,
  scriptFontsFor,
  scriptWeight,
} from './lettering/fonts.ts';
export { type CastLight, gradeCast, shadeCast } from './light/cast-light.ts';
export { albumPage } from './memory/album.ts';
export { photoDissolve } from './memory/dissolve.ts';
export { memoryPrint } from './memory/memory-print.ts';
export type { StagePhoto } from './memory/photo.ts';
export { wallPhoto } from './memory/wall-photo.ts';
export { momentTitle } from './moment-title.ts';
export { placePosterTitle, posterTitle } from './poster-title.ts';
export {
  isPage,
  type PlaceName,
  placeNamed,
  type SceneChange,
  sceneChanges,
  type SceneryName,
  sceneryNames,
  sceneryOf,
  type SetAnimal,
  setAnimals,
  type SetName,
  setNames,
  setOfScenery,
  type SetThing,
  setThings,
  type TimeOfDay,
  timesOfDay,
  type Weather,
  weathers,
} from './set-names.ts';
export { type AnimalPlace, buildSet, type Resident, type StageSet } from './set.ts';
export { setDefinitions } from './sets/index.ts';
export { definitionOf } from './sceneries/index.ts';
export { composeShot } from './shot.ts';
export { transition, transitionFrames } from './transition.ts';
export { upright, uprightEndCard, uprightSize, uprightTitle, uprightWidth } from './upright.ts';
export { whipFrames, whipPan } from './whip-pan.ts';
