const missing = new Set(['ENOENT', 'ENOTDIR', 'EEXIST', 'NoSuchBucket']);
const denied = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'AccessDenied',
  'Forbidden',
  'InvalidAccessKeyId',
  'RequestTimeTooSkewed',
  'SignatureDoesNotMatch',
]);

/** What keeps a bucket from taking a file; null for a failure of another kind. */
export function storageFault(error: unknown): 'missing' | 'denied' | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const names = [cause.name, 'code' in cause ? String(cause.code) : ''];
    if (names.some((name) => denied.has(name))) return 'denied';
    if (names.some((name) => missing.has(name))) return 'missing';
  }
  return null;
}
