import type { Feature } from '../../platform/feature.ts';
import type { Services } from '../../platform/services.ts';
import { createHouseholdsRoutes } from './households.routes.ts';

/** Who else acts for a family or watches its films. */
export const createHouseholds = (services: Services) =>
  ({ routes: { households: createHouseholdsRoutes(services) } }) satisfies Feature;
