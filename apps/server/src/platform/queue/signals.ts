import { randomInt } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log/log.ts';

export interface ProgressSignal {
  episode: string;
  user: string;
}

/** One connection of a process for hearing and for being alive. */
export interface Signals {
  /** This process, as it is known by the advisory lock it holds. */
  readonly worker: number;
  /** From now on, and after every broken connection, this process counts among those that carry jobs out. */
  beginWork(): Promise<void>;
  /** Calls `listener` with the ids of jobs that were taken back, in this process or another. */
  onTakenBack(listener: (jobIds: string[]) => void): void;
  /** Calls `listener` at every change of an episode of `userId`, until the returned function is called. */
  onProgress(userId: string, listener: (signal: ProgressSignal) => void): () => void;
  /** Calls `listener` with whose session or API key was ended, until the returned function is called. */
  onAccessEnd(listener: (userId: string) => void): () => void;
  /**
   * Calls `listener` with whose links or shared films changed, in this process or another; with null when changes may
   * have been missed. Until the returned function is called.
   */
  onSharing(listener: (userId: string | null) => void): () => void;
  /** Whether signals arrive just now. */
  isHearing(): boolean;
  close(): Promise<void>;
}

/** Advisory locks with this first key say that a process lives. */
export const livenessLock = 0x6d69_6c65;

/** Advisory locks with this first key say that a process lives and carries jobs out. */
export const workLock = 0x6d69_776f;

/** Says which jobs were taken back: the process that carries them out may be another one. */
export const takenBackChannel = 'jobs_taken_back';

/** Says that what a person shares changed. */
export const sharingChannel = 'sharing_changed';

const retryAfter = 500;
/** The lock of a machine that is unplugged, or cut off, is free after a quarter of a minute instead of two hours. */
const noticeLostMachines =
  'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 2';
/** No id of a person looks like it. */
const accessEnded = 'access_ended';

/**
 * LISTENs for progress and for sessions that end, and fans both out in memory: one connection however many tabs are
 * open. The same connection holds a lock for as long as this process lives, even if it is killed.
 */
export async function openSignals(url: string, log: Log): Promise<Signals> {
  const worker = randomInt(1, 2 ** 31 - 1);
  const hearing = new EventEmitter();
  hearing.setMaxListeners(0);
  const takenBack = new EventEmitter();
  let closed = false;
  let works = false;
  let hears = false;
  let client: pg.Client;

  const connect = async (): Promise<void> => {
    client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('notification', ({ channel, payload }) => {
      if (channel === takenBackChannel) return void takenBack.emit('jobs', JSON.parse(payload ?? '[]'));
      const signal = JSON.parse(payload ?? '{}') as ProgressSignal;
      if (channel === accessEnded) hearing.emit(accessEnded, signal.user);
      else if (channel === sharingChannel) hearing.emit(sharingChannel, signal.user);
      else hearing.emit(signal.user, signal);
    });
    client.on('error', (error) => log.warn({ err: error }, 'the listening connection broke'));
    await client.connect();
    await client.query(noticeLostMachines);
    await client.query('select pg_advisory_lock($1, $2)', [livenessLock, worker]);
    if (works) await countAsWorker();
    await client.query(
      `listen episode_progress; listen ${accessEnded}; listen ${takenBackChannel}; ` +
        `listen ${sharingChannel}`,
    );
    hears = true;
    hearing.emit(sharingChannel, null);
    // Not earlier: an attempt that fails ends, too, and whoever made it tries again already.
    client.once('end', () => {
      hears = false;
      hearing.emit(sharingChannel, null);
      if (!closed) void reconnect();
    });
  };
  const countAsWorker = () => client.query('select pg_advisory_lock($1, $2)', [workLock, worker]);
  const reconnect = async (): Promise<void> => {
    while (!closed) {
      try {
        return await connect();
      } catch {
        await client.end().catch(() => {});
        await pause(retryAfter);
      }
    }
  };

  await connect();
  return {
    worker,
    async beginWork() {
      works = true;
      await countAsWorker();
    },
    onTakenBack: (listener) => void takenBack.on('jobs', listener),
    onProgress(userId, listener) {
      hearing.on(userId, listener);
      return () => hearing.off(userId, listener);
    },
    onAccessEnd(listener) {
      hearing.on(accessEnded, listener);
      return () => hearing.off(accessEnded, listener);
    },
    onSharing(listener) {
      hearing.on(sharingChannel, listener);
      return () => hearing.off(sharingChannel, listener);
    },
    isHearing: () => hears,
    async close() {
      closed = true;
      await client.end().catch(() => {});
    },
  };
}
