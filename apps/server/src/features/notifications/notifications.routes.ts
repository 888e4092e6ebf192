import { authed } from '../../platform/http/procedures.ts';
import { addDevice, hasThisDevice, removeDevice } from './devices.service.ts';
import { listOwn, listPreferences, markAllRead, markRead, prefer, speak } from './notifications.service.ts';

export const notificationsRoutes = {
  list: authed.notifications.list.handler(({ context: { services, actor } }) => listOwn(services, actor)),
  read: authed.notifications.read.handler(async ({ context: { services, actor }, input }) => {
    await markRead(services, actor, input.id);
    return { read: true };
  }),
  readAll: authed.notifications.readAll.handler(async ({ context: { services, actor } }) => {
    await markAllRead(services, actor);
    return { read: true };
  }),
  speak: authed.notifications.speak.handler(async ({ context: { services, actor }, input }) => {
    await speak(services, actor, input.language);
    return input;
  }),
  settings: authed.notifications.settings.handler(async ({ context: { services, actor, headers } }) => ({
    preferences: await listPreferences(services, actor),
    publicKey: services.push.publicKey,
    thisDevice: await hasThisDevice(services, actor, headers),
  })),
  prefer: authed.notifications.prefer.handler(async ({ context: { services, actor }, input }) => {
    await prefer(services, actor, input);
    return input;
  }),
  addDevice: authed.notifications.addDevice.handler(
    async ({ context: { services, actor, headers }, input }) => {
      await addDevice(services, actor, headers, { endpoint: input.endpoint, ...input.keys });
      return { thisDevice: true };
    },
  ),
  removeDevice: authed.notifications.removeDevice.handler(
    async ({ context: { services, actor, headers } }) => {
      await removeDevice(services, actor, headers);
      return { thisDevice: false };
    },
  ),
};
