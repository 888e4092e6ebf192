import { z } from 'zod';

const limit = (most: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(10, 'must be at least 10')
    .default(most);

/** Settings of how often somebody may call. */
export const rateLimitSettings = {
  RATE_LIMIT_PERSON: limit(600),
  RATE_LIMIT_ADDRESS: limit(1500),
  RATE_LIMIT_SIGN_UPS: limit(30),
};

export interface RateLimits {
  /** Points of one person a minute: reading costs one, writing three, what keeps processors busy more. */
  perPerson: number;
  /** Calls from one network address a minute: a household, a school, or a mobile network's gateway. */
  perAddress: number;
  /** Accounts made from one network address an hour. */
  signUpsPerAddress: number;
}

export const rateLimitsOf = (settings: Record<keyof typeof rateLimitSettings, number>): RateLimits => ({
  perPerson: settings.RATE_LIMIT_PERSON,
  perAddress: settings.RATE_LIMIT_ADDRESS,
  signUpsPerAddress: settings.RATE_LIMIT_SIGN_UPS,
});
