/** A picture grows for tens of milliseconds before it takes what matters. */
const lookEvery = 25;

/**
 * Ends this process as soon as it holds more bytes than these. Flags of Node bound only what JavaScript holds, and
 * decoders take their memory elsewhere; they work in other threads, so this one is free to look.
 */
export function endAbove(bytes: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > bytes) process.kill(process.pid, 'SIGKILL');
  }, lookEvery).unref();
}
