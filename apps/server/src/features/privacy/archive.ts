import { Readable } from 'node:stream';
import type { Texts } from '@milestoon/domain/texts';
import type { Services, SessionActor } from '../../platform/services.ts';
import { buckets } from '../../platform/storage/storage.ts';
import {
  accountData,
  archivedAs,
  childData,
  consentData,
  episodeData,
  otherData,
  paymentData,
} from './archive-data.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

const textEntry = (path: string, read: () => Promise<string>): ZipEntry => ({
  path,
  compress: true,
  open: async () => Readable.from([Buffer.from(await read())]),
});

const jsonEntry = (path: string, read: () => Promise<unknown>): ZipEntry =>
  textEntry(path, async () => `${JSON.stringify(await read(), null, 2)}\n`);

/**
 * Everything of a person as one ZIP archive: their data as JSON, a document a child and an episode, and every file.
 * Only the list of contents is read at once; each document and file is read when the archive has come to it.
 */
export async function openArchive(services: Services, actor: SessionActor, texts: Texts): Promise<Readable> {
  const { database, storage, now } = services;
  const contents = await database.asUser(actor, async (tx) => ({
    children: await tx.selectFrom('children').select('id').orderBy('created_at').execute(),
    episodes: await tx.selectFrom('episodes').select('id').orderBy('created_at').execute(),
    files: await tx
      .selectFrom('stored_files')
      .select(['bucket', 'path'])
      .where('bytes', '>', 0) // a place without a picture yet is none of theirs to keep
      .orderBy('path')
      .execute(),
  }));
  const entries: ZipEntry[] = [
    textEntry('README.txt', async () => `${texts.privacy.archive.readme.join('\n\n')}\n`),
    jsonEntry('account.json', () => accountData(services, actor)),
    jsonEntry('subscriptions.json', () => paymentData(services, actor)),
    jsonEntry('consents.json', () => consentData(services, actor)),
    ...contents.children.map(({ id }) =>
      jsonEntry(`children/${id}.json`, () => childData(services, actor, id)),
    ),
    ...contents.episodes.map(({ id }) =>
      jsonEntry(`episodes/${id}.json`, () => episodeData(services, actor, id)),
    ),
    jsonEntry('other.json', () => otherData(services, actor)),
    ...contents.files.flatMap(({ bucket, path }): ZipEntry[] => {
      const known = buckets.find((name) => name === bucket);
      if (!known) return [];
      const open = async (): Promise<Readable> =>
        // Empty, when it was deleted since the list was made.
        (await storage.find(known, path))?.stream() ?? Readable.from([]);
      return [{ path: archivedAs(known, path), compress: false, open }];
    }),
  ];
  return zipStream(entries, now());
}
