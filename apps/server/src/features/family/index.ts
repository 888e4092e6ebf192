import type { Feature } from '../../platform/feature.ts';
import { familyRoutes } from './family.routes.ts';

/** People and pets of a family, beside its children. */
export const createFamily = () => ({ routes: { family: familyRoutes } }) satisfies Feature;
