import fs from 'node:fs';
import path from 'node:path';
import { migrate, openDatabase, openKeyring, secretsKeys, startEmbeddedPostgres } from '@milestoon/database';
import type { Storyboarder } from '@milestoon/studio/storyboard';
import type { SuperAdminOutcome } from './features/account/super-admin.ts';
import { createFeatures, type FeatureOverrides } from './features.ts';
import type { Config } from './platform/config/config.ts';
import { generatorWarnings } from './platform/config/generator-warnings.ts';
import {
  type Feature,
  gather,
  guestOfAny,
  type Mount,
  type ProcessRole,
  startSweeps,
} from './platform/feature.ts';
import { mountPolicyReports } from './platform/http/policy-reports.ts';
import { createHttpApp, type HttpApp } from './platform/http/app.ts';
import { open } from './platform/http/procedures.ts';
import { createRateLimiter } from './platform/limits/rate-limiter.ts';
import { createLog, type Log } from './platform/log/log.ts';
import { createMailer, type SendMail } from './platform/mail/mail.ts';
import { createOperator } from './platform/operator/operator.routes.ts';
import { startPayments } from './platform/payments/index.ts';
import type { postOutside } from './platform/push/post-outside.ts';
import { createPictures } from './platform/pictures/pictures.ts';
import type { Ports } from './platform/ports.ts';
import { createPush } from './platform/push/push.ts';
import type { JobHandlers } from './platform/queue/jobs.ts';
import { openQueue } from './platform/queue/queue.ts';
import { tryAgain } from './platform/queue/try-again.ts';
import type { Services } from './platform/services.ts';
import { openStore } from './platform/storage/open-store.ts';
import { createStorage } from './platform/storage/storage.ts';
import { createStudioDesk } from './platform/studio/studio-desk.ts';
import { openTracing } from './platform/tracing/tracing.ts';
import { openUploads } from './platform/uploads/uploads.ts';

export interface RunningServer {
  services: Services;
  /** Undefined in a process that only works. */
  app: HttpApp | undefined;
  superAdmin: SuperAdminOutcome;
  /** Call once the port is known and open. */
  listening(port: number): Promise<void>;
  stop(): Promise<void>;
}

const webFolder = path.join(import.meta.dirname, '../../web/dist');

/** What a test may bring of its own. */
export interface Overrides extends FeatureOverrides {
  now?: () => Date;
  log?: Log;
  sendMail?: SendMail;
  postOutside?: typeof postOutside;
  storyboarder?: Storyboarder;
}

/** The one place where features meet: starts everything in order and stops it in the opposite one. */
export async function startServer(config: Config, overrides: Overrides = {}): Promise<RunningServer> {
  fs.mkdirSync(config.dataDirectory, { recursive: true });
  const now = overrides.now ?? (() => new Date());
  const log = overrides.log ?? createLog(config.dataDirectory, config.logLevel);
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const stopPart of stops.splice(0).reverse())
      await stopPart().catch((error) => log.error({ err: error }, 'while stopping'));
  };
  try {
    return { ...(await start()), stop };
  } catch (error) {
    await stop();
    throw error;
  }

  async function start(): Promise<Omit<RunningServer, 'stop'>> {
    const tracing = await openTracing(config.tracing, config.role, log);
    stops.push(() => tracing.stop());
    const databaseUrl = config.databaseUrl ?? (await startDatabase());
    await migrate(databaseUrl);
    const keyring = openKeyring(secretsKeys(config.dataDirectory, config.secretsKeys));
    const database = await openDatabase(databaseUrl, keyring);
    if (database.sealedAnew > 0)
      log.info(
        { count: database.sealedAnew, key: keyring.newest },
        'secrets were sealed under the newest key',
      );
    stops.push(() => database.close());

    const links = { secret: await database.secret('links'), cdnUrl: config.cdnUrl };
    const storage = createStorage(openStore(config), links, now);
    const queue = await openQueue(database, log, tracing);
    stops.push(() => queue.stop());
    const limiter = createRateLimiter(database);
    stops.push(() => limiter.stop());
    const studioDesk = createStudioDesk(config.quotas, undefined, undefined, overrides.storyboarder);
    stops.push(() => studioDesk.close());

    // Payments belong to the processes that answer requests; a worker never asks about them.
    let port = config.port;
    const opened = config.role === 'worker' ? undefined : await openPayments(() => port);
    const payments = () => {
      if (!opened) throw new Error('a worker was asked about payments');
      return opened.payments;
    };
    const sendMail = overrides.sendMail ?? createMailer(config);
    const push = createPush(config, await database.secret('push'), overrides.postOutside);
    const pictures = createPictures(config.quotas, now);
    stops.push(() => pictures.close());
    // Features are made with the ports that they answer: nobody asks one before all are there.
    const ports = {} as Ports;
    const parts = { database, storage, queue, limiter, studioDesk, sendMail, push, ports };
    const services: Services = { config, log, tracing, now, pictures, ...parts };
    const features = await createFeatures(services, { payments, webFolder }, overrides);
    const each: readonly Feature[] = features;
    for (const { stop } of each) if (stop) stops.push(stop);
    const jobs: JobHandlers = gather(features, 'jobs');
    const answered: Omit<Ports, 'tryAgain'> = gather(features, 'ports');
    Object.assign(ports, answered, {
      tryAgain: (job) => tryAgain(queue, jobs, job),
    } satisfies Partial<Ports>);

    const sweepsOf = (role: ProcessRole) =>
      each.flatMap(({ sweeps = [] }) => sweeps.filter((sweep) => sweep.role === role));
    const superAdmin = await ports.ensureSuperAdmin();
    if (config.role !== 'web') {
      for (const warning of generatorWarnings(config)) log.warn(warning);
      await queue.work(jobs);
      for (const { resume } of each) await resume?.();
      stops.push(startSweeps(sweepsOf('worker'), log));
    }
    if (!opened) return { services, app: undefined, superAdmin, listening: async () => {} };

    stops.push(startSweeps(sweepsOf('web'), log));
    const operator = createOperator(services);
    stops.push(operator.stop);
    const { hostedPages } = opened;
    const mounts: Mount[] = [
      ...each.flatMap((feature) => feature.mounts ?? []),
      mountPolicyReports(services),
      operator.mount,
    ];
    if (hostedPages) mounts.push((app) => void app.route(hostedPages.path, hostedPages.app));
    const app = createHttpApp(services, {
      uploads: await openUploads(path.join(config.dataDirectory, 'uploads')),
      requests: operator.requests,
      guestAt: (path, clientAddress) => guestOfAny(each, path, clientAddress),
      router: open.router(gather(features, 'routes')),
      mounts,
      webFolder,
    });
    const listening = (openPort: number): Promise<void> => {
      port = openPort;
      return opened.deliverMissedEvents();
    };
    return { services, app, superAdmin, listening };
  }

  async function openPayments(port: () => number): Promise<Awaited<ReturnType<typeof startPayments>>> {
    const host = ['0.0.0.0', '::'].includes(config.host) ? '127.0.0.1' : config.host;
    const payments = await startPayments({
      stripe: config.stripe,
      dataDirectory: config.dataDirectory,
      webhookUrl: () => `http://${host}:${port()}/webhooks/stripe`,
    });
    stops.push(() => payments.stop());
    return payments;
  }

  async function startDatabase(): Promise<string> {
    const embedded = await startEmbeddedPostgres({
      dataDirectory: path.join(config.dataDirectory, 'postgres'),
    });
    stops.push(() => embedded.stop());
    return embedded.url;
  }
}
