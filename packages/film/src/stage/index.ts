export * from './camera.ts';
export * from './lettering/fonts.ts';
export { type CastLight, gradeCast, shadeCast } from './light/cast-light.ts';
export { buildSet, type SetLayer, type SetRequest, type StageSet } from './set.ts';
export * from './set-names.ts';
export { composeShot, type Focus, type ShotRequest } from './shot.ts';
export {
  type CaptionState,
  type CaptionWord,
  captionPlate,
  layOutCaption,
  splitCaption,
} from './captions.ts';
export { endCard, poster, titleCard } from './cards.ts';
export { placePosterTitle, posterTitle } from './poster-title.ts';
export { transition, transitionFrames } from './transition.ts';
export { whipFrames, whipPan } from './whip-pan.ts';
export { albumPage } from './memory/album.ts';
export { memoryPrint } from './memory/memory-print.ts';
export { photoDissolve } from './memory/dissolve.ts';
export type { StagePhoto } from './memory/photo.ts';
export { upright, uprightEndCard, uprightSize, uprightTitle, uprightWidth } from './upright.ts';
export { wallPhoto } from './memory/wall-photo.ts';
