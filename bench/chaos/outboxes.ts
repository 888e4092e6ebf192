import fs from 'node:fs';
import path from 'node:path';

/** How often each mail was written, by what names it, in the outboxes of all processes together. */
export function countMails(folders: string[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const folder of folders) {
    const outbox = path.join(folder, 'outbox');
    if (!fs.existsSync(outbox)) continue;
    for (const name of fs.readdirSync(outbox).filter((file) => file.endsWith('.eml'))) {
      const text = fs.readFileSync(path.join(outbox, name), 'utf8');
      const id = /^Message-ID: <([^@>]+)/im.exec(text)?.[1] ?? name;
      counted.set(id, (counted.get(id) ?? 0) + 1);
    }
  }
  return counted;
}

/** Why jobs failed for the moment, by the log of every process. */
export function countFailures(folders: string[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const folder of folders) {
    const file = path.join(folder, 'logs/server.log');
    if (!fs.existsSync(file)) continue;
    for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
      if (!/a job failed|was given up|worker of a job died|was taken from/.test(line)) continue;
      try {
        const { msg, queue, err } = JSON.parse(line);
        const what = [msg, queue, err?.message?.slice(0, 90)].filter(Boolean).join(', ');
        counted.set(what, (counted.get(what) ?? 0) + 1);
      } catch {
        // The disk was full when it was written.
      }
    }
  }
  return counted;
}
