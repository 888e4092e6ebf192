import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config.ts';

export interface Mail {
  /** Names the mail: the same one sent again is recognised by it, in the outbox and by mail programs. */
  id?: string;
  to: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Shown within the mail by their `cid`. */
  attachments?: { cid: string; filename: string; contentType: string; content: Buffer }[];
}

/** Sends one mail. Rejects when it was not accepted: jobs call it, so it is tried again. */
export type SendMail = (mail: Mail) => Promise<void>;

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Mail goes through SMTP_URL. Without it every mail becomes a file in the outbox, which a mail program opens;
 * only the account that runs the server may read it. The library is loaded with the first mail.
 */
export function createMailer(config: Pick<Config, 'mail' | 'dataDirectory'>): SendMail {
  const { smtpUrl, from } = config.mail;
  const host = from.replace(/^.*@|>$/g, '');
  const compose = ({ id, ...mail }: Mail) => ({
    from,
    ...mail,
    ...(id ? { messageId: `<${id}@${host}>` } : {}),
  });
  if (smtpUrl) {
    return async (mail) => {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url: smtpUrl, ...timeouts });
      try {
        await transport.sendMail(compose(mail));
      } finally {
        transport.close();
      }
    };
  }
  const outbox = path.join(config.dataDirectory, 'outbox');
  return async (mail) => {
    const { createTransport } = await import('nodemailer');
    const composed = await createTransport({ streamTransport: true, buffer: true }).sendMail(compose(mail));
    await fs.mkdir(outbox, { recursive: true, mode: 0o700 });
    const ending = `-${mail.id ?? randomUUID().slice(0, 8)}.eml`;
    if (mail.id && (await fs.readdir(outbox)).some((name) => name.endsWith(ending))) return;
    const name = `${new Date().toISOString().replaceAll(':', '-')}${ending}`;
    // Renamed when it is whole, so that nobody who watches the folder reads half a mail.
    const file = path.join(outbox, name);
    await fs.writeFile(`${file}.part`, composed.message, { mode: 0o600 });
    await fs.rename(`${file}.part`, file);
  };
}
