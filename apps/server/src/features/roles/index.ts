import type { Feature } from '../../platform/feature.ts';
import { rolesRoutes } from './roles.routes.ts';

/** Who is a super admin, an admin or a parent, and who changes that. */
export const createRoles = () => ({ routes: { roles: rolesRoutes } }) satisfies Feature;
