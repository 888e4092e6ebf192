import { sign } from 'node:crypto';
import type { SocialSignIn } from '../../../platform/config/social-sign-in.ts';

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** What Apple takes for a client's secret: a token that we sign, for ten minutes, made for every use. */
export function appleSecret(
  { clientId, teamId, keyId, privateKey }: NonNullable<SocialSignIn['apple']>,
  issuer: string,
  now: Date,
): string {
  const issued = Math.floor(now.getTime() / 1000);
  const head = encode({ alg: 'ES256', kid: keyId });
  const body = encode({ iss: teamId, iat: issued, exp: issued + 600, aud: issuer, sub: clientId });
  const signature = sign('sha256', Buffer.from(`${head}.${body}`), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `${head}.${body}.${signature.toString('base64url')}`;
}
