import type { ApiRouter } from './http/api.ts';
import type { HttpApp } from './http/app.ts';
import type { Log } from './log/log.ts';
import type { Ports } from './ports.ts';
import type { JobHandlers } from './queue/jobs.ts';
import { repeat } from './queue/repeat.ts';

/** What a process is for; one without a role is for both. */
export type ProcessRole = 'web' | 'worker';

/** Adds plain HTTP routes, outside the contract. */
export type Mount = (app: HttpApp) => void;

/** Work that is done now and then, such as the clean-up of what nobody needs any more. */
export interface Sweep {
  role: ProcessRole;
  /** Milliseconds. */
  every: number;
  work(): Promise<unknown>;
  /** What the log says when the work fails. */
  fault: string;
}

/** All that a feature is: `server.ts` folds over them, and knows nothing else of any. */
export interface Feature {
  /** Its part of the contract. */
  routes?: Partial<ApiRouter>;
  jobs?: Partial<JobHandlers>;
  mounts?: readonly Mount[];
  sweeps?: readonly Sweep[];
  /**
   * Whose turn the form takes that comes to this address from somebody without an account; null for addresses that are
   * none of its, and where they are not let in.
   *
   * @throws AppError TOO_MANY_REQUESTS
   */
  guestAt?(path: string, clientAddress: string): Promise<string | null>;
  /** What it answers for the others. */
  ports?: Partial<Ports>;
  /** Done once when a worker has begun to carry jobs out: queues what a process that died left behind. */
  resume?(): Promise<unknown>;
  stop?(): Promise<unknown>;
}

type Part<One, Key extends string> = One extends Record<Key, infer Found> ? Found : never;
type All<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never;

/**
 * What all features have of one kind, in one object.
 *
 * @throws Error where two features have something of the same name
 */
export function gather<Features extends readonly Feature[], Key extends 'routes' | 'jobs' | 'ports'>(
  features: Features,
  key: Key,
): All<Part<Features[number], Key>> {
  const gathered = new Map<string, unknown>();
  for (const feature of features)
    for (const [name, part] of Object.entries(feature[key] ?? {})) {
      if (gathered.has(name)) throw new Error(`two features have ${key} of the name ${name}`);
      gathered.set(name, part);
    }
  return Object.fromEntries(gathered) as All<Part<Features[number], Key>>;
}

/** The first answer of a feature to who sends a form; null where none knows them. */
export async function guestOfAny(
  features: readonly Feature[],
  path: string,
  clientAddress: string,
): Promise<string | null> {
  for (const feature of features) {
    const guest = await feature.guestAt?.(path, clientAddress);
    if (guest) return guest;
  }
  return null;
}

/** Begins to sweep: each now, and then in its turn. Returns what stops it when the work under way is done. */
export function startSweeps(sweeps: readonly Sweep[], log: Pick<Log, 'error'>): () => Promise<unknown> {
  const stops = sweeps.map(({ work, every, fault }) => repeat(work, every, { log, fault }));
  return () => Promise.all(stops.map((stop) => stop()));
}
