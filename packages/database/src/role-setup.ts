import fs from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, '../migrations/0008_fix_policies.sql');

/**
 * The SQL that makes the table of roles, its policies and functions what they should be, whatever state they
 * are in: the migration itself, which may be run again by the database's owner.
 */
export const roleSetupScript = (): string => fs.readFileSync(file, 'utf8');
