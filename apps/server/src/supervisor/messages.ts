import type { Ready } from '../process/announce.ts';
import type { StartFault } from '../process/start-fault.ts';

/** What the parent tells a child, once: the child loads its code meanwhile. */
export interface Begin {
  databaseUrl: string;
  /** The one that was found, also where any was asked for. */
  port: number;
}

/** What a child tells its parent: once, that it is ready or that it cannot be. */
export type Report = { ready: Ready } | { fault: StartFault };
