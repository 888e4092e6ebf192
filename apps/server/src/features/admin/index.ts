import type { Feature } from '../../platform/feature.ts';
import { adminRoutes } from './admin.routes.ts';

/** The admin desk: accounts, children, episodes, messages and given-up work of everybody. */
export const createAdmin = () => ({ routes: { admin: adminRoutes } }) satisfies Feature;
