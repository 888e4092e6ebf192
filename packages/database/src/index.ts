export * from './connection.ts';
export { backUpEmbedded, restoreEmbedded } from './embedded/backup.ts';
export { copyTree } from './embedded/copy-tree.ts';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded/start.ts';
export { type ServerWatch, watchServer } from './embedded/watch.ts';
export { migrate, type MigrationState, migrationState } from './migrate.ts';
export { roleSetupScript } from './role-setup.ts';
export { runSql } from './run-sql.ts';
export type * from './schema.ts';
export { secretsKeys } from './secrets/key-file.ts';
export { type Keyring, openKeyring, SecretsKeyError, shortestKey } from './secrets/keyring.ts';
export { placeOf } from './secrets/rotation.ts';
