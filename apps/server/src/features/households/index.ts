import type { SeatRole } from '@milestoon/domain';
import type { Feature } from '../../platform/feature.ts';
import type { AuditOrigin, Services } from '../../platform/services.ts';
import { createHouseholdsRoutes } from './households.routes.ts';
import { endInvitations } from './invitations.service.ts';
import { membersOf } from './members.service.ts';

declare module '../../platform/ports.ts' {
  interface Ports {
    /** Ends all open invitations into a person's family. */
    endInvitations(userId: string, origin?: AuditOrigin): Promise<void>;
    /** Who else is in a person's family, by address. */
    membersOf(userId: string): Promise<{ email: string; role: SeatRole }[]>;
  }
}

/** Who else acts for a family or watches its films. */
export const createHouseholds = (services: Services) =>
  ({
    routes: { households: createHouseholdsRoutes(services) },
    ports: {
      endInvitations: (userId, origin) => endInvitations(services, userId, origin),
      membersOf: (userId) => membersOf(services, userId),
    },
  }) satisfies Feature;
