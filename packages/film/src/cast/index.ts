/** The cast of the series: who they are, how they move, how each style draws them. */
export * from './actions.ts';
export { animalRoles, isAnimal } from './animals/roles.ts';
export { backHeight, crownOf } from './animals/animal.ts';
export { blinkAt, blinkOnTurn } from './blink.ts';
export { openingOf } from './face/visemes.ts';
export { type Character, type CharacterRole, characterRoles, characterSchema } from './character.ts';
export {
  drawListener,
  drawThing,
  type ListenerName,
  listeners,
  type ThingName,
  things,
} from './close-ups/index.ts';
export * from './emotions.ts';
export { ensembleOf } from './ensemble.ts';
export { type Food, foods } from './foods.ts';
export { type AvatarCandidate, avatarCandidates, type HeroOptions, newHero } from './hero.ts';
export * from './look.ts';
export { armsOf, heightOf, scaleOf, widthOf } from './measure.ts';
export { type Headwear, headwearNames, type Outfit, outfitSchema } from './outfit.ts';
export { faceZone, perform, performInParts, rise, thingZone, travel } from './perform.ts';
export type { Performance } from './performance.ts';
export { portrait, portraitGround, type PortraitOptions, portraitSize } from './portrait.ts';
export { type Hold } from './together/holding.ts';
export { headingOf, isPlain, turnedBetween, turnFrames } from './view/action-view.ts';
export { type CastMemberOptions, newCastMember } from './relatives.ts';
