import { defineConfig } from '@playwright/test';
import { browserOptions } from './browser.ts';

/** These wait for whole films. They come first, so that one worker does not end alone with the longest of them. */
const long = /(episode-page|journey|telling|resume|storyboard|captions|lapsed)\.test\.ts$/;

/** Phone-sized browsers, each against a freshly started server of its own with an empty data folder. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  timeout: 90_000,
  // Looking a password up costs a good part of a second, and three browsers share the processors with the servers.
  expect: { timeout: 15_000 },
  // Of three tests one mostly waits, for a film, a clock or a page: two processors are kept busy.
  workers: 3,
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testIgnore: long },
  ],
  forbidOnly: true,
  retries: 0,
  reporter: process.env.E2E_REPORT
    ? [['json', { outputFile: process.env.E2E_REPORT }], ['list']]
    : [['list']],
  use: {
    viewport: { width: 390, height: 844 },
    // A recording of all that a page did costs a quarter of a run: it is made where somebody asks for it.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Every test is a new visitor, who would store the whole app; one test shows that it works.
    serviceWorkers: 'block',
    // The films need the processors more than the moving parts of the page do.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: browserOptions,
  },
});
