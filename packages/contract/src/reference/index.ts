import type { contract } from '../index.ts';
import { accountReference } from './account.ts';
import { adminReference } from './admin.ts';
import { auditReference } from './audit.ts';
import { automationReference } from './automation.ts';
import { billingReference } from './billing.ts';
import type { References } from './call-reference.ts';
import { childrenReference } from './children.ts';
import { episodesReference } from './episodes.ts';
import { familyReference } from './family.ts';
import { householdsReference } from './households.ts';
import { keepsakesReference } from './keepsakes.ts';
import { notificationsReference } from './notifications.ts';
import { photosReference } from './photos.ts';
import { privacyReference } from './privacy.ts';
import { publishingReference } from './publishing.ts';
import { rolesReference } from './roles.ts';
import { passkeysReference, secondFactorReference } from './second-factor.ts';
import { sharingReference } from './sharing.ts';
import { supportReference } from './support.ts';
import { tellingReference } from './telling.ts';

export type { CallReference } from './call-reference.ts';
export { failures } from './failures.ts';

/** What the API document says of every call. Apart from the contract, so that the app does not carry it. */
export const reference: { [Feature in keyof typeof contract]: References<(typeof contract)[Feature]> } = {
  account: accountReference,
  admin: adminReference,
  audit: auditReference,
  automation: automationReference,
  billing: billingReference,
  photos: photosReference,
  children: childrenReference,
  episodes: episodesReference,
  family: familyReference,
  households: householdsReference,
  keepsakes: keepsakesReference,
  notifications: notificationsReference,
  passkeys: passkeysReference,
  privacy: privacyReference,
  publishing: publishingReference,
  roles: rolesReference,
  secondFactor: secondFactorReference,
  sharing: sharingReference,
  support: supportReference,
  telling: tellingReference,
};
