import { contract } from '@milestoon/contract';
import { outsidePaths } from '../openapi/outside-contract.ts';

/** Every part of an address that this server has by itself. */
let known: Set<string> | undefined;

function collect(node: unknown, parts: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  const call = (node as { '~orpc'?: { route?: { path?: string } } })['~orpc'];
  if (call) for (const part of (call.route?.path ?? '').split('/')) parts.add(part);
  else for (const below of Object.values(node)) collect(below, parts);
}

function knownParts(): Set<string> {
  const parts = new Set(['assets', 'webhooks', 'stripe', 'payments-emulator', 'app', 'auth', 'admin']);
  collect(contract, parts);
  for (const path of Object.keys(outsidePaths)) for (const part of path.split('/')) parts.add(part);
  return parts;
}

/** Ids, wherever they stand. */
export const anyId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const id = new RegExp(`^${anyId.source}$`);

/**
 * The path of a request as it may stand in the log: the server's own words and ids stay, everything else is whatever
 * somebody typed and becomes a star. Never the query: signed links would be in the log.
 */
export function toldPath(path: string): string {
  known ??= knownParts();
  const told = path
    .split('/')
    .slice(0, 10)
    .map((part) => (known?.has(part) || id.test(part) ? part : '*'));
  return told.join('/');
}
