import { randomUUID } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { createTransport } from 'nodemailer';
import type { FileStore } from '../../storage/storage.ts';
import { type Finding, findingsOf, reasonOf } from '../finding.ts';

/** Milliseconds a mail server has for its greeting and for each answer. */
const patience = 8_000;

/** Signs in at the mail server and sends nothing. */
export async function checkMail({ mail }: Pick<Config, 'mail'>): Promise<Finding> {
  const { fine, notice, wrong } = findingsOf('mail');
  if (!mail.smtpUrl)
    return notice('there is no SMTP_URL: mails are files in DATA_DIR/outbox', 'Set SMTP_URL.');
  const { hostname } = new URL(mail.smtpUrl);
  const limits = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
  const transport = createTransport({ url: mail.smtpUrl, ...limits });
  try {
    await transport.verify();
    return fine(`${hostname} answers and takes our password`);
  } catch (error) {
    const says = `${hostname} does not take our mail (${reasonOf(error)})`;
    return wrong(says, 'Check SMTP_URL: host, port, smtp or smtps, user and password.');
  } finally {
    transport.close();
  }
}

/** Puts a few bytes where films go, reads them and takes them away. */
export async function checkStorage(
  store: FileStore,
  { objectStorage }: Pick<Config, 'objectStorage'>,
): Promise<Finding> {
  const { fine, wrong } = findingsOf('storage');
  const where = objectStorage ? `the bucket ${objectStorage.bucket}` : 'the folder of files';
  const key = `user-doctor/${randomUUID()}`;
  const written = new TextEncoder().encode(key);
  try {
    await store.check();
    await store.put('episodes', key, written);
    const read = await store.read('episodes', key);
    if (!read.equals(written)) throw new Error('what was read is not what was written');
    return fine(`${where} is written to and read from`);
  } catch (error) {
    const todo = objectStorage
      ? 'Check S3_ENDPOINT, S3_BUCKET, S3_REGION and the key; it needs ListBucket, GetObject, PutObject, DeleteObject.'
      : 'Give the folder `files` in DATA_DIR to the account that runs the server.';
    return wrong(`${where} does not keep what it is given (${reasonOf(error)})`, todo);
  } finally {
    await store.remove('episodes', key).catch(() => {});
  }
}
