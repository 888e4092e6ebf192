import { type AccountOverrides, createAccount } from './features/account/index.ts';
import { createAdmin } from './features/admin/index.ts';
import { createAudit } from './features/audit/index.ts';
import { createAutomation } from './features/automation/index.ts';
import { createBackups } from './features/backups/index.ts';
import { createBilling } from './features/billing/index.ts';
import type { DrawAvatars } from './features/children/avatars.job.ts';
import { createChildren } from './features/children/index.ts';
import { createEpisodes, type EpisodesOverrides } from './features/episodes/index.ts';
import { createFamily } from './features/family/index.ts';
import { createFiles } from './features/files/index.ts';
import { createHouseholds } from './features/households/index.ts';
import { createKeepsakes, type KeepsakesOverrides } from './features/keepsakes/index.ts';
import { createNotifications } from './features/notifications/index.ts';
import { createPhotos } from './features/photos/index.ts';
import { createPrivacy } from './features/privacy/index.ts';
import { createPublishing, type GoogleAddresses } from './features/publishing/index.ts';
import { createRoles } from './features/roles/index.ts';
import { createSharing } from './features/sharing/index.ts';
import { createSupport } from './features/support/index.ts';
import type { Payments } from './platform/payments/payments.ts';
import type { Services } from './platform/services.ts';

/** What a test may bring of its own. */
export interface FeatureOverrides extends AccountOverrides, EpisodesOverrides, KeepsakesOverrides {
  draw?: DrawAvatars;
  google?: GoogleAddresses;
}

export interface FeatureParts {
  /** The payment provider; throws in a worker, which never asks it. */
  payments: () => Payments;
  /** The folder of the built web app. */
  webFolder: string;
}

/** Every feature there is: a new one is a folder and a line here. Mounts take requests in this order. */
export const createFeatures = async (
  services: Services,
  { payments, webFolder }: FeatureParts,
  overrides: FeatureOverrides,
) =>
  [
    await createAccount(services, overrides),
    await createFiles(services),
    await createSharing(services, { webFolder }),
    createPublishing(services, overrides),
    createPrivacy(services),
    createBilling({
      ...services,
      get payments() {
        return payments();
      },
    }),
    await createAutomation(services),
    createAdmin(),
    createAudit(services),
    createBackups(services),
    createChildren(services, overrides),
    createEpisodes(services, overrides),
    createFamily(),
    createHouseholds(services),
    createKeepsakes(services, overrides),
    createNotifications(services),
    createPhotos(services),
    createRoles(),
    createSupport(services),
  ] as const;
