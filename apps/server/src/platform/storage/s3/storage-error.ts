/** Object storage refused, or cannot be had. Says nothing of the file. */
export class StorageError extends Error {
  /** S3's own word, such as 'AccessDenied'; 'Unreachable' or 'Slow' where it said nothing. */
  readonly code: string;
  /** Undefined where there was no answer. */
  readonly status: number | undefined;

  constructor(message: string, code: string, status?: number, cause?: unknown) {
    super(message, { cause });
    this.name = 'StorageError';
    this.code = code;
    this.status = status;
  }
}

/** Where the answer has no words of its own, as one to HEAD. */
const usual: Readonly<Record<number, string>> = { 403: 'AccessDenied', 404: 'NoSuchKey', 503: 'SlowDown' };

export async function refusal(method: string, response: Response): Promise<StorageError> {
  const { status } = response;
  const text = await response.text().catch(() => '');
  const code = /<Code>([\w.]+)<\/Code>/.exec(text)?.[1] ?? usual[status] ?? `Status${status}`;
  return new StorageError(`the object storage answered ${status} (${code}) to ${method}`, code, status);
}

/** The innermost reason of a failed `fetch`. */
function reasonOf(error: unknown): string {
  let reason = error instanceof Error ? error.message : String(error);
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    reason = 'code' in cause && typeof cause.code === 'string' ? cause.code : reason;
  return reason;
}

export const unreachable = (method: string, error: unknown): StorageError =>
  new StorageError(
    `the object storage cannot be reached for ${method}: ${reasonOf(error)}`,
    'Unreachable',
    undefined,
    error,
  );

export const tooSlow = (method: string, timeoutMs: number): StorageError =>
  new StorageError(`the object storage did not answer ${method} in ${timeoutMs / 1000} s`, 'Slow');

/** It may be better in a moment. */
export const isPassing = ({ status }: StorageError): boolean =>
  status === undefined || status === 429 || status >= 500;
