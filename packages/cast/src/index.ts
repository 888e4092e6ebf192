/** The cast of the series: who they are, how they move, how each style draws them. */
export type { ActionDefinition, Trait } from './actions/action.ts';
export { contactKinds } from './actions/contact.ts';
export { contactsOf, definitionOf, hasTrait, thingOf } from './actions/index.ts';
export { type Action, actions, allActions, isOfAnimals } from './actions/names.ts';
export { backHeight, crownOf } from './animals/animal.ts';
export { animalRoles, isAnimal } from './animals/roles.ts';
export { blinkAt, blinkOnTurn } from './blink.ts';
export { type Character, type CharacterRole, characterRoles, characterSchema } from './character.ts';
export {
  drawListener,
  drawThing,
  type ListenerName,
  listeners,
  type ThingName,
  things,
} from './close-ups/index.ts';
export { type Clothes, costumeColor, dressed, isClothes, isCostume } from './dressed.ts';
export { type Emotion, emotions } from './emotions.ts';
export { ensembleOf } from './ensemble.ts';
export { openingOf, type Viseme, visemes } from './face/visemes.ts';
export { type Food, foods } from './foods.ts';
export { avatarCandidates, newHero } from './hero.ts';
export { isGrownUp } from './grown-ups.ts';
export { armsOf, heightOf, pixelsAMetre, scaleOf, topOf, widthOf } from './measure.ts';
export type { Headwear } from './outfit.ts';
export { faceZone, perform, performInParts, rise, thingZone, travel } from './perform.ts';
export type { Performance } from './performance.ts';
export { portrait, portraitGround, portraitSize } from './portrait.ts';
export { feetAt, walkAwayPose } from './poses/gait.ts';
export { rest } from './poses/rest.ts';
export { newCastMember, type OwnLook } from './relatives.ts';
export { rigOf } from './rig/rig.ts';
export { stand } from './rig/skeleton.ts';
export { solve } from './rig/stance.ts';
export { type Hold, holdOn, palm } from './together/holding.ts';
export { headingOf, isPlain, turnedBetween, turnFrames } from './view/action-view.ts';
export { viewOf } from './view/heading.ts';
export { turnJoints } from './view/turned-joints.ts';
export { type TradeName, tradeNames } from './trades.ts';
