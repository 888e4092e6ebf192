import type { Mail } from '../../platform/mail/mail.ts';
import type { JobRun } from '../../platform/queue/jobs.ts';
import type { Services } from '../../platform/services.ts';
import type { Announcement } from './announcement.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { announce } from './announce.ts';
import { mailJob } from './mail.job.ts';
import { pushJob } from './push.job.ts';

interface Queued {
  name: string;
  notificationId: string;
}

/** Notifications whose jobs run when the test says so, and whose mails are kept. */
export function byHand(server: TestServer, overrides: Partial<Services> = {}) {
  const mails: Mail[] = [];
  const queued: Queued[] = [];
  const services: Services = {
    ...server.services,
    sendMail: async (mail) => void mails.push(mail),
    queue: {
      ...server.services.queue,
      send: async (name, data) => {
        if ('notificationId' in data) queued.push({ name, notificationId: data.notificationId });
        return true;
      },
    },
    ...overrides,
  };
  const run: JobRun = { signal: new AbortController().signal, log: services.log };
  const handlers = { 'mail-notification': mailJob(services), 'push-notification': pushJob(services) };
  return {
    mails,
    /** What was queued and not yet taken. */
    take: (): Queued[] => queued.splice(0),
    announce: (userId: string, announcement: Announcement): Promise<void> =>
      server.database.asWorker('test', (tx) => announce(services, tx, userId, announcement)),
    carryOut: ({ name, notificationId }: Queued): Promise<void> =>
      name === 'mail-notification'
        ? handlers['mail-notification'].run({ notificationId }, run)
        : handlers['push-notification'].run({ notificationId }, run),
  };
}
