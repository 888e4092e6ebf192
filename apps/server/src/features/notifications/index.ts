import type { WorkerTx } from '@milestoon/database';
import type { Feature } from '../../platform/feature.ts';
import type { Services } from '../../platform/services.ts';
import { announce } from './announce.ts';
import type { Announcement } from './announcement.ts';
import { mailJob } from './mail.job.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { pushJob } from './push.job.ts';

declare module '../../platform/ports.ts' {
  interface Ports {
    /**
     * Tells a parent, once, on the channels they want. In the worker's transaction in which it comes true: neither is
     * there without the other.
     */
    notify(tx: WorkerTx, userId: string, announcement: Announcement): Promise<void>;
  }
}

/** What parents are told in the app, by mail and by push. */
export const createNotifications = (services: Services) =>
  ({
    routes: { notifications: notificationsRoutes },
    jobs: { 'mail-notification': mailJob(services), 'push-notification': pushJob(services) },
    ports: { notify: (...told) => announce(services, ...told) },
  }) satisfies Feature;
