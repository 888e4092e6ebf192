import type { BodySpot } from '@milestoon/cast';
import type { ThingMeant } from '../things/phrases-meant.ts';
import type { OnSpot } from './on-spot.ts';

/** Pictures of what is made for a part of the body. */
const made: readonly (readonly [BodySpot, RegExp])[] = [
  ['head', /hat$|cap$|crown|helmet|ears$|veil|colander|kippah|antennae|bucket|headphone|wreath/],
  ['eyes', /glasses|goggles|mask|eye-patch/],
  ['nose', /glasses/],
  ['ear', /headphone/],
  ['neck', /scarf|medal|necklace|tie$|key$|whistle|binoculars|identification-card|stopwatch|prayer-beads/],
  ['back', /backpack|cape|fairy-wings/],
  ['foot', /shoe|boot|sock|slipper|sandal/],
  ['hand', /glove|mitten/],
  ['knee', /^knee-plaster$/],
];

/** Worn where it is made for: a hat on a head, and not on a foot. Animals' clothes are laid on them. */
export const isWornThere = ({ spot, owner, deed }: OnSpot, { picture }: ThingMeant): boolean =>
  owner.kind === 'person' &&
  deed !== 'rests' &&
  made.some(([where, pictures]) => where === spot && pictures.test(picture));

const ofAnimals = /ribbon|bow|collar|bandana/;
/** Where an animal has it on that is dressed; undefined of what is no clothes. */
export const spotOfClothes = ({ picture, kind }: ThingMeant): BodySpot | undefined =>
  made.find(([, pictures]) => pictures.test(picture))?.[0] ??
  (ofAnimals.test(picture) ? 'neck' : kind === 'worn' ? 'back' : undefined);
