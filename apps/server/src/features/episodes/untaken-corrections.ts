import { isDeepStrictEqual } from 'node:util';
import type { Database } from '@milestoon/database';
import type { PlanCorrection } from '@milestoon/story/screenplay';
import { recallStep } from '../../platform/queue/steps.ts';
import { changesOf, correctionsOf } from './corrections.ts';
import { isBeingMade } from './episode-views.ts';
import type { EpisodeRow } from './episodes.repo.ts';
import { subjectOf } from './job-key.ts';

interface Taken {
  /** The film that comes next can still take corrections in. */
  isOpen: boolean;
  /** The film does not show all of what was corrected, and the next one is not being directed. */
  isChanged: boolean;
}

/** What the last film was directed with; undefined while it is not directed. */
async function takenIn(database: Database, row: EpisodeRow): Promise<PlanCorrection[] | undefined> {
  const corrections = await recallStep(database, subjectOf(row.id, row.version ?? 1), 'corrections');
  return corrections === undefined ? undefined : correctionsOf({ corrections });
}

/** How an episode's film stands to what the family corrected. */
export async function takenOf(
  database: Database,
  row: EpisodeRow,
  kept: { corrections: unknown } | undefined,
): Promise<Taken> {
  const taken = await takenIn(database, row);
  const isOpen = taken === undefined && isBeingMade(row);
  const changes = changesOf(correctionsOf(kept));
  return { isOpen, isChanged: !isOpen && !isDeepStrictEqual(changesOf(taken ?? []), changes) };
}
