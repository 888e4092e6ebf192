import fs from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import type { LogLevel } from '../config/config.ts';
import { errorLine } from './error-line.ts';
import { logScope } from './scope.ts';

export type Log = pino.Logger;

// Last line of defence: log calls name ids, never people.
const personal = ['email', 'password', 'token', 'cookie', 'name', 'title', 'description', 'url'];

/** Bytes that wait for room on a full disk; what is more is lost. */
const mostWaiting = 1 << 20;

/** A line that cannot be written, as on a full disk, must not end the process that it tells of. */
function destination(dest: string | number) {
  const stream = pino.destination({ dest, sync: true, maxLength: mostWaiting });
  stream.on('error', () => {});
  return stream;
}

/**
 * Structured lines in DATA_DIR/logs/server.log; warnings and worse on stderr as well. stdout is left
 * to the few plain sentences for whoever started the server. Lines of a request or a job name it.
 */
export function createLog(dataDirectory: string, level: LogLevel): Log {
  const folder = path.join(dataDirectory, 'logs');
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  return pino(
    {
      level,
      base: { pid: process.pid },
      redact: personal.flatMap((key) => [key, `*.${key}`]),
      serializers: { err: (error) => errorLine(error) },
      mixin: () => ({ ...logScope() }),
    },
    pino.multistream([
      { level, stream: destination(path.join(folder, 'server.log')) },
      { level: 'warn', stream: destination(2) },
    ]),
  );
}

/** For tests: nothing is written. */
export const silentLog = (): Log => pino({ level: 'silent' });
