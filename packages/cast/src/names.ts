/**
 * What the cast is called, does, feels and holds, for those who write, keep or tell of films and draw none: what draws
 * takes half a second to load.
 */
export { allActions } from './actions/names.ts';
export { characterRoles } from './character.ts';
export { listeners, things } from './close-ups/names.ts';
export { emotions } from './emotions.ts';
export { type BodySpot, bodySpots } from './on-body/spots.ts';
export { visemes } from './face/visemes.ts';
export { foods } from './foods.ts';
export { tradeNames } from './trades.ts';
