import { defineConfig } from '@playwright/test';

/** What a browser of another maker may do otherwise: pictures in workers, recording, playing. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.firefox.ts',
  outputDir: '../../test-results',
  timeout: 180_000,
  expect: { timeout: 60_000 },
  workers: 1,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
});
