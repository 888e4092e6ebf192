import type { Feature } from '../../platform/feature.ts';
import type { Services } from '../../platform/services.ts';
import { mountCdnFiles } from './cdn.routes.ts';
import { mountFiles } from './files.routes.ts';

/** Private files, by signed links. */
export async function createFiles(services: Services) {
  const secret = await services.database.secret('links');
  const mounts = [mountFiles(services, secret)];
  if (services.config.cdnUrl !== undefined) mounts.push(mountCdnFiles(services, secret));
  return { mounts } satisfies Feature;
}
