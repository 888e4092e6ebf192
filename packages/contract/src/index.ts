import { account } from './account.ts';
import { admin } from './admin.ts';
import { audit } from './audit.ts';
import { automation } from './automation.ts';
import { billing } from './billing.ts';
import { children } from './children.ts';
import { episodes } from './episodes.ts';
import { family } from './family.ts';
import { households } from './households.ts';
import { keepsakes } from './keepsakes.ts';
import { notifications } from './notifications.ts';
import { photos } from './photos.ts';
import { privacy } from './privacy.ts';
import { publishing } from './publishing.ts';
import { roles } from './roles.ts';
import { passkeys, secondFactor } from './second-factor.ts';
import { sharing } from './sharing.ts';
import { support } from './support.ts';
import { telling } from './telling.ts';

/** The whole API. The server implements it, the app derives its client from it. */
export const contract = {
  account,
  admin,
  audit,
  automation,
  billing,
  photos,
  children,
  episodes,
  family,
  households,
  keepsakes,
  notifications,
  passkeys,
  privacy,
  publishing,
  roles,
  secondFactor,
  sharing,
  support,
  telling,
};

export * from './account.ts';
export * from './admin.ts';
export * from './api-key-scopes.ts';
export * from './audit.ts';
export * from './automation.ts';
export * from './billing.ts';
export * from './children.ts';
export * from './episodes.ts';
export * from './storyboard.ts';
export * from './family.ts';
export * from './households.ts';
export * from './keepsakes.ts';
export * from './notifications.ts';
export * from './photos.ts';
export * from './privacy.ts';
export * from './publishing.ts';
export * from './roles.ts';
export * from './seats.ts';
export * from './second-factor.ts';
export * from './sharing.ts';
export * from './support.ts';
export * from './telling.ts';
export { type ErrorCode, errors } from './errors.ts';
