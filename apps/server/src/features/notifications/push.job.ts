import type { JobHandler, Jobs } from '../../platform/queue/jobs.ts';
import { forgetSteps, rememberedSteps } from '../../platform/queue/steps.ts';
import type { PushMessage, PushOutcome } from '../../platform/push/push.ts';
import type { Services } from '../../platform/services.ts';
import { type Device, findDevices, forgetDevice } from './devices.repo.ts';
import { findToDeliver, noteDelivered } from './notifications.repo.ts';
import { pathOf, tellRow } from './telling.ts';

const subjectOf = (notificationId: string): string => `notification:${notificationId}`;

/**
 * Pushes a notification to every device, each a step of its own: what one has taken is not sent to it again because
 * another could not be reached. Killed in between, a device may be sent the same message twice and shows it once.
 */
export function pushJob(services: Services): JobHandler<Jobs['push-notification']> {
  const { database, log, now, push } = services;

  async function send(device: Device, message: PushMessage): Promise<PushOutcome> {
    const outcome = await push.send(device, message);
    if (outcome === 'gone') await forgetDevice(database, device.id);
    if (outcome === 'refused') log.warn({ device: device.id }, 'a push service refused a message');
    return outcome;
  }

  return {
    async run({ notificationId }) {
      const found = await findToDeliver(database, notificationId);
      if (!found || found.pushed_at) return;
      // What shows on a locked screen names no child.
      const { title, text } = await tellRow(found, found.language, { anonymous: true });
      const message = { id: notificationId, title, text, path: pathOf(found) };
      const step = rememberedSteps(database, subjectOf(notificationId));
      const devices = await findDevices(database, found.user_id, now());
      const sent = await Promise.allSettled(
        devices.map((device) => step(`push to ${device.id}`, () => send(device, message))),
      );
      for (const result of sent) if (result.status === 'rejected') throw result.reason;
      await noteDelivered(database, notificationId, 'pushed_at', now());
      await forgetSteps(database, subjectOf(notificationId));
    },
    async failed({ notificationId }) {
      log.error({ notification: notificationId }, 'a notification did not reach every device');
      await forgetSteps(database, subjectOf(notificationId));
    },
  };
}
