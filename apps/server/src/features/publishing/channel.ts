import type { Sentence } from '@milestoon/domain/texts';
import { AppError } from '../../platform/errors.ts';
import { readToken } from './connection.repo.ts';
import { loseConnection } from './connection.service.ts';
import { GoogleFault } from './google/fault.ts';
import type { YouTube } from './google/youtube.ts';
import { openChannel } from './open-channel.ts';
import type { PublishingDeps } from './publishing.deps.ts';

export const conflict = (userMessage: Sentence): AppError => new AppError('CONFLICT', { userMessage });

/** What a parent is told of a fault of Google's while they wait. */
function sentenceFor({ kind }: GoogleFault): Sentence {
  if (kind === 'revoked') return (texts) => texts.publishing.refusals.notConnected;
  if (kind === 'quota') return (texts) => texts.publishing.refusals.quota;
  if (kind === 'missing') return (texts) => texts.publishing.refusals.videoGone;
  if (kind === 'refused') return (texts) => texts.publishing.refusals.notDone;
  return (texts) => texts.publishing.refusals.unreachable;
}

/**
 * Does something on the channel of a parent who waits for it.
 *
 * @throws AppError CONFLICT without a connection, and when Google does not do it in `timeoutMs` milliseconds
 */
export async function onChannel<T>(
  deps: PublishingDeps,
  userId: string,
  timeoutMs: number,
  work: (channel: { youtube: YouTube; channelId: string }) => Promise<T>,
): Promise<T> {
  const { client, database, log } = deps;
  const connection = await readToken(database, userId);
  if (!client || !connection) throw conflict((texts) => texts.publishing.refusals.notConnected);
  const { refreshToken, channelId, connectedAt } = connection;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await work({ youtube: openChannel(client, refreshToken, signal), channelId });
  } catch (error) {
    const fault = signal.aborted ? new GoogleFault('unreachable', 'no answer in time') : error;
    if (!(fault instanceof GoogleFault)) throw error;
    log.warn({ fault: fault.kind, answer: fault.message, user: userId }, 'YouTube did not do what was asked');
    if (fault.kind === 'revoked') await loseConnection(deps, userId, connectedAt);
    throw conflict(sentenceFor(fault));
  }
}
