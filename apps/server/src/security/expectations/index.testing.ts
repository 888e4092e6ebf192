import type { Expectation } from '../expectation.testing.ts';
import { accountExpectations } from './account.testing.ts';
import { adminExpectations } from './admin.testing.ts';
import { auditExpectations } from './audit.testing.ts';
import { automationExpectations } from './automation.testing.ts';
import { billingExpectations } from './billing.testing.ts';
import { childrenExpectations } from './children.testing.ts';
import { episodesExpectations } from './episodes.testing.ts';
import { familyExpectations } from './family.testing.ts';
import { householdsExpectations } from './households.testing.ts';
import { keepsakesExpectations } from './keepsakes.testing.ts';
import { notificationsExpectations } from './notifications.testing.ts';
import { operationExpectations } from './operation.testing.ts';
import { photosExpectations } from './photos.testing.ts';
import { privacyExpectations } from './privacy.testing.ts';
import { publishingExpectations } from './publishing.testing.ts';
import { rolesExpectations } from './roles.testing.ts';
import { secondFactorExpectations } from './second-factor.testing.ts';
import { sharingExpectations } from './sharing.testing.ts';
import { tellingExpectations } from './telling.testing.ts';
import { supportExpectations } from './support.testing.ts';

/** Every operation of the API document, and what each actor is answered. */
export const expectations: Expectation[] = [
  ...accountExpectations,
  ...secondFactorExpectations,
  ...auditExpectations,
  ...photosExpectations,
  ...childrenExpectations,
  ...episodesExpectations,
  ...familyExpectations,
  ...householdsExpectations,
  ...keepsakesExpectations,
  ...tellingExpectations,
  ...automationExpectations,
  ...sharingExpectations,
  ...publishingExpectations,
  ...notificationsExpectations,
  ...privacyExpectations,
  ...adminExpectations,
  ...rolesExpectations,
  ...supportExpectations,
  ...operationExpectations,
  // Last: the provider is asked, and does not know of the scene's subscriptions.
  ...billingExpectations,
];
