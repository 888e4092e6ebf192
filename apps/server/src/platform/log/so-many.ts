const minute = 60_000;

/**
 * Whether one more may be told: so many a minute, by each process. What is said more often than that by whoever wants
 * to must not fill the disk; how many were left out is told with the first of another minute.
 */
export function soManyAMinute(
  most: number,
  tellMore: (more: number) => void,
  now: () => number = () => Date.now(),
): () => boolean {
  let since = 0;
  let count = 0;
  return () => {
    if (now() - since >= minute) {
      if (count > most) tellMore(count - most);
      since = now();
      count = 0;
    }
    count += 1;
    return count <= most;
  };
}
