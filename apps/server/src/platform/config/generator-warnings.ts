import type { Config } from './config.ts';

/** Addresses of this machine: what is sent there crosses no network. */
const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/**
 * What an operator should know of an outside generator before the first family comes: photos of children go there,
 * with a key to report on them.
 */
export function generatorWarnings({ automation }: Pick<Config, 'automation'>): string[] {
  if (!automation) return [];
  const { protocol, hostname } = new URL(automation.url);
  const warnings: string[] = [];
  if (protocol !== 'https:' && !isLoopback(hostname))
    warnings.push(
      'AUTOMATION_WEBHOOK_URL is not https: photos and names of children can be read on their way.',
    );
  if (automation.secret === undefined)
    warnings.push(
      'No AUTOMATION_WEBHOOK_SECRET: the outside generator cannot tell our calls from those of anybody else.',
    );
  return warnings;
}
