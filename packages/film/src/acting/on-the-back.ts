/** Who is carried on the back of a person. Lengths in stage pixels. */
import { type Action, armsOf, type Character, heightOf, type Hold, isAnimal, scaleOf } from '@milestoon/cast';
import type { Partner } from './together.ts';

const isCarried = (rider: Character, carrier: Character): boolean =>
  !isAnimal(rider.role) && !isAnimal(carrier.role);

/** Whoever is carried by this sits upon the shoulders. */
export const isOnShoulders = (carriers: Action | undefined): boolean => carriers === 'shoulder-carry';

/**
 * How high somebody sits on another: at the waist of who gives a piggyback, so that two heads are beside each other, and
 * upon the shoulders, so that one is above the other.
 */
export const onTheBack = (
  action: Action,
  rider: Character,
  carrier: Character,
  carriers: Action = 'piggyback',
): number =>
  action === 'ride' && isCarried(rider, carrier)
    ? isOnShoulders(carriers)
      ? heightOf(carrier) - scaleOf(carrier) * beneath
      : armsOf(carrier).shoulder * 0.6
    : 0;
/** Heads from the crown down to where somebody sits on the shoulders: behind the head, which hides no face. */
const beneath = 0.2;

/** How far behind the middle of the carrier. */
export const behindTheBack = (
  rider: Character,
  carrier: Character,
  carriers: Action = 'piggyback',
): number => {
  if (!isCarried(rider, carrier)) return 0;
  const { half } = armsOf(carrier);
  return isOnShoulders(carriers) ? half * 0.2 : half * 0.85 + armsOf(rider).half * 0.65;
};

/** The near arm over the carrier's shoulder; nothing is held of an animal but the reins. */
export function holdingOn(self: Partner, carrier: Partner): Hold[] {
  if (!isCarried(self.character, carrier.character)) return [];
  const { shoulder, half } = armsOf(carrier.character);
  const apart = carrier.x - self.x;
  const side = Math.sign(apart) || 1;
  // Upon the shoulders there is nothing to hold on to but the head.
  if (Math.abs(apart) < half * 0.5) return [];
  const lift = onTheBack('ride', self.character, carrier.character);
  const at: Hold['at'] = [apart + side * half * 0.3, carrier.y - self.y + lift - shoulder * 0.88];
  return [{ arm: 'near', at, weight: 1, hand: 'flat', layer: 'over' }];
}
