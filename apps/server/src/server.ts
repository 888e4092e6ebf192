import fs from 'node:fs';
import path from 'node:path';
import { migrate, openDatabase, openKeyring, secretsKeys, startEmbeddedPostgres } from '@milestoon/database';
import type { Hono } from 'hono';
import { type AccountOverrides, createAccount } from './features/account/index.ts';
import type { SuperAdminOutcome } from './features/account/super-admin.ts';
import { record } from './features/audit/record.ts';
import { watchAudit } from './features/audit/watch.ts';
import { createAutomation } from './features/automation/index.ts';
import { createBilling } from './features/billing/index.ts';
import { childJobs, type DrawAvatars } from './features/children/avatars.job.ts';
import { startAvatars } from './features/children/avatars.service.ts';
import { mayStar } from './features/children/child-views.ts';
import { listFilesOfChild, removeChild } from './features/children/children.service.ts';
import { checkVoice } from './features/episodes/check-voice.ts';
import { watchForgottenWork } from './features/episodes/forgotten-work.ts';
import { setFailed } from './features/episodes/production.repo.ts';
import { createEpisodesRoutes } from './features/episodes/episodes.routes.ts';
import { createProgressFeed } from './features/episodes/progress-feed.ts';
import { episodeJobs, type Produce } from './features/episodes/production.job.ts';
import {
  abandonProduction,
  queueForgottenEpisodes,
  queueProduction,
  subjectOf,
} from './features/episodes/production.service.ts';
import { type MakeTrailer, trailerJobs } from './features/episodes/trailer.job.ts';
import { mountFiles } from './features/files/files.routes.ts';
import { announce } from './features/notifications/announce.ts';
import { mailJob } from './features/notifications/mail.job.ts';
import { pushJob } from './features/notifications/push.job.ts';
import { watchForgottenPhotos } from './features/photos/orphan-cleanup.ts';
import { mountArchive } from './features/privacy/archive.routes.ts';
import { recordConsent } from './features/privacy/consent.ts';
import { erasureJob } from './features/privacy/erasure.job.ts';
import { sourcePhotosJob } from './features/privacy/source-photos.job.ts';
import { watchPrivacy } from './features/privacy/watch.ts';
import { createPublishing, type GoogleAddresses } from './features/publishing/index.ts';
import { supportMailJob } from './features/support/mail.job.ts';
import { watchSupport } from './features/support/watch.ts';
import type { Config } from './platform/config/config.ts';
import { generatorWarnings } from './platform/config/generator-warnings.ts';
import { mountPolicyReports } from './platform/http/policy-reports.ts';
import { createHttpApp, type HttpApp } from './platform/http/app.ts';
import { createRateLimiter } from './platform/limits/rate-limiter.ts';
import { createLog, type Log } from './platform/log/log.ts';
import { createMailer, type SendMail } from './platform/mail/mail.ts';
import { createOperator } from './platform/operator/operator.routes.ts';
import { startPayments } from './platform/payments/index.ts';
import type { postOutside } from './platform/push/post-outside.ts';
import { createPictures } from './platform/pictures/pictures.ts';
import { createPush } from './platform/push/push.ts';
import { openQueue } from './platform/queue/queue.ts';
import { recallStep } from './platform/queue/steps.ts';
import type { Services } from './platform/services.ts';
import { openStore } from './platform/storage/open-store.ts';
import { createStorage } from './platform/storage/storage.ts';
import { createStudioDesk } from './platform/studio/studio-desk.ts';
import { openUploads } from './platform/uploads/uploads.ts';
import { router } from './router.ts';
import { tryAgain } from './try-again.ts';

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
export interface Overrides extends AccountOverrides {
  now?: () => Date;
  log?: Log;
  produce?: Produce;
  makeTrailer?: MakeTrailer;
  draw?: DrawAvatars;
  sendMail?: SendMail;
  postOutside?: typeof postOutside;
  google?: GoogleAddresses;
}

