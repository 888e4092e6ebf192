import { assertNever } from '@milestoon/domain';
import type { PublicationProblem } from '@milestoon/contract';
import { loseConnection } from './connection.service.ts';
import type { GoogleFault } from './google/fault.ts';
import { postpone, setFailed, type ToPublish } from './publications.repo.ts';
import type { PublishingDeps } from './publishing.deps.ts';

const second = 1000;
const hour = 3_600_000;
const day = 24 * hour;
/** About a day of trying. */
const mostAttempts = 30;
/** YouTube counts a channel's uploads over a day and does not say from when. */
const channelPause = 6 * hour;

/** Milliseconds before the next attempt: ten seconds, then twice as long each time, at most an hour. */
const backoffAfter = (attempts: number): number => Math.min(hour, 10 * second * 2 ** Math.min(attempts, 20));

/** When the units of a project are given out anew: midnight in California, and a little. */
export function nextQuotaDay(now: Date): Date {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/Los_Angeles',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  const [hours = 0, minutes = 0, seconds = 0] = clock.format(now).split(':').map(Number);
  const sinceMidnight = ((hours * 60 + minutes) * 60 + seconds) * second;
  return new Date(now.getTime() - sinceMidnight + day + 300 * second);
}

/** Nobody will try again by themselves: the parent is told. */
export const failPublication = (
  { database, ports, now }: PublishingDeps,
  id: string,
  problem: PublicationProblem,
): Promise<void> =>
  database.asWorker('a publication has failed', async (tx) => {
    const failed = await setFailed(tx, id, problem);
    if (!failed) return;
    const { user_id: userId, episode_id: episodeId } = failed;
    await ports.notify(tx, userId, { kind: 'publishing-problem', episodeId, at: now() });
  });

/** Does what a fault of Google's asks for: try again later, wait for the parent, or give up. */
export async function settle(
  deps: PublishingDeps,
  { id, userId, attempts }: ToPublish,
  fault: GoogleFault,
  connectedAt: Date,
): Promise<void> {
  const { database, log, now } = deps;
  const wait = async (problem: PublicationProblem, until: Date): Promise<void> => {
    if (attempts + 1 >= mostAttempts) return failPublication(deps, id, problem);
    await postpone(database, id, { problem, until, attempts: attempts + 1 });
  };
  const after = (pause: number): Date => new Date(now().getTime() + pause);
  const line = { publication: id, fault: fault.kind, answer: fault.message };
  if (fault.kind === 'misconfigured') log.error(line, 'Google does not take the settings of publishing');
  else log.warn(line, 'a publication did not get through');
  switch (fault.kind) {
    case 'revoked':
      return loseConnection(deps, userId, connectedAt);
    case 'quota':
      return wait('quota', nextQuotaDay(now()));
    case 'upload-limit':
      return wait('upload-limit', after(channelPause));
    case 'unreachable':
      return wait(
        'unreachable',
        after(Math.min(day, Math.max(backoffAfter(attempts), fault.retryAfter ?? 0))),
      );
    case 'misconfigured':
      return wait('unreachable', after(hour));
    case 'no-channel':
      return failPublication(deps, id, 'no-channel');
    case 'missing':
    case 'exists':
    case 'refused':
      return failPublication(deps, id, 'refused');
    default:
      return assertNever(fault.kind);
  }
}
