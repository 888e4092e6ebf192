/** Who is carried on the back of a person. Lengths in stage pixels. */
import { type Action, armsOf, type Character, type Hold, isAnimal } from '@milestoon/cast';
import type { Partner } from './together.ts';

const isCarried = (rider: Character, carrier: Character): boolean =>
  !isAnimal(rider.role) && !isAnimal(carrier.role);

/** How high somebody sits on another's back: at the waist, so that two heads are beside each other. */
export const onTheBack = (action: Action, rider: Character, carrier: Character): number =>
  action === 'ride' && isCarried(rider, carrier) ? armsOf(carrier).shoulder * 0.6 : 0;

/** How far behind the middle of the carrier. */
export const behindTheBack = (rider: Character, carrier: Character): number =>
  isCarried(rider, carrier) ? armsOf(carrier).half * 0.85 + armsOf(rider).half * 0.65 : 0;

/** The near arm over the carrier's shoulder; nothing is held of an animal but the reins. */
export function holdingOn(self: Partner, carrier: Partner): Hold[] {
  if (!isCarried(self.character, carrier.character)) return [];
  const { shoulder, half } = armsOf(carrier.character);
  const apart = carrier.x - self.x;
  const side = Math.sign(apart) || 1;
  const lift = onTheBack('ride', self.character, carrier.character);
  const at: Hold['at'] = [apart + side * half * 0.3, carrier.y - self.y + lift - shoulder * 0.88];
  return [{ arm: 'near', at, weight: 1, hand: 'flat', layer: 'over' }];
}
