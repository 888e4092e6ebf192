import { withoutButton } from '@milestoon/domain/texts';
import type { JobHandler, Jobs } from '../../platform/queue/jobs.ts';
import { forgetSteps, rememberedSteps } from '../../platform/queue/steps.ts';
import type { PushMessage, PushOutcome } from '../../platform/push/push.ts';
import type { Services } from '../../platform/services.ts';
import { type Device, findDevices, forgetDevice } from './devices.repo.ts';
import { findToDeliver, noteDelivered } from './notifications.repo.ts';
import { pathOf, tellRow } from './telling.ts';

/** Sends at a time: a notification is no burst at an address that somebody has chosen. */
const atOnce = 5;
/** Devices at one host that hear of one notification: a family's own browsers may all be at one service. */
const mostAtHost = 10;

const subjectOf = (notificationId: string): string => `notification:${notificationId}`;

/** Of each host the first ones. */
function boundByHost(devices: readonly Device[]): Device[] {
  const counts = new Map<string, number>();
  return devices.filter(({ endpoint }) => {
    const { host } = new URL(endpoint);
    const count = (counts.get(host) ?? 0) + 1;
    counts.set(host, count);
    return count <= mostAtHost;
  });
}

/** Waits for all, a few at a time. @throws what one of them throws, when all are through */
async function eachOf(devices: readonly Device[], work: (device: Device) => Promise<unknown>): Promise<void> {
  const waiting = devices.values();
  const errors: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (const device of waiting) await work(device).catch((error: unknown) => errors.push(error));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  if (errors.length > 0) throw errors[0];
}

/**
 * Pushes a notification to every device, of each host the ten used last, five at a time and each a step of its own: what one has taken is not sent to it again because
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
      const message = { id: notificationId, title, text: withoutButton(text), path: pathOf(found) };
      const step = rememberedSteps(database, subjectOf(notificationId));
      const devices = await findDevices(database, found.user_id, now());
      await eachOf(boundByHost(devices), (device) =>
        step(`push to ${device.id}`, () => send(device, message)),
      );
      await noteDelivered(database, notificationId, 'pushed_at', now());
      await forgetSteps(database, subjectOf(notificationId));
    },
    async failed({ notificationId }) {
      log.error({ notification: notificationId }, 'a notification did not reach every device');
      await forgetSteps(database, subjectOf(notificationId));
    },
  };
}
