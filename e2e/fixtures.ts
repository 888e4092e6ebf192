import { expect } from '@playwright/test';
import { served } from './served.ts';

interface Options {
  /** What a test provokes on the browser's console: a refused sign-in is a 401 there. */
  expected: RegExp[];
  /** Other sites that a test leads to. */
  others: RegExp[];
}

/** What `serviceWorkers: 'block'` says to every page. */
const byPlaywright = /Service Worker registration blocked by Playwright/;

/**
 * Any unexpected message on the browser's console fails the test, and so does any
 * request to somebody else.
 */
export const test = served.extend<Options & { quiet: undefined }>({
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
