/** Told to pages when a new version of the app waits: see `useNewVersion`. */
let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

export const newVersion = (): ServiceWorker | null => waiting;

export function onNewVersion(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function tell(worker: ServiceWorker | null): void {
  // Without a controller this is the first version, which nobody has to be told about.
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  for (const notify of listeners) notify();
}

/** Makes the app start without a connection; after everything else, and only where it was built. */
export function installApp(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = async (): Promise<void> => {
    const registration = await navigator.serviceWorker.register('/sw.js');
    tell(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') tell(installing);
      });
    });
  };
  // Private windows and full disks refuse; the app then needs a connection, as before.
  const start = (): void => void register().catch(() => {});
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

/** Hands the page over to the version that waits. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  waiting?.postMessage('take over');
}
