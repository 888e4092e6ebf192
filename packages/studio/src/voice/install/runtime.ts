import { spawn } from 'node:child_process';
import { copyFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * ONNX Runtime (MIT) as native code, or where that is not built, in WebAssembly: 3.6 times slower (twelve
 * convolutions, one processor, version 1.30), but the same everywhere.
 */
export type RuntimeKind = 'native' | 'webassembly';

/** What `onnxruntime-node` has built. */
const built = ['linux x64', 'linux arm64', 'darwin arm64', 'win32 x64', 'win32 arm64'];

export const runtimeFor = (platform: string, architecture: string): RuntimeKind =>
  built.includes(`${platform} ${architecture}`) ? 'native' : 'webassembly';

/** Runs npm in a folder. @throws Error with what npm says */
export type RunNpm = (args: readonly string[], folder: string) => Promise<void>;

export const runNpm: RunNpm = (args, folder) =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', [...args], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000);
    });
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error(
              'npm, which fetches the runtime, is not here. How a container does it: docs/deployment.md',
            )
          : error,
      ),
    );
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm could not install the runtime:\n${said.trim()}`)),
    );
  });

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Libraries for other machines are four fifths of the package. */
async function dropOtherPlatforms(folder: string): Promise<void> {
  const libraries = path.join(folder, 'node_modules/onnxruntime-node/bin/napi-v6');
  for (const platform of await namesIn(libraries))
    for (const architecture of await namesIn(path.join(libraries, platform)))
      if (platform !== process.platform || architecture !== process.arch)
        await rm(path.join(libraries, platform, architecture), { recursive: true });
}

/**
 * Installs the runtime into the folder of the voice: the versions and digests of the lockfile beside this file, no
 * install scripts, which only fetch what graphics cards need.
 *
 * @throws Error where npm cannot
 */
export async function installRuntime(folder: string, kind: RuntimeKind, npm: RunNpm = runNpm): Promise<void> {
  const source = path.join(import.meta.dirname, 'runtimes', kind);
  for (const name of ['package.json', 'package-lock.json'])
    await copyFile(path.join(source, name), path.join(folder, name));
  await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  await dropOtherPlatforms(folder);
}