/** The one place where parts meet: starts everything in order and stops it in the opposite one. */
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

    const linkSecret = await database.secret('links');
    const storage = createStorage(openStore(config), linkSecret, now);
    const queue = await openQueue(database, log);
    stops.push(() => queue.stop());
    const limiter = createRateLimiter(database);
    stops.push(() => limiter.stop());
    const studioDesk = createStudioDesk(config.quotas);
    stops.push(() => studioDesk.close());

    // Payments belong to the processes that answer requests; a worker never asks about them.
    let port = config.port;
    const payments = config.role === 'worker' ? undefined : await openPayments(() => port);
    const sendMail = overrides.sendMail ?? createMailer(config);
    const push = createPush(config, await database.secret('push'), overrides.postOutside);
    const ports = connectPorts();
    const pictures = createPictures(config.quotas, now);
    const parts = { database, storage, queue, limiter, studioDesk, sendMail, push, ports };
    const services: Services = { config, log, now, pictures, ...parts };
    const billing =
      payments &&
      createBilling({
        config,
        log,
        database,
        now,
        ports: services.ports,
        payments: payments.payments,
        ownsApiKey: (actor, key) => automation.ownsApiKey(actor, key),
      });

    const account = await createAccount(services, overrides);
    const automation = createAutomation({
      ...services,
      lookupSecret: await database.secret('api-keys'),
      studio: {
        drawAvatars: (childId, owner) => queue.send('draw-avatars', { childId }, { key: childId, owner }),
        produceEpisode: (id, owner) => queueProduction(services, { id, owner, version: 1 }),
      },
      failEpisode: (episodeId) => setFailed(services, episodeId),
    });
    // What it finds at once it tells by ports of the features above.
    if (billing) stops.push(billing.watch());
    const publishing = createPublishing(services, overrides.google);
    const superAdmin = await account.ensureSuperAdmin();
    if (config.role !== 'web') {
      for (const warning of generatorWarnings(config)) log.warn(warning);
      await checkVoice(services);
      await queue.work({
        'draw-avatars': childJobs(services, overrides.draw),
        'produce-episode': episodeJobs(services, overrides.produce),
        'make-trailer': trailerJobs(services, overrides.makeTrailer),
        ...automation.jobs,
        ...account.jobs,
        'delete-source-photos': sourcePhotosJob(services),
        'mail-notification': mailJob(services),
        'push-notification': pushJob(services),
        'mail-support-message': supportMailJob(services),
        'publish-episode': publishing.job,
        erase: erasureJob(services),
      });
      await queueForgottenEpisodes(services);
      await automation.queueForgottenNotices();
      stops.push(automation.watchOverdue());
      stops.push(watchForgottenPhotos(services));
      stops.push(watchAudit(services));
      stops.push(watchSupport(services));
      stops.push(publishing.watch());
      stops.push(watchForgottenWork(services));
    }
    if (!payments || !billing) return { services, app: undefined, superAdmin, listening: async () => {} };

    stops.push(watchPrivacy(services));
    const mounts = [
      ...account.mounts,
      mountFiles({ ...services, ...account }, linkSecret),
      publishing.mountFilmPage(webFolder),
      mountArchive(services, account.resolveActor),
      mountPolicyReports(services),
      mounting('/', billing.webhook),
    ];
    if (payments.hostedPages) mounts.push(mounting(payments.hostedPages.path, payments.hostedPages.app));
    const operator = createOperator(services);
    stops.push(operator.stop);
    mounts.push(operator.mount);
    const uploads = await openUploads(path.join(config.dataDirectory, 'uploads'));
    const progress = createProgressFeed(services);
    stops.push(progress.stop);
    const app = createHttpApp(services, {
      uploads,
      requests: operator.requests,
      router: router(
        account.routes,
        billing.routes,
        automation.routes,
        publishing.routes,
        createEpisodesRoutes(progress),
      ),
      resolveActor: account.resolveActor,
      sessionMark: account.sessionMark,
      resolveApiKey: automation.resolveApiKey,
      mounts,
      webFolder,
    });
    const listening = (openPort: number): Promise<void> => {
      port = openPort;
      return payments.deliverMissedEvents();
    };
    return { services, app, superAdmin, listening };

    function connectPorts(): Services['ports'] {
      const askBilling = () => {
        if (!billing) throw new Error('a worker was asked about payments');
        return billing.ports;
      };
      return {
        startAvatars: (childId) => startAvatars(services, childId),
        notify: (tx, userId, announcement) => announce(services, tx, userId, announcement),
        audit: (tx, userId, event, origin) =>
          record({ now, sessionToken: account.sessionToken }, tx, userId, event, origin),
        // Made after the ports, as all features whose ports are asked here.
        typedAddress: (stored) => account.ports.typedAddress(stored),
        sessionIdOf: (actor, headers) => account.ports.sessionIdOf(actor, headers),
        liveSessions: (ids) => account.ports.liveSessions(ids),
        liveApiKeys: (ids) => automation.liveApiKeys(ids),
        revokeApiKeys: (userId, origin) => automation.revokeApiKeys(userId, origin),
        checkPassword: (actor, password) => account.ports.checkPassword(actor, password),
        requireConfirmedAddress: (actor) => account.ports.requireConfirmedAddress(actor),
        mayMail: (userId) => account.ports.mayMail(userId),
        removeChild: (owner, childId) => removeChild(services, owner, childId),
        filesOfChild: (owner, childId) => listFilesOfChild(services, owner, childId),
        screenplayOf: (episodeId, version) =>
          recallStep(database, subjectOf(episodeId, version), 'screenplay'),
        recordConsent: (tx, of) => recordConsent(tx, of, now()),
        endSubscriptions: (of) => askBilling().endSubscriptions(of),
        get automation() {
          return automation.port;
        },
        publishWhenWanted: (tx, episode) => publishing.ports.publishWhenWanted(tx, episode),
        endPublishing: (userId) => publishing.ports.endPublishing(userId),
        deleteVideos: (...order) => publishing.ports.deleteVideos(...order),
        abandonProduction: (episodeId) => abandonProduction(services, episodeId),
        tryAgain: (job) => tryAgain(services, publishing.ports.publishAgain, job),
        isSubscribed: (actor) => askBilling().isSubscribed(actor),
        mayStar: (actor, child) => mayStar(services, actor, child),
        isChildPaid: (childId) => askBilling().isChildPaid(childId),
        hasCheckoutFailed: (childId) => askBilling().hasCheckoutFailed(childId),
      };
    }
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

const mounting =
  (address: string, part: Hono) =>
  (app: HttpApp): void => {
    app.route(address, part);
  };
