/** Things that are held, stood, hung, rolled and given: each drawn once, for hand, set and close picture. */
export { ball } from './ball.ts';
export { balloon } from './balloon.ts';
export { cake, type CakeState, wicks } from './cake.ts';
export { type CandleState, flame } from './candle.ts';
export { gift, giftOf } from './gift.ts';
export { iceCream } from './ice-cream.ts';
export { table, type TableSize } from './table.ts';
export { teddy, teddyFur } from './teddy.ts';
export { type Picture, pictureSchema } from './pictures/picture.ts';
export { isCreature } from './pictures/lifeless.ts';
export { hats } from './pictures/own/hats.ts';
export { type Look, looks } from './pictures/looks/names.ts';
export { heldFields, type ToldHeld, toldFields, toldOf, toldOfHeld, toldSizes } from './pictures/told.ts';
export { type Opening, openingOf } from './pictures/openings.ts';
export { openedPicture } from './pictures/opened.ts';
export { headsOf, type PictureState, pictureThing, proportionsOf } from './pictures/picture-thing.ts';
export { isOnWalls, isScene } from './pictures/scenes.ts';
export { frontOf, hasDoor, hasLeaves, isOpen, isSeeThrough, surfaceOf, topOf } from './pictures/surfaces.ts';
export {
  belongsOnTable,
  isHung,
  isInSky,
  isOutdoors,
  isVehicle,
  lifeSizeOf,
} from './pictures/whereabouts.ts';
export { type Place, put, stood, type Thing } from './thing.ts';
export { toothbrush } from './toothbrush.ts';
