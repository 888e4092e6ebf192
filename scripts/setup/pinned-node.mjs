import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { SetupError } from './setup-error.mjs';

const neededMajor = 24;
const pinned = ['linux-x64', 'linux-arm64', 'win-x64'];
const unpinned = ['darwin-x64', 'darwin-arm64'];

/** `linux-x64`, in the words of the Node packages. */
export const platformName = (platform = process.platform, arch = process.arch) =>
  `${platform === 'win32' ? 'win' : platform}-${arch}`;

/** Throws where the embedded database has no build, before anything is downloaded. */
export function refuseUnsupportedPlatform() {
  const name = platformName();
  if (![...pinned, ...unpinned].includes(name))
    throw new SetupError(
      `This machine (${name}) is not supported; Linux or macOS on x64 or arm64, or Windows on x64 is needed.`,
    );
  if (process.platform === 'linux' && !usesGlibc())
    throw new SetupError(
      'This Linux uses musl; one with glibc (Debian, Ubuntu, Fedora and others) is needed.',
    );
}

const usesGlibc = () => Boolean(process.report?.getReport?.().header?.glibcVersionRuntime);

/**
 * Makes `node_modules/.bin/node` the Node everything runs on: the pinned one where there is a package for the
 * platform, else the machine's own if it is new enough.
 * @param {string} root
 */
export function ensurePinnedNode(root) {
  const bin = path.join(root, 'node_modules/.bin');
  const name = platformName();
  const executable = path.join(
    root,
    `node_modules/node-${name}/bin/node${process.platform === 'win32' ? '.exe' : ''}`,
  );
  const target = fs.existsSync(executable) ? executable : systemNode(name);
  if (process.platform === 'win32') return;
  fs.mkdirSync(bin, { recursive: true });
  const link = path.join(bin, 'node');
  // npm leaves this link out when it runs as a package of the same name; a former one may lead nowhere.
  fs.rmSync(link, { force: true });
  fs.symlinkSync(target === executable ? path.relative(bin, executable) : target, link);
  if (majorOf(versionOf(link)) < neededMajor)
    throw new SetupError(`The installed Node does not run on this machine (${name}).`);
}

/** @param {string} name */
function systemNode(name) {
  if (majorOf(process.version) >= neededMajor) return process.execPath;
  throw new SetupError(
    pinned.includes(name)
      ? `The package node-${name} is missing; please remove node_modules and start again.`
      : `On ${name} please install Node ${neededMajor} or later; this is ${process.version}.`,
  );
}

/** @param {string} executable */
function versionOf(executable) {
  try {
    return execFileSync(executable, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return 'v0';
  }
}

/** @param {string} version such as `v24.1.0` */
const majorOf = (version) => Number(version.slice(1).split('.')[0]);
