import type { Log } from '../log/log.ts';
import { soManyAMinute } from '../log/so-many.ts';
import { toldPath } from './told-path.ts';

/** The status of a request whose sender had gone before the answer; nobody reads it. */
export const senderGone = 499;
/** Milliseconds until the answer began from which a request is slow. */
export const slowFrom = 1000;
/** Told in a minute, by each process; a flood of them must not fill the disk. */
const mostRefusals = 60;
const mostSlow = 60;

export interface RequestLine {
  request: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  /** Who asked; undefined for nobody, and where that was never asked. */
  user: string | undefined;
}

/** One line for each request that failed, was refused or was slow; with LOG_LEVEL=debug for each. */
export function createRequestLog(log: Pick<Log, 'debug' | 'info' | 'warn'>, now: () => number = Date.now) {
  const mayTellRefusal = soManyAMinute(
    mostRefusals,
    (more) => log.warn({ more }, 'more requests were refused than are told'),
    now,
  );
  // Whoever asks for more than their share waits, and is slow: as often as they like.
  const mayTellSlow = soManyAMinute(
    mostSlow,
    (more) => log.warn({ more }, 'more requests were slow than are told'),
    now,
  );

  return ({ path, ...rest }: RequestLine): void => {
    const line = { ...rest, path: toldPath(path) };
    if (line.status >= 500) log.warn(line, 'a request failed');
    else if (line.status === senderGone) log.debug(line, 'whoever asked had gone');
    else if (line.ms >= slowFrom && mayTellSlow()) log.info(line, 'a request was slow');
    else if (line.ms < slowFrom && line.status >= 400 && mayTellRefusal())
      log.info(line, 'a request was refused');
    else log.debug(line, 'request');
  };
}
