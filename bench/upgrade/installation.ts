import fs from 'node:fs';
import path from 'node:path';
import type { Site } from '../../apps/server/src/testing/kill/family-story.ts';
import { prepareBucket } from '../chaos/bucket.ts';
import { freePort } from '../chaos/free-port.ts';
import { type KeptProcess, keep } from '../chaos/kept-process.ts';
import { serverEnv } from '../chaos/server-env.ts';
import { answers, until } from '../chaos/until.ts';

/** A site and a worker of one version. */
export interface Version {
  name: string;
  site: Site;
  folders: { web: string; worker: string };
  /** Ends worker and site by SIGTERM. */
  stop(): Promise<void>;
}

/** One database and one bucket, for versions to come and go. */
export interface Installation {
  databaseUrl: string;
  bucket: ReturnType<typeof prepareBucket>['settings'];
  /** Starts the code in `source`; resolves when its site is ready and its worker works. */
  start(name: string, source: string): Promise<Version>;
  stop(): Promise<void>;
}

/** Database and bucket with their data in `folder`; `tools` holds what was fetched. */
export async function openInstallation(folder: string, tools: string, key: string): Promise<Installation> {
  const data = path.join(folder, 'postgres');
  const { settings, command } = prepareBucket(tools, path.join(folder, 'bucket'), await freePort());
  const program = path.join(import.meta.dirname, '../chaos/database-process.ts');
  const database = keep({ name: 'database', arguments: [program, data], env: {} });
  const bucket = keep(command);
  await until('the database', async () => fs.existsSync(path.join(data, '.s.PGSQL.5432')));
  await until('the bucket', () => answers(settings.endpoint));
  const databaseUrl = `postgres://milestoon@localhost/postgres?host=${encodeURIComponent(data)}`;
  const versions: Version[] = [];

  return {
    databaseUrl,
    bucket: settings,
    async start(name, source) {
      const port = await freePort();
      const folders = { web: path.join(folder, `${name}-web`), worker: path.join(folder, `${name}-worker`) };
      const site = { url: `http://127.0.0.1:${port}`, origin: `http://localhost:${port}` };
      const run = (role: 'web' | 'worker'): KeptProcess =>
        keep({
          name: `${name} ${role}`,
          arguments: [path.join(source, 'apps/server/src/main.ts'), '--role', role],
          faults: path.join(folder, `${name}-${role}.faults`),
          env: {
            ...serverEnv(settings, { databaseUrl, origin: site.origin, key, videoHeight: '360' }),
            PORT: String(port),
            DATA_DIR: folders[role],
          },
        });
      const web = run('web');
      await until(`the site of ${name}`, () => answers(`${site.url}/readyz`));
      const worker = run('worker');
      const log = path.join(folders.worker, 'logs/server.log');
      await until(
        `the worker of ${name}`,
        async () => fs.existsSync(log) && fs.readFileSync(log, 'utf8').includes('this process is ready'),
      );
      const version: Version = {
        name,
        site,
        folders,
        async stop() {
          await Promise.all([worker.stop(), web.stop()]);
        },
      };
      versions.push(version);
      return version;
    },
    async stop() {
      for (const version of versions) await version.stop();
      await database.stop();
      await bucket.stop();
    },
  };
}
