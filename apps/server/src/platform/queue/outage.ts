import { StorageError, isPassing } from '../storage/s3/storage-error.ts';

/** A full disk, here or under the database; a database that starts, stops or has no connection left. */
const codes = /^(ENOSPC|EDQUOT|53\d{3}|57P0[1-3]|08\w{3})$/;
/** Native code and child processes tell it in words alone. */
const words = /no space left on device/i;

/** Whether the machine failed and not the work: what is tried again once that is over may well succeed. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof StorageError && isPassing(cause)) return true;
    if ('code' in cause && typeof cause.code === 'string' && codes.test(cause.code)) return true;
    if (words.test(cause.message)) return true;
  }
  return false;
}
