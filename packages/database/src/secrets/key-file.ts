import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const placeOf = (dataDirectory: string): string => path.join(dataDirectory, 'secrets.key');

function readKey(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Of two processes that start at once the first one's key counts. */
function makeKey(file: string): string {
  const whole = `${file}.${randomUUID()}`;
  fs.writeFileSync(whole, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    fs.linkSync(whole, file); // appears whole, or not at all when there is one
  } catch (error) {
    if (!fs.existsSync(file)) throw error;
  } finally {
    fs.rmSync(whole);
  }
  return readKey(file) ?? '';
}

/**
 * The keys that secrets in the database are sealed with, the newest first: those given, then the one kept in
 * `secrets.key` of the data folder. Without any, that one is made; only the account that runs the server reads it.
 */
export function secretsKeys(dataDirectory: string, given: readonly string[]): readonly [string, ...string[]] {
  const file = placeOf(dataDirectory);
  const kept = readKey(file);
  const [newest, ...older] = given;
  if (newest !== undefined) return [newest, ...older, ...(kept ? [kept] : [])];
  return [kept || makeKey(file)];
}
