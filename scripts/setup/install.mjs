import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ensurePinnedNode, refuseUnsupportedPlatform } from './pinned-node.mjs';
import { SetupError } from './setup-error.mjs';

const stampOf = (root) => path.join(root, 'node_modules/.setup-stamp');

/** What an installation is made from. @param {string} root */
export function installHash(root) {
  return createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
}

/** @param {string} root */
export const isInstalled = (root) =>
  readText(stampOf(root)) === installHash(root) && fs.existsSync(path.join(root, 'node_modules/.bin/node'));

/** @param {string} root */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  refuseUnsupportedPlatform();
  if (!isInstalledByHand(root)) await install(root);
  ensurePinnedNode(root);
  fs.writeFileSync(stampOf(root), installHash(root));
}

/** Whether `npm install` was run here and left what the lockfile says. @param {string} root */
function isInstalledByHand(root) {
  const made = readText(path.join(root, 'node_modules/.package-lock.json'));
  if (!made) return false;
  try {
    const wanted = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
    return holdsEverything(wanted.packages, JSON.parse(made).packages);
  } catch {
    return false;
  }
}

/**
 * Whether an installation holds every package of a lockfile in the right version. Optional ones may be missing:
 * most are for other platforms.
 * @param {Record<string, { version?: string, optional?: boolean, link?: boolean, integrity?: string }>} wanted
 * @param {Record<string, { version?: string, integrity?: string }>} made
 */
export const holdsEverything = (wanted, made) =>
  Object.entries(wanted).every(([place, entry]) => {
    if (!place.includes('node_modules/')) return true;
    const found = made[place];
    if (!found) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });

/** @param {string} root */
async function install(root) {
  console.log('Installing, this takes a moment the first time …');
  const begun = Date.now();
  // Development parts build the web app, whatever NODE_ENV says. Nothing here needs an install script.
  const kept = ['--include=dev', '--include=optional', '--ignore-scripts'];
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  let result = await run('npm', ['ci', ...kept, ...quiet], root);
  if (lacksOptionalPackages(result.output))
    result = await run('npm', ['install', '--no-save', ...kept, ...quiet], root);
  if (result.code !== 0) throw new SetupError(explainNpmFailure(result.output));
  console.log(`Installed in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}

/**
 * Whether `npm ci` refused only because the lockfile does not list packages for other platforms, as happens when
 * it was written behind a registry that does not carry them. `npm install` takes the same versions and passes
 * over those packages.
 * @param {string} output
 */
export function lacksOptionalPackages(output) {
  const complaints = output.match(/^npm error (Missing|Invalid): .*$/gm) ?? [];
  return complaints.length > 0 && complaints.every((line) => line.startsWith('npm error Missing: '));
}

/** One sentence for the usual reasons, npm's own words for the others. @param {string} output */
export function explainNpmFailure(output) {
  if (/ENOENT.*spawn npm|spawn npm.*ENOENT/.test(output))
    return 'npm was not found; please install Node with npm.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH/.test(output))
    return 'The packages could not be downloaded: please check the network connection and start again.';
  if (/ENOSPC/.test(output)) return 'The packages could not be installed: the disk is full.';
  if (/EACCES|EROFS/.test(output))
    return 'The packages could not be installed: this folder cannot be written to.';
  const words = output.split('\n').filter((line) => line.startsWith('npm error'));
  const shown = words.length > 0 ? words.slice(0, 12) : output.trim().split('\n').slice(-12);
  return `The packages could not be installed. npm says:\n${shown.join('\n')}`;
}

/**
 * Runs a program quietly and keeps what it printed.
 * @param {string} program @param {string[]} args @param {string} cwd
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, cwd) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: `${output}\n${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** @param {string} file */
function readText(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
