import {
  createPhotoDecoder,
  PhotoError,
  type PreparedPhoto,
  type PrepareOptions,
} from '@milestoon/studio/photo/decoder';
import type { Quotas } from '../config/quotas.ts';
import { AppError } from '../errors.ts';
import { createFairTurns } from '../fair-turns/fair-turns.ts';
import { ReceivedFile } from '../uploads/received-file.ts';
import { rememberBriefly } from './remember-briefly.ts';

/** Everything that is decoded: a little at a time, for the people who wait in turn, and never in this process. */
export interface Pictures {
  /**
   * Checks and re-encodes a file that somebody sent. It is read when its turn comes.
   *
   * @throws AppError PHOTO_REJECTED, TOO_MANY_REQUESTS
   */
  prepare(owner: string, file: File, options?: PrepareOptions): Promise<PreparedPhoto>;
  /**
   * A square WebP of a stored picture, made once for all who ask for it within minutes. `key` names the picture and
   * never another one.
   *
   * @throws AppError TOO_MANY_REQUESTS
   */
  thumbnail(owner: string, key: string, side: number, read: () => Promise<Buffer>): Promise<Uint8Array>;
  /** Ends the processes that decode; work under way is rejected. */
  close(): Promise<void>;
}

/** A picture may take eighty megabytes while it is decoded. */
const atOnce = 1;
/** Those who wait hold a file on the disk, and nothing in memory. */
const waiting = 1000;

export function createPictures(
  quotas: Pick<Quotas, 'thumbnails'>,
  now: () => Date,
  // Two, so that a file of a stranger which holds its decoder holds nobody who only looks at pictures.
  uploaded = createPhotoDecoder(),
  stored = createPhotoDecoder(),
): Pictures {
  // One person's uploads are counted where they are received (platform/uploads).
  const uploads = createFairTurns({ concurrency: atOnce, waitingPerOwner: waiting, waiting });
  const thumbnails = createFairTurns({ concurrency: atOnce, waitingPerOwner: quotas.thumbnails, waiting });
  const remembered = rememberBriefly<Uint8Array>(now);
  return {
    prepare: (owner, file, options) =>
      uploads.run(owner, async () => {
        const source = file instanceof ReceivedFile ? file.place : new Uint8Array(await file.arrayBuffer());
        return uploaded.prepare(source, options).catch((error) => {
          if (!(error instanceof PhotoError)) throw error;
          throw new AppError('PHOTO_REJECTED', {
            userMessage: error.userMessage,
            data: { file: file.name },
            cause: error,
          });
        });
      }),
    thumbnail: (owner, key, side, read) =>
      remembered(`${key} ${side}`, () =>
        thumbnails.run(owner, async () => stored.thumbnail(await read(), side)),
      ),
    close: async () => {
      await Promise.all([uploaded.close(), stored.close()]);
    },
  };
}
