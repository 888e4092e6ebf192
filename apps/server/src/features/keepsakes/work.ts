import fs from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import type { Services } from '../../platform/services.ts';
import { isMaking } from './keepsakes.repo.ts';

const beginning = 'keepsake-';
const workFolder = (config: Config): string => path.join(config.dataDirectory, 'work');

/** Where one is made on this machine. */
export const workOf = (config: Config, making: string): string =>
  path.join(workFolder(config), `${beginning}${making}`);

/**
 * Deletes what this machine still has of keepsakes that nobody makes any more: they may have been deleted, or made on
 * another machine. Resolves to how many folders.
 */
export async function deleteOrphanedKeepsakes({ config, database }: Services): Promise<number> {
  const names = await fs.readdir(workFolder(config)).catch(() => []);
  const found = names.filter((name) => name.startsWith(beginning));
  if (found.length === 0) return 0;
  const rows = await database.asWorker('work on keepsakes that are over is deleted', (tx) =>
    tx
      .selectFrom('keepsakes')
      .select(['making', 'failed_at', 'made_at', 'requested_at'])
      .where('failed_at', 'is', null)
      .where((eb) => eb.or([eb('made_at', 'is', null), eb('requested_at', '>', eb.ref('made_at'))]))
      .execute(),
  );
  const wanted = new Set(rows.filter(isMaking).map(({ making }) => `${beginning}${making}`));
  const orphans = found.filter((name) => !wanted.has(name));
  for (const name of orphans)
    await fs.rm(path.join(workFolder(config), name), { recursive: true, force: true });
  return orphans.length;
}
