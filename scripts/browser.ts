import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Names a Chromium goes by, best known first. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const installTimeout = 10 * 60_000;

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * A Chromium that is already there: named by `CHROME` or `PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH`, on the path, or
 * downloaded by Playwright before.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = [...(env.PATH ?? '').split(path.delimiter), '/usr/bin'].filter(Boolean);
  const candidates = [
    env.CHROME,
    env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH,
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ];
  return candidates.find((file): file is string => Boolean(file) && isExecutable(String(file)));
}

/**
 * A Chromium, installed if there is none: Debian's package as root, else Playwright's download.
 * @throws Error with the last words of the installer.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  console.log('Installing a browser for the tests …');
  const installers = [installDebianPackage, installPlaywrightDownload];
  const complaints: string[] = [];
  for (const install of installers) {
    const complaint = install();
    const installed = findChromium();
    if (installed) return installed;
    if (complaint) complaints.push(complaint);
  }
  throw new Error(`No browser could be installed for the tests.\n${complaints.join('\n')}`);
}

/** Another apt may be at work; it is waited for. Resolves to what went wrong. */
function installDebianPackage(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const quiet = ['-qq', '-o', 'DPkg::Lock::Timeout=300', '-o', 'Dpkg::Use-Pty=0'];
  return (
    run('apt-get', [...quiet, 'update']) ??
    run('apt-get', [...quiet, 'install', '-y', '--no-install-recommends', 'chromium'])
  );
}

function installPlaywrightDownload(): string | undefined {
  const cli = path.resolve(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
  return run(process.execPath, [cli, 'install', 'chromium']);
}

function run(program: string, args: string[]): string | undefined {
  const result = spawnSync(program, args, {
    encoding: 'utf8',
    timeout: installTimeout,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (result.status === 0) return undefined;
  const words = result.error?.message ?? result.stderr.trim().split('\n').slice(-5).join('\n');
  return `${program} ${args.join(' ')}: ${words}`;
}
