import { parseArgs } from 'node:util';

/**
 * Reads the options of a command that learns: `--measure` and `--help`, which prints the usage and ends the process.
 *
 * @returns whether it is only to measure, and to write nothing
 * @throws TypeError where there is another option
 */
export function isMeasuring(usage: string): boolean {
  const { values } = parseArgs({
    options: { measure: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  return values.measure;
}
