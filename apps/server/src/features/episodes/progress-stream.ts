import type { EpisodeProgress } from '@milestoon/contract';
import { AsyncIteratorClass, withEventMeta } from '@orpc/server';
import { toProgress } from './episode-views.ts';
import type { EpisodeRow } from './episodes.repo.ts';

/** Milliseconds a browser waits before it comes back after the stream broke. */
const retryAfterMs = 1000;
/** A change may become visible a little later than its time stamp says. */
const overlap = 10_000;

/** What a stream was opened with, and ends with. */
export interface Proof {
  kind: 'session' | 'api-key';
  id: string;
}

/** One tab that follows the episodes of its person. */
export interface ProgressStream {
  readonly proof: Proof;
  readonly events: AsyncIteratorObject<EpisodeProgress>;
  /** Tells of episodes as they are now. Of one that changes faster than the tab reads, the latest state is told. */
  tell(changed: readonly EpisodeRow[]): void;
  /** Nothing more is told, not even what was waiting. */
  end(): void;
}

export interface StreamOptions {
  proof: Proof;
  /** The last event of the tab that comes back. */
  lastEventId: string | undefined;
  /** Reads all episodes of the person. */
  readAll(): Promise<readonly EpisodeRow[]>;
  onEnd(stream: ProgressStream): void;
}

const changedAt = (row: EpisodeRow): number => (row.progressed_at ?? row.created_at).getTime();

const toEvent = (row: EpisodeRow): EpisodeProgress =>
  withEventMeta(toProgress(row), { id: String(changedAt(row)), retry: retryAfterMs });

/** What a returning tab may have missed: everything unfinished, and what changed since its last event. */
function isNews(row: EpisodeRow, lastEventId: string | undefined): boolean {
  const last = Number(lastEventId);
  if (!lastEventId || !Number.isFinite(last)) return true;
  return row.status === 'processing' || changedAt(row) > last - overlap;
}

/** The state of all episodes, then every change that is told, until it ends or the tab goes away. */
export function openStream({ proof, lastEventId, readAll, onEnd }: StreamOptions): ProgressStream {
  const waiting = new Map<string, EpisodeRow>();
  let hasBegun = false;
  let hasEnded = false;
  let wake = (): void => {};

  const end = (): void => {
    if (hasEnded) return;
    hasEnded = true;
    wake();
    onEnd(stream);
  };
  /** A change that was told while the state was read may be older or newer than what was read. */
  const begin = async (): Promise<void> => {
    const rows = await readAll();
    const told = new Map(waiting);
    waiting.clear();
    for (const row of rows) {
      const other = told.get(row.id);
      told.delete(row.id);
      if (other && changedAt(other) > changedAt(row)) waiting.set(row.id, other);
      else if (isNews(row, lastEventId)) waiting.set(row.id, row);
    }
    for (const [id, row] of told) waiting.set(id, row);
  };
  const next = async (): Promise<IteratorResult<EpisodeProgress, undefined>> => {
    if (!hasBegun) await begin();
    hasBegun = true;
    while (!hasEnded) {
      const [row] = waiting.values();
      if (row) {
        waiting.delete(row.id);
        return { done: false, value: toEvent(row) };
      }
      await new Promise<void>((resolve) => (wake = resolve));
    }
    return { done: true, value: undefined };
  };

  const stream: ProgressStream = {
    proof,
    // Ended also when nobody ever asks for its first event: a generator's `finally` would not run then.
    events: new AsyncIteratorClass(next, async () => end()),
    tell(changed) {
      for (const row of changed) waiting.set(row.id, row);
      wake();
    },
    end,
  };
  return stream;
}
