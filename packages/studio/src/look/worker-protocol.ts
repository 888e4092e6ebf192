import type { LookReading } from '@milestoon/film/look';
import type { FaceInPhoto } from './find-faces.ts';

/** What the worker is asked: one task at a time. */
export type FaceTask = { kind: 'read'; photos: readonly Uint8Array[] } | { kind: 'faces'; photo: Uint8Array };

/** What it answers. */
export type FaceAnswer =
  | { kind: 'read'; reading: LookReading }
  | { kind: 'faces'; faces: FaceInPhoto[] }
  | { kind: 'failed'; message: string };
