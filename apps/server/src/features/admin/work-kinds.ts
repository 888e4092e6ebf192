import { type FailedWorkKind, failedWorkKinds, type WorkKind } from '@milestoon/contract';
import type { JobName } from '../../platform/queue/jobs.ts';

/** What each queue is for, in the words of the desk. */
export const workKindOf: Record<JobName, WorkKind> = {
  'draw-avatars': 'avatars',
  'request-avatars': 'avatars',
  'produce-episode': 'episode',
  'request-episode': 'episode',
  'make-trailer': 'trailer',
  'make-rendition': 'rendition',
  'make-keepsake': 'keepsake',
  'publish-episode': 'publishing',
  'mail-reset-link': 'mail',
  'mail-confirmation-link': 'mail',
  'mail-address-change': 'mail',
  'mail-address-notice': 'mail',
  'mail-notification': 'mail',
  'gather-hellos': 'mail',
  'mail-support-message': 'mail',
  'push-notification': 'push',
  'delete-source-photos': 'photos',
  erase: 'deletion',
  'notify-automation': 'notice',
};

/**
 * What a job that was given up is listed as; null where nothing is left to try: what a notice was about is
 * forgotten when it is given up, and of a picture book its parent sees that and asks once more.
 */
export function failedKindOf(name: JobName): FailedWorkKind | null {
  return failedWorkKinds.find((kind) => kind === workKindOf[name]) ?? null;
}
