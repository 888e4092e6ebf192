import type { EpisodeProgress } from '@milestoon/contract';
import { AppError } from '../../platform/errors.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import { findEpisodes, listEpisodes } from './episodes.repo.ts';
import { openStream, type ProgressStream, type Proof } from './progress-stream.ts';

/** Milliseconds. What nobody announces is found by then: a session or a key that has run out. */
export const lookAgainEvery = 15_000;
/** Seconds until a window may have been closed. */
const retryAfterSeconds = 30;

/** The streams of one person in this process. */
interface Listener {
  streams: Set<ProgressStream>;
  /** Episodes that changed and are not read yet. */
  changed: Set<string>;
  isReading: boolean;
  stopListening(): void;
}

export interface ProgressFeed {
  /**
   * A stream that lasts as long as what it was opened with. Closed by its reader, by `signal`, or by the feed.
   *
   * @throws AppError TOO_MANY_REQUESTS for one more than a person may have
   */
  open(
    actor: Pick<SessionActor, 'id'>,
    proof: Proof,
    from: { lastEventId: string | undefined; signal: AbortSignal | undefined },
  ): AsyncIteratorObject<EpisodeProgress>;
  /** Ends the streams whose session or key is there no more; of everybody, or of one person. */
  endOutdated(userId?: string): Promise<void>;
  stop(): Promise<void>;
}

/** Every change is read once for a person, however many windows are open, and told to all of them. */
export function createProgressFeed(services: Services): ProgressFeed {
  const { database, queue, config, log, ports } = services;
  const listeners = new Map<string, Listener>();

  const readChanges = async (userId: string, listener: Listener): Promise<void> => {
    if (listener.isReading) return; // it goes on with what has changed meanwhile
    listener.isReading = true;
    try {
      while (listener.changed.size > 0) {
        const ids = [...listener.changed];
        listener.changed.clear();
        const rows = await database.asUser({ id: userId }, (tx) => findEpisodes(tx, ids));
        for (const stream of listener.streams) stream.tell(rows);
      }
    } catch (error) {
      log.warn({ err: error, user: userId }, 'progress was not read; its streams begin again');
      for (const stream of listener.streams) stream.end();
    } finally {
      listener.isReading = false;
    }
  };
  const listen = (userId: string): Listener => {
    const listener: Listener = {
      streams: new Set(),
      changed: new Set(),
      isReading: false,
      stopListening: queue.signals.onProgress(userId, ({ episode }) => {
        listener.changed.add(episode);
        void readChanges(userId, listener);
      }),
    };
    listeners.set(userId, listener);
    return listener;
  };
  const forget = (userId: string, listener: Listener, stream: ProgressStream): void => {
    listener.streams.delete(stream);
    if (listener.streams.size > 0) return;
    listener.stopListening();
    listeners.delete(userId);
  };

  const streamsOf = (userId: string | undefined): ProgressStream[] =>
    [...listeners].flatMap(([id, { streams }]) => (!userId || id === userId ? [...streams] : []));
  const endOutdated = async (userId?: string): Promise<void> => {
    const streams = streamsOf(userId);
    const familyOf = new Map(
      [...listeners].flatMap(([id, { streams: all }]) => [...all].map((one) => [one, id])),
    );
    const idsOf = (kind: Proof['kind']): string[] => [
      ...new Set(streams.flatMap(({ proof }) => (proof.kind === kind ? [proof.id] : []))),
    ];
    const sessions = await ports.liveSessions(idsOf('session'));
    const keys = new Set(await ports.liveApiKeys(idsOf('api-key')));
    // A session that turned to another family is not what the stream was opened with.
    const isLive = (stream: ProgressStream): boolean =>
      stream.proof.kind === 'api-key'
        ? keys.has(stream.proof.id)
        : sessions.get(stream.proof.id) === familyOf.get(stream);
    for (const stream of streams) if (!isLive(stream)) stream.end();
  };
  const stopHearing = queue.signals.onAccessEnd((userId) => {
    if (!listeners.has(userId)) return;
    endOutdated(userId).catch((error) => log.error({ err: error }, 'streams were not ended'));
  });

  return {
    open(actor, proof, { lastEventId, signal }) {
      signal?.throwIfAborted();
      const listener = listeners.get(actor.id) ?? listen(actor.id);
      if (listener.streams.size >= config.quotas.streams)
        throw new AppError('TOO_MANY_REQUESTS', {
          userMessage: ({ failures }) => failures.full.streams,
          retryAfter: retryAfterSeconds,
        });
      const stream = openStream({
        proof,
        lastEventId,
        readAll: () => database.asUser(actor, listEpisodes),
        onEnd: (ended) => forget(actor.id, listener, ended),
      });
      listener.streams.add(stream);
      signal?.addEventListener('abort', () => stream.end(), { once: true });
      return stream.events;
    },
    endOutdated,
    async stop() {
      stopHearing();
      for (const stream of streamsOf(undefined)) stream.end();
    },
  };
}
