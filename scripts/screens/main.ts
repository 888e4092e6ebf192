import { spawnSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import path from 'node:path';

// Every screen and state that the browser tests check, as pictures in docs/screens: npm run screens
const root = path.join(import.meta.dirname, '../..');
const album = path.join(root, 'docs/screens');

// The page beside them stays.
for (const picture of globSync(path.join(album, '*.webp'))) rmSync(picture);
const { status } = spawnSync('playwright', ['test', '--config=e2e/playwright.config.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, SCREENS_DIRECTORY: album },
});
process.exitCode = status ?? 1;
