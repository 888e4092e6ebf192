import fs from 'node:fs';

/** As of `nice`: a third of what another session gets where all want the processors. Enough to keep its jobs. */
const behind = 5;

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
