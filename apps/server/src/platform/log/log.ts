import fs from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import type { LogLevel } from '../config/config.ts';
import { errorLine } from './error-line.ts';
import { logScope } from './scope.ts';

export type Log = pino.Logger;

// Last line of defence: log calls name ids, never people.
const personal = ['email', 'password', 'token', 'cookie', 'name', 'title', 'description', 'url'];

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
      { level, stream: pino.destination({ dest: path.join(folder, 'server.log'), sync: true }) },
      { level: 'warn', stream: pino.destination({ dest: 2, sync: true }) },
    ]),
  );
}

/** For tests: nothing is written. */
export const silentLog = (): Log => pino({ level: 'silent' });
