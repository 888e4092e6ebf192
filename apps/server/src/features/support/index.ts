import type { Feature } from '../../platform/feature.ts';
import type { Services } from '../../platform/services.ts';
import { forgetOldMessages } from './forget-old-messages.ts';
import { supportMailJob } from './mail.job.ts';
import { supportRoutes } from './support.routes.ts';

/** The contact form. */
export const createSupport = (services: Services) =>
  ({
    routes: { support: supportRoutes },
    jobs: { 'mail-support-message': supportMailJob(services) },
    sweeps: [
      {
        role: 'worker',
        every: 6 * 3_600_000,
        work: () => forgetOldMessages(services),
        fault: 'old messages to support were not forgotten',
      },
    ],
  }) satisfies Feature;
