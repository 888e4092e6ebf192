import type { LookReading } from '@milestoon/look';
import type { FaceInPhoto } from './find-faces.ts';

/** What the process that looks at photos is asked. */
export type FaceTask =
  | { kind: 'read'; photos: readonly Uint8Array[]; kept: readonly number[] }
  | { kind: 'faces'; photo: Uint8Array };

/** What it answers. */
export type FaceAnswer = { kind: 'read'; reading: LookReading } | { kind: 'faces'; faces: FaceInPhoto[] };
