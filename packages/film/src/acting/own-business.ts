import { type Action, thingOf } from '@milestoon/cast';

/** What has the eyes itself: the pose says where they are. */
const ownBusiness: readonly Action[] = [
  'sleep',
  'think',
  'look',
  'hide',
  'cry',
  'admire',
  'walk-away',
  'look-back',
  'swing',
  'climb',
  'catch',
  'hand-over',
  'receive',
  'hug',
];
export const hasOwnBusiness = (action: Action): boolean =>
  ownBusiness.includes(action) || thingOf(action) !== null;
