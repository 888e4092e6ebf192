import type { PhotoFault } from './photo-error.ts';
import type { PreparedPhoto, PrepareOptions } from './prepare-photo.ts';

export type PhotoTask =
  /** `source`: bytes, or the name of a file. */
  | { kind: 'prepare'; source: Uint8Array | string; options: PrepareOptions }
  | { kind: 'thumbnail'; picture: Uint8Array; side: number };

export type PhotoAnswer =
  | { kind: 'prepared'; photo: PreparedPhoto }
  | { kind: 'thumbnail'; webp: Buffer }
  /** Errors lose their kind between processes. `message`: what the decoder said. */
  | { kind: 'refused'; code: PhotoFault; message: string };
