import { createECDH } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { postOutside } from './post-outside.ts';

/** A browser's subscription, as its Push API gives it; keys in base64url. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  /** A UUID. The same message again replaces the one that shows. */
  id: string;
  title: string;
  text: string;
  /** Where it leads within the app. */
  path: string;
}

/** 'gone': the subscription has ended. 'refused': the service does not want this message, now or later. */
export type PushOutcome = 'taken' | 'gone' | 'refused';

export interface Push {
  /** What browsers subscribe with, base64url. */
  publicKey: string;
  /** Rejects when it is worth trying again. No error names the endpoint: who knows it can write to the device. */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
}

/** Seconds a push service keeps a message for a device that is off. */
const timeToLive = 86_400;
const tryAgain = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** The public half, base64url. */
function publicKeyOf(privateKey: string): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return curve.getPublicKey('base64url');
}

/**
 * Web push: encrypted for the browser (RFC 8291) and signed by this installation (RFC 8292), so that push services
 * read nothing and let nobody else write. `secret`, 32 random bytes in base64url, is the private key unless one is
 * configured: any such number is one, but for one in four billion.
 */
export function createPush(
  { vapid, publicUrl, mail }: Pick<Config, 'vapid' | 'publicUrl' | 'mail'>,
  secret: string,
  post: typeof postOutside = postOutside,
): Push {
  const privateKey = vapid.privateKey ?? secret;
  const publicKey = publicKeyOf(privateKey);
  const sender = mail.from.replace(/^.*<|>$/g, '');
  const subject = vapid.subject ?? (publicUrl.startsWith('https:') ? publicUrl : `mailto:${sender}`);
  return {
    publicKey,
    async send({ endpoint, p256dh, auth }, message) {
      const { default: webPush } = await import('web-push');
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: timeToLive,
          topic: message.id.replaceAll('-', ''),
        },
      );
      const status = await post(endpoint, { headers: asText(headers), body: body ?? Buffer.alloc(0) }).catch(
        (error: unknown) => {
          throw new Error(`a push service could not be reached: ${causeOf(error)}`);
        },
      );
      if (status === 404 || status === 410) return 'gone';
      if (tryAgain(status)) throw new Error(`a push service answered ${status}`);
      return status >= 200 && status < 300 ? 'taken' : 'refused';
    },
  };
}

const asText = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};
