import path from 'node:path';
import { after, describe, mock } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from './run-stage.ts';

/**
 * Runs test files one after the other in this process; all are loaded before. The clock and the settings are for each
 * as they were at the beginning. A file that waits for something before it has its tests cannot be among them: the
 * runner would not know whose these are.
 *
 * @param files relative to the repository
 */
export function testTogether(files: readonly string[]): void {
  const settings = { ...process.env };
  for (const file of files)
    describe(file, async () => {
      await import(pathToFileURL(path.join(root, file)).href);
      after(() => {
        mock.timers.reset();
        for (const name of Object.keys(process.env)) if (!(name in settings)) delete process.env[name];
        Object.assign(process.env, settings);
      });
    });
}
