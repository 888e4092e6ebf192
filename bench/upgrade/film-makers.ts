import fs from 'node:fs';
import path from 'node:path';
import type { Version } from './installation.ts';

interface Line {
  msg: string;
  job?: string;
  queue?: string;
  err?: { message?: string };
}

const linesOf = ({ folders }: Version): Line[] =>
  Object.values(folders).flatMap((folder) => {
    const file = path.join(folder, 'logs/server.log');
    if (!fs.existsSync(file)) return [];
    return fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line);
  });

/** How many jobs of a queue this version carried out to their end. */
export const jobsDone = (version: Version, queue: string): number =>
  linesOf(version).filter((line) => line.msg === 'a job is done' && line.queue === queue).length;

/** What this version complained of: failed jobs and requests, by their reason. */
export function complaints(version: Version): string[] {
  const told = linesOf(version)
    .filter(({ msg }) => /^(a job failed|a job was given up|a request failed|no trailer)/.test(msg))
    .map(({ msg, queue, err }) => [msg, queue, err?.message?.slice(0, 120)].filter(Boolean).join(', '));
  return [...new Set(told)];
}
