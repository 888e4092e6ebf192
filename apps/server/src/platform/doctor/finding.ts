/** `wrong`: something does not work, or soon will not. `notice`: it works, and somebody should know. */
export type FindingState = 'fine' | 'notice' | 'wrong';

/** What one check found: one line, and what to do where there is something to do. */
export interface Finding {
  /** What was looked at, in a word. */
  check: string;
  state: FindingState;
  says: string;
  /** What the operator does about it. */
  todo?: string;
}

/** Findings of one check, named after it. */
export const findingsOf = (check: string) => ({
  fine: (says: string): Finding => ({ check, state: 'fine', says }),
  notice: (says: string, todo: string): Finding => ({ check, state: 'notice', says, todo }),
  wrong: (says: string, todo: string): Finding => ({ check, state: 'wrong', says, todo }),
});

/** A size for people. */
export const sizeOf = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`;

/** The innermost reason of an error, without an address or a password that its message may hold. */
export function reasonOf(error: unknown): string {
  let reason = 'unknown';
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    // The system's own word says most: libraries wrap it into words of theirs.
    const own = /\bE[A-Z]{5,}\b/.exec(cause.message)?.[0];
    reason = own ?? (/^[A-Z_]{5,}$/.test(code) ? code : cause.message);
  }
  return reason.replace(/\/\/[^@\s/]*@/g, '//…@');
}
