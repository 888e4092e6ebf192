import type { LookReading } from '@milestoon/film/look';
import type { LookReader } from '@milestoon/studio/look';

let reader: Promise<LookReader> | undefined;

/** Reads the look from photos. The models are loaded at the first call, once a process. */
export async function readLook(photos: Buffer[], signal: AbortSignal | undefined): Promise<LookReading> {
  reader ??= import('@milestoon/studio/look').then(({ createLookReader }) => createLookReader());
  return (await reader).read(photos, signal ? { signal } : {});
}

/** Lets go of the models. Photos sent later load them again. */
export async function closeLookReader(): Promise<void> {
  const open = reader;
  reader = undefined;
  await (await open)?.close();
}
