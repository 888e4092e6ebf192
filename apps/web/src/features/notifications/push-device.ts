import { client } from '../../lib/api.ts';

/** What can be said of push messages in this browser. */
export type DeviceState = 'unsupported' | 'denied' | 'off' | 'on';

/** The service worker shows messages; without one, in a browser that lacks or refuses it, there are none. */
async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isAble ? navigator.serviceWorker.getRegistration() : undefined;
}

/** `known`: the server writes to this browser. Both have to agree, or nothing arrives. */
export async function readDevice(known: boolean): Promise<DeviceState> {
  const registration = await findRegistration();
  if (!registration) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await registration.pushManager.getSubscription();
  return known && subscription && Notification.permission === 'granted' ? 'on' : 'off';
}

async function subscribe(
  { pushManager }: ServiceWorkerRegistration,
  applicationServerKey: string,
): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(wanted);
  } catch (error) {
    // Subscribed with another key, from before the server's was changed.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(wanted);
  }
}

/** Asks the reader, so call it after a press only. Resolves to what came of it; rejects when it did not work. */
export async function turnOnDevice(publicKey: string): Promise<DeviceState> {
  const registration = await findRegistration();
  if (!registration) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const { endpoint, keys } = (await subscribe(registration, publicKey)).toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await client.notifications.addDevice({ endpoint: endpoint ?? '', keys: { p256dh, auth } });
  return 'on';
}

export async function turnOffDevice(): Promise<DeviceState> {
  await client.notifications.removeDevice();
  const subscription = await (await findRegistration())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  return 'off';
}
