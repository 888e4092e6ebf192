import pg from 'pg';
import path from 'node:path';
import { type EmbeddedPostgres, migrationState, startEmbeddedPostgres } from '@milestoon/database';
import fs from 'node:fs';
import type { Config } from '../config/config.ts';
import { openStore } from '../storage/open-store.ts';
import { checkBackups } from './checks/backups.ts';
import { checkDataFolder, checkLog } from './checks/data-folder.ts';
import { checkClock, checkDatabase, checkMigrations } from './checks/database.ts';
import { checkDisk, checkMemory } from './checks/machine.ts';
import { checkMail, checkStorage } from './checks/outside.ts';
import { checkPayments, checkSettings, checkVoice } from './checks/set-up.ts';
import { checkCertificate, checkServer, checkWebhook } from './checks/site.ts';
import { checkPaymentEvents, checkWork } from './checks/work.ts';
import { type Finding, findingsOf, reasonOf } from './finding.ts';

/** Milliseconds. What hangs longer is as good as broken. */
const patience = 20_000;

type Check = () => Finding | Finding[] | Promise<Finding | Finding[]>;

/** A check that fails itself, or hangs, is a finding as well. */
async function carryOut(name: string, check: Check): Promise<Finding[]> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer in ${patience / 1000} s`)), patience);
  try {
    return [await Promise.race([check(), late.promise])].flat();
  } catch (error) {
    return [
      findingsOf(name).wrong(`could not be looked at (${reasonOf(error)})`, 'See the log of the server.'),
    ];
  } finally {
    clearTimeout(timer);
  }
}

/** The nearest folder that is there: of a data folder that nobody made yet, its disk. */
function existing(folder: string): string {
  return fs.existsSync(folder) ? folder : existing(path.dirname(folder));
}

/** The checks that need the database; of one that is not there yet, or cannot be had, one line. */
async function examineDatabase(config: Config): Promise<Finding[]> {
  const { notice, wrong } = findingsOf('database');
  const folder = path.join(config.dataDirectory, 'postgres');
  let embedded: EmbeddedPostgres | undefined;
  if (!config.databaseUrl) {
    const isMade = fs.existsSync(folder) || fs.existsSync(`${folder}.location`);
    if (!isMade) return [notice('there is none yet', 'Nothing: the first start makes it.')];
    // That of the running server, else one for as long as this takes.
    embedded = await startEmbeddedPostgres({ dataDirectory: folder });
  }
  const url = config.databaseUrl ?? embedded?.url ?? '';
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience / 2 });
  client.on('error', () => {});
  try {
    await client.connect();
    const state = await migrationState(url);
    const found = [await checkDatabase(client), checkMigrations(state)];
    if (state.applied === 0) return found;
    for (const [name, check] of [
      ['clock', checkClock],
      ['background work', checkWork],
      ['payment events', checkPaymentEvents],
    ] as const)
      found.push(...(await carryOut(name, () => check(client))));
    return found;
  } catch (error) {
    const todo = config.databaseUrl
      ? 'Check DATABASE_URL, and that this machine may connect.'
      : 'See the end of the log for what PostgreSQL said.';
    return [wrong(`it cannot be asked (${reasonOf(error)})`, todo)];
  } finally {
    await client.end().catch(() => {});
    await embedded?.stop();
  }
}

/** Looks at everything an installation needs, whether its server runs or not. Changes nothing. */
export async function examine(config: Config): Promise<Finding[]> {
  const { dataDirectory } = config;
  const checks: [string, Check][] = [
    ['server', () => checkServer(config)],
    ['settings', () => checkSettings(config)],
    ['disk', () => checkDisk(existing(dataDirectory))],
    ['memory', () => checkMemory()],
    ['data folder', () => checkDataFolder(dataDirectory)],
    ['log', () => checkLog(dataDirectory)],
    ['database', () => examineDatabase(config)],
    ['backups', () => checkBackups(config)],
    ['storage', () => (fs.existsSync(dataDirectory) ? checkStorage(openStore(config), config) : [])],
    ['certificate', () => checkCertificate(config)],
    ['mail', () => checkMail(config)],
    ['payments', () => checkPayments(config)],
    ['payment webhook', () => checkWebhook(config)],
    ['voice', () => checkVoice(config)],
  ];
  return (await Promise.all(checks.map(([name, check]) => carryOut(name, check)))).flat();
}
