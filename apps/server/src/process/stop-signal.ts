/** Resolves when this process is asked to end. A second Ctrl-C ends it at once. */
export const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
