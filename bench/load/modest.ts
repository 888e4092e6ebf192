import { setTimeout as pause } from 'node:timers/promises';
import type { Episode } from '@milestoon/contract';
import { type Family, pageData, submitEpisode } from './family.ts';

export interface FirstEpisode {
  family: string;
  /** Milliseconds since 1970. */
  submitted: number;
  /** Undefined: not within the run. */
  begun: number | undefined;
  status: string;
}

export interface Visit {
  /** Milliseconds of each call for page data. */
  times: number[];
  /** What was answered otherwise than it should. */
  faults: string[];
  episode: FirstEpisode | undefined;
}

/** How long a parent looks at a page. */
const lookAtPage = (): number => 2000 + Math.random() * 4000;

/** A parent who looks around until the signal is aborted, and after `submitAfter` milliseconds has a film made. */
export async function lookAround(
  family: Family,
  submitAfter: number | undefined,
  signal: AbortSignal,
): Promise<Visit> {
  const visit: Visit = { times: [], faults: [], episode: undefined };
  const start = Date.now();
  const stream = family.client.stream('/api/episode-progress', signal);
  while (!signal.aborted) {
    await Promise.all(
      pageData.map(async (address) => {
        const begun = performance.now();
        try {
          const body = await family.client.call('GET', address);
          if (address === '/api/episodes') follow(visit, body as Episode[]);
        } catch (error) {
          visit.faults.push(explain(error));
        }
        visit.times.push(performance.now() - begun);
      }),
    );
    if (submitAfter !== undefined && !visit.episode && Date.now() - start >= submitAfter)
      await order(visit, family);
    await pause(lookAtPage(), undefined, { signal }).catch(() => {});
  }
  await stream;
  return visit;
}

const explain = (error: unknown): string =>
  error instanceof Error && error.cause ? `${error}: ${error.cause}` : String(error);

function follow({ episode }: Visit, [row]: Episode[]): void {
  if (!episode || !row) return;
  episode.status = row.status;
  if (row.progress?.step || row.status === 'completed') episode.begun ??= Date.now();
}

async function order(visit: Visit, family: Family): Promise<void> {
  try {
    await submitEpisode(family, 1);
    const submitted = Date.now();
    visit.episode = { family: family.name, submitted, begun: undefined, status: 'processing' };
  } catch (error) {
    visit.faults.push(explain(error));
  }
}
