import type { Role } from '@milestoon/domain';
import type { Config } from '../../../platform/config/config.ts';
import { isHttps } from '../../../platform/http/security.ts';

/** Whether a role may be used only in sessions proved by a second factor. */
export const needsSecondFactor = (role: Role, { publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  role !== 'user' && isHttps(publicUrl);
