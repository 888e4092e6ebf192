import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run-stage.ts';

const server = 'apps/server/src';
/**
 * Folders of the server whose tests share a process. Loading the server, and all that a first account, a first story
 * and a first query bring along, is half of what a file of them costs by itself.
 */
const groups = {
  parents: 'features/{account,admin,audit,automation,billing,children}',
  films: 'features/{episodes,family,files,households,keepsakes}',
  guests: 'features/{notifications,photos,privacy,publishing,roles,sharing,support}',
  ground: 'platform',
} as const;

/** These ask for the document of the API before they know their tests. */
const early = ['platform/openapi/reference-page.test.ts'];

const testsIn = (folder: string): string[] =>
  globSync(`${folder}/**/*.test.ts`, { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted();

/** Test files of the server, relative to the repository: groups that share a process, and those that have their own. */
export function serverTests(): { together: Record<string, string[]>; alone: string[] } {
  const isEarly = (file: string): boolean => early.includes(path.posix.relative(server, file));
  const together = Object.fromEntries(
    Object.entries(groups).map(([name, folders]) => [
      name,
      testsIn(`${server}/${folders}`).filter((file) => !isEarly(file)),
    ]),
  );
  const grouped = new Set(Object.values(together).flat());
  return { together, alone: testsIn(server).filter((file) => !grouped.has(file)) };
}

/** Writes a test file for each group into `folder`; resolves to all that is to be run. */
export function writeServerTests(folder: string): string[] {
  const { together, alone } = serverTests();
  const runner = pathToFileURL(path.join(import.meta.dirname, 'test-together.ts')).href;
  const written = Object.entries(together).map(([name, files]) => {
    const file = path.join(folder, `server-${name}.mjs`);
    const lines = [`import { testTogether } from '${runner}';`, `testTogether(${JSON.stringify(files)});`];
    writeFileSync(file, `${lines.join('\n')}\n`);
    return file;
  });
  return [...written, ...alone];
}
