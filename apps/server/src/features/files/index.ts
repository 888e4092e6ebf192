import type { Feature } from '../../platform/feature.ts';
import type { Services } from '../../platform/services.ts';
import { mountFiles } from './files.routes.ts';

/** Private files, by signed links. */
export const createFiles = async (services: Services) =>
  ({ mounts: [mountFiles(services, await services.database.secret('links'))] }) satisfies Feature;
