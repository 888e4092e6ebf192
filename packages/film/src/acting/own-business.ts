import { type Action, hasTrait, thingOf } from '@milestoon/cast';

/** Whoever is busy with a thing looks at that; what else has the eyes itself says so. */
export const hasOwnBusiness = (action: Action): boolean =>
  hasTrait(action, 'own-eyes') || thingOf(action) !== null;
