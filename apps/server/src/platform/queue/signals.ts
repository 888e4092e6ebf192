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
  /** Calls `listener` at every change of an episode of `userId`, until the returned function is called. */
  onProgress(userId: string, listener: (signal: ProgressSignal) => void): () => void;
  close(): Promise<void>;
}

/** Advisory locks with this first key say that a process lives. */
export const livenessLock = 0x6d69_6c65;

const retryAfter = 500;

/**
 * LISTENs for progress and fans it out in memory: one connection however many tabs are open. The same
 * connection holds a lock for as long as this process lives, even if it is killed.
 */
export async function openSignals(url: string, log: Log): Promise<Signals> {
  const worker = randomInt(1, 2 ** 31 - 1);
  const hearing = new EventEmitter();
  hearing.setMaxListeners(0);
  let closed = false;
  let client: pg.Client;

  const connect = async (): Promise<void> => {
    client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('notification', ({ payload }) => {
      const signal = JSON.parse(payload ?? '{}') as ProgressSignal;
      hearing.emit(signal.user, signal);
    });
    client.on('error', (error) => log.warn({ err: error }, 'the listening connection broke'));
    client.once('end', () => {
      if (!closed) void reconnect();
    });
    await client.connect();
    await client.query('select pg_advisory_lock($1, $2)', [livenessLock, worker]);
    await client.query('listen episode_progress');
  };
  const reconnect = async (): Promise<void> => {
    while (!closed) {
      try {
        return await connect();
      } catch {
        await pause(retryAfter);
      }
    }
  };

  await connect();
  return {
    worker,
    onProgress(userId, listener) {
      hearing.on(userId, listener);
      return () => hearing.off(userId, listener);
    },
    async close() {
      closed = true;
      await client.end().catch(() => {});
    },
  };
}
