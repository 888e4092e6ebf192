import fs from 'node:fs';

/** As of `nice`: about a tenth of what the others get where all of them want the processors. */
const behind = 10;

/**
 * Puts the session that `leader` leads behind all others. Linux shares the processors among sessions first, and only
 * then by the niceness of processes within each (`man 7 sched`, autogroup): without this, renderers in a session of
 * their own get as much as the web process, however nice they are. Where sessions are not grouped there is no such
 * file, and niceness alone counts.
 */
export function standBack(leader: number): void {
  try {
    fs.writeFileSync(`/proc/${leader}/autogroup`, String(behind));
  } catch {
    // Not Linux, not grouped, or just gone.
  }
}
