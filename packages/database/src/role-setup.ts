import fs from 'node:fs';
import path from 'node:path';

/** The second makes of the first one's functions what the first one did not know yet. */
const files = ['0008_fix_policies.sql', '0020_function_walls.sql'];

/**
 * The SQL that makes the table of roles, its policies and functions what they should be, whatever state they
 * are in: migrations that may be run again by the database's owner.
 */
export const roleSetupScript = (): string =>
  files
    .map((file) => fs.readFileSync(path.join(import.meta.dirname, '../migrations', file), 'utf8'))
    .join('\n');
