/** A signal that aborts with `signal`, or when `milliseconds` have passed. */
export function within(milliseconds: number, signal: AbortSignal): AbortSignal {
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new DOMException('took too long', 'TimeoutError')),
    milliseconds,
  );
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return AbortSignal.any([signal, limit.signal]);
}
