/** Who is lifted up and carried on the arm. Lengths in stage pixels. */
import { type Action, armsOf, type Character, type Hold, isAnimal, isGrownUp } from '@milestoon/cast';
import type { Partner } from './together.ts';

/** Grown-ups lift children, and nobody else anybody. */
export const canLift = (one: Character | undefined, other: Character | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  isGrownUp(one.role) &&
  !isGrownUp(other.role) &&
  !isAnimal(other.role);

/** How high somebody sits on another's arm: so that the heads are beside each other. */
export const onTheArm = (action: Action, child: Character, carrier: Character): number =>
  action === 'in-arms' ? Math.max(0, armsOf(carrier).shoulder * 1.12 - armsOf(child).shoulder) : 0;

/** How far beside the middle of the carrier. */
export const besideTheChest = (one: Character, other: Character): number =>
  armsOf(one).half + armsOf(other).half * 0.9;

/** One arm under the child, the other behind its back. */
export function liftingOn(self: Partner, child: Partner, frame: number): Hold[] {
  const apart = child.x - self.x;
  const side = Math.sign(apart) || 1;
  const { shoulder, half } = armsOf(child.character);
  const up = onTheArm('in-arms', child.character, self.character);
  const rocking = 2 * Math.sin(frame / 12);
  const at = (share: number, aside: number): Hold['at'] => [
    apart + side * half * aside,
    child.y - self.y - up - shoulder * share + rocking,
  ];
  return [
    { arm: 'near', at: at(0.44, 0.3), weight: 1, hand: 'flat', layer: 'over' },
    { arm: 'far', at: at(0.7, 0.5), weight: 1, hand: 'flat', layer: 'back' },
  ];
}

/** The far arm goes round the carrier's neck. */
export function heldOn(self: Partner, carrier: Partner): Hold[] {
  const apart = carrier.x - self.x;
  const side = Math.sign(apart) || 1;
  const { shoulder, half } = armsOf(carrier.character);
  const up = onTheArm('in-arms', self.character, carrier.character);
  const at: Hold['at'] = [apart - side * half * 0.3, carrier.y - self.y + up - shoulder * 0.95];
  return [{ arm: 'far', at, weight: 1, hand: 'flat', layer: 'back' }];
}
