import { test as base, expect } from '@playwright/test';
import { type RunningServer, startServer } from './server.ts';

interface Options {
  /** What a test provokes on the browser's console: a refused sign-in is a 401 there. */
  expected: RegExp[];
  /** Other sites that a test leads to. */
  others: RegExp[];
}

interface WorkerOptions {
  /** Small, so that films are soon made; a parent's journey has them as they are. */
  videoHeight: '1080' | '360';
}

/** What `serviceWorkers: 'block'` says to every page. */
const byPlaywright = /Service Worker registration blocked by Playwright/;

/**
 * One server a worker. Any unexpected message on the browser's console fails the test, and so does any
 * request to somebody else.
 */
export const test = base.extend<Options & { quiet: undefined }, WorkerOptions & { server: RunningServer }>({
  videoHeight: ['360', { option: true, scope: 'worker' }],
  server: [
    async ({ videoHeight }, use) => {
      const server = await startServer({ VIDEO_HEIGHT: videoHeight });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  expected: [[], { option: true }],
  others: [[], { option: true }],
  quiet: [
    async ({ context, server, expected, others }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        const isBad = message.type() === 'error' || message.type() === 'warning';
        if (isBad && ![...expected, byPlaywright].some((pattern) => pattern.test(text)))
          complaints.push(text);
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        const isAllowed = origin === server.url || others.some((pattern) => pattern.test(origin));
        if (protocol.startsWith('http') && !isAllowed) complaints.push(`asked ${origin}`);
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
