/** What a push message shows, and where pressing it leads. */
export interface PushMessage {
  title: string;
  options: { body: string; tag: string; data: { path: string }; icon: string };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A message as the server writes it; null for anything else. The same message again replaces what shows. */
export function readMessage(text: string): PushMessage | null {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(message) || !textOf(message.title)) return null;
  return {
    title: textOf(message.title),
    options: {
      body: textOf(message.text),
      tag: textOf(message.id),
      data: { path: textOf(message.path) },
      icon: '/icon-192.png',
    },
  };
}

/** The address within this app; its first screen when the message leads anywhere else. */
export function addressOf(data: unknown, origin: string): string {
  const path = isRecord(data) ? textOf(data.path) : '';
  const home = new URL('/app', origin);
  const address = URL.canParse(path, origin) ? new URL(path, origin) : home;
  return (address.origin === origin && path !== '' ? address : home).href;
}
