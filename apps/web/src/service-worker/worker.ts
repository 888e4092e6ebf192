/// <reference lib="webworker" />
import { answerFor } from './answer-for.ts';
import { addressOf, readMessage } from './push-message.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written here by the build: the files of the shell and a number that changes with them. */
declare const SHELL_OF_THIS_BUILD: { version: string; files: string[] };

const shell = SHELL_OF_THIS_BUILD;
const prefix = 'milestoon-shell-';
const cacheName = prefix + shell.version;

self.addEventListener('install', (event) => {
  const fill = async (): Promise<void> => {
    const cache = await caches.open(cacheName);
    // Past the browser's own cache, which may hold an older index.html.
    await cache.addAll(shell.files.map((file) => new Request(file, { cache: 'no-cache' })));
  };
  event.waitUntil(fill());
});

self.addEventListener('activate', (event) => {
  const tidy = async (): Promise<void> => {
    const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

// A new version waits until the reader agrees: a page must not lose the files it was started with.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});

const shellFiles = new Set(shell.files);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const answer = answerFor({
    method: request.method,
    mode: request.mode,
    isOwn: url.origin === self.location.origin,
    path: url.pathname,
    isShellFile: shellFiles.has(url.pathname),
  });
  if (answer === 'network') return;
  const cached = (file: string): Promise<Response | undefined> =>
    caches.open(cacheName).then((cache) => cache.match(file));
  if (answer === 'shell file') {
    event.respondWith(cached(url.pathname).then((response) => response ?? fetch(request)));
    return;
  }
  event.respondWith(fetch(request).catch(async () => (await cached('/index.html')) ?? Response.error()));
});

self.addEventListener('push', (event) => {
  const message = readMessage(event.data?.text() ?? '');
  if (message) event.waitUntil(self.registration.showNotification(message.title, message.options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = addressOf(event.notification.data, self.location.origin);
  const show = async (): Promise<unknown> => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    // Another page stays as it is: something half written may stand there.
    const page = pages.find(({ url }) => url === address);
    return page ? page.focus() : self.clients.openWindow(address);
  };
  event.waitUntil(show());
});
