/** An error as the log has it. */
export interface ErrorLine {
  type: string;
  message: string;
  stack?: string | undefined;
  code?: string | number | undefined;
  cause?: ErrorLine | undefined;
}

const deepest = 4;

/**
 * Without what names people: addresses, whose signs no other word has, and the value that PostgreSQL quotes after a
 * colon because it could not read it.
 */
const clean = (text: string): string =>
  text
    .replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '…@…')
    .replace(/(invalid (?:input|byte|value)[^\n]*?): "[^\n]*"/g, '$1: …');

/** The job queue spreads its errors into objects of its own: what is in them is in those. */
const isErrorLike = (error: unknown): error is Partial<Error> & Pick<Error, 'message'> =>
  error instanceof Error ||
  (typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string');

/**
 * What of an error may be kept: what it is, where, and why. Everything else is left out, for libraries hang rows,
 * recipients and whole requests on their errors.
 */
export function errorLine(error: unknown, depth = 0): ErrorLine | undefined {
  if (!isErrorLike(error)) return { type: typeof error, message: 'something was thrown that is no error' };
  const code = 'code' in error && ['string', 'number'].includes(typeof error.code) ? error.code : undefined;
  return {
    type: error.name ?? typeof error,
    message: clean(error.message),
    stack: error.stack && clean(error.stack),
    code: code as string | number | undefined,
    cause: error.cause === undefined || depth >= deepest ? undefined : errorLine(error.cause, depth + 1),
  };
}
