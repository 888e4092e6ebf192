import fs from 'node:fs';
import path from 'node:path';

/** The first one, and what it did not know yet. */
const files = ['0008_fix_policies.sql', '0020_function_walls.sql', '0028_role_changes_audited.sql'];

/**
 * The SQL that makes the table of roles, its policies and functions what they should be, whatever state they
 * are in: migrations that may be run again by the database's owner.
 */
export const roleSetupScript = (): string =>
  files
    .map((file) => fs.readFileSync(path.join(import.meta.dirname, '../migrations', file), 'utf8'))
    .join('\n');
