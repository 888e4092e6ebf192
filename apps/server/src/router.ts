import type { createAccountRoutes } from './features/account/account.routes.ts';
import type { createPasskeysRoutes } from './features/account/passkeys/passkeys.routes.ts';
import type { createSecondFactorRoutes } from './features/account/second-factor/second-factor.routes.ts';
import { adminRoutes } from './features/admin/admin.routes.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import type { createAutomation } from './features/automation/index.ts';
import type { createBilling } from './features/billing/index.ts';
import { childrenRoutes } from './features/children/children.routes.ts';
import type { createEpisodesRoutes } from './features/episodes/episodes.routes.ts';
import { notificationsRoutes } from './features/notifications/notifications.routes.ts';
import { photosRoutes } from './features/photos/photos.routes.ts';
import type { createPublishing } from './features/publishing/index.ts';
import { privacyRoutes } from './features/privacy/privacy.routes.ts';
import { rolesRoutes } from './features/roles/roles.routes.ts';
import { supportRoutes } from './features/support/support.routes.ts';
import { open } from './platform/http/procedures.ts';

/** Every call of the contract and who answers it. */
export const router = (
  {
    account,
    passkeys,
    secondFactor,
  }: {
    account: ReturnType<typeof createAccountRoutes>;
    passkeys: ReturnType<typeof createPasskeysRoutes>;
    secondFactor: ReturnType<typeof createSecondFactorRoutes>;
  },
  billing: ReturnType<typeof createBilling>['routes'],
  automation: ReturnType<typeof createAutomation>['routes'],
  publishing: ReturnType<typeof createPublishing>['routes'],
  episodes: ReturnType<typeof createEpisodesRoutes>,
) =>
  open.router({
    account,
    admin: adminRoutes,
    audit: auditRoutes,
    automation,
    billing,
    photos: photosRoutes,
    children: childrenRoutes,
    episodes,
    notifications: notificationsRoutes,
    passkeys,
    privacy: privacyRoutes,
    publishing,
    roles: rolesRoutes,
    secondFactor,
    support: supportRoutes,
  });
