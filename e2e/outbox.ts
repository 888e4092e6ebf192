import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The mails that a server has written for an address, decoded as far as words and links need it. */
export async function mailsTo(directory: string, email: string): Promise<string[]> {
  const outbox = path.join(directory, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
  return mails
    .filter((mail) => new RegExp(`^To: ${email}`, 'm').test(mail))
    .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='));
}
