import type { Actor } from '@milestoon/database';
import type { Feature } from '../../platform/feature.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import { childJobs, type DrawAvatars } from './avatars.job.ts';
import { startAvatars } from './avatars.service.ts';
import { mayStar } from './child-views.ts';
import { childrenRoutes } from './children.routes.ts';
import { listFilesOfChild, removeChild } from './children.service.ts';

declare module '../../platform/ports.ts' {
  interface Ports {
    /** Whether films are made of this child: not after a first look that nobody has paid for. */
    mayStar(actor: SessionActor, child: { id: string; first_look_round: number | null }): Promise<boolean>;
    /** Has the avatars drawn unless that already happened, and says whether it begins. Payment events call it. */
    startAvatars(childId: string): Promise<boolean>;
    /** Queues the drawing of avatars in the built-in studio. */
    drawAvatars(childId: string, owner: string): Promise<boolean>;
    /** Deletes the child with everything made for it. */
    removeChild(owner: Actor, childId: string): Promise<void>;
    /** The files that exist only because of this child; none when it is gone. */
    filesOfChild(owner: Actor, childId: string): Promise<string[]>;
  }
}

/** Children, their looks and their avatars. `draw` is the studio's unless a test brings its own. */
export const createChildren = (services: Services, { draw }: { draw?: DrawAvatars }) =>
  ({
    routes: { children: childrenRoutes },
    jobs: {
      'draw-avatars': {
        ...childJobs(services, draw),
        again: ({ childId }) => startAvatars(services, childId),
      },
    },
    ports: {
      mayStar: (actor, child) => mayStar(services, actor, child),
      startAvatars: (childId) => startAvatars(services, childId),
      drawAvatars: (childId, owner) =>
        services.queue.send('draw-avatars', { childId }, { key: childId, owner }),
      removeChild: (owner, childId) => removeChild(services, owner, childId),
      filesOfChild: (owner, childId) => listFilesOfChild(services, owner, childId),
    },
  }) satisfies Feature;
