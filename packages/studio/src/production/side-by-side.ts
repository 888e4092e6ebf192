/** Starts one part of the work; `signal` is aborted when the whole is, or when the other part has failed. */
export type Part<T> = (signal: AbortSignal) => Promise<T>;

/**
 * Two parts of the work at once. Where one fails the other is stopped and waited for, so that nothing is left
 * running behind an error.
 *
 * @throws what the first part to fail threw
 */
export async function sideBySide<A, B>(
  signal: AbortSignal,
  [first, second]: readonly [Part<A>, Part<B>],
): Promise<[A, B]> {
  const stop = new AbortController();
  const both = AbortSignal.any([signal, stop.signal]);
  const orStop = async <T>(part: Part<T>): Promise<T> => {
    try {
      return await part(both);
    } catch (error) {
      stop.abort(error);
      throw error;
    }
  };
  const work = [orStop(first), orStop(second)] as const;
  try {
    return await Promise.all(work);
  } finally {
    await Promise.allSettled(work);
  }
}
