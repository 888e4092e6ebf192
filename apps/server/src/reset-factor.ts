import path from 'node:path';
import { openDatabase, openKeyring, secretsKeys, startEmbeddedPostgres } from '@milestoon/database';
import { sql } from 'kysely';
import { toStoredAddress } from './features/account/local-address.ts';
import { announce } from './features/notifications/announce.ts';
import { type Config, ConfigError, readConfig } from './platform/config/config.ts';
import { createLog } from './platform/log/log.ts';
import { openQueue } from './platform/queue/queue.ts';

// npm run reset-factor -- <address>: for whoever lost phone, passkeys and backup codes, and is the only super admin.

/**
 * Takes the second factor, the passkeys and the sessions of an account away; its owner is told by mail, and the trail
 * says so. Beside a running server or without one. False when nobody has this address.
 */
export async function resetFactorOf(databaseUrl: string, config: Config, address: string): Promise<boolean> {
  const keyring = openKeyring(secretsKeys(config.dataDirectory, config.secretsKeys));
  const database = await openDatabase(databaseUrl, keyring);
  try {
    const person = await database.asOwner('the operator resets a second factor', async (tx) => {
      const user = await tx
        .selectFrom('user')
        .select('id')
        .where(sql`lower(email)`, '=', toStoredAddress(address).toLowerCase())
        .executeTakeFirst();
      if (!user) return undefined;
      await sql`select me.forget_second_factor(${user.id})`.execute(tx);
      await sql`select me.write_audit(${user.id}, '{"kind": "second-factor-reset"}')`.execute(tx);
      return user.id;
    });
    if (person === undefined) return false;
    const queue = await openQueue(database, createLog(config.dataDirectory, config.logLevel));
    const now = (): Date => new Date();
    await database
      .asWorker('a reset factor is told', (tx) =>
        announce({ queue, now }, tx, person, { kind: 'second-factor-reset', at: now() }),
      )
      .finally(() => queue.stop());
    return true;
  } finally {
    await database.close();
  }
}

async function main(address: string | undefined): Promise<number> {
  if (!address) {
    console.error('Name an address: npm run reset-factor -- admin@example.com');
    return 2;
  }
  const config = readConfig(process.env);
  // The server's own database if the server runs, and else for as long as this takes.
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDirectory: path.join(config.dataDirectory, 'postgres') });
  try {
    const isReset = await resetFactorOf(config.databaseUrl ?? embedded?.url ?? '', config, address);
    if (isReset) console.log(`The second factor of ${address} is reset; it is set up anew after signing in.`);
    else console.error(`Nobody here has the address ${address}.`);
    return isReset ? 0 : 2;
  } finally {
    await embedded?.stop();
  }
}

if (import.meta.main)
  process.exitCode = await main(process.argv[2]).catch((error) => {
    console.error(error instanceof ConfigError ? error.message : error);
    return 1;
  });
