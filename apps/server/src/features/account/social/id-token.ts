import { z } from 'zod';

const claims = z.object({
  iss: z.string(),
  aud: z.string(),
  exp: z.number(),
  sub: z.string().min(1),
  email: z.email().transform((email) => email.toLowerCase()),
  // Apple has said it in words too.
  email_verified: z.union([z.boolean(), z.stringbool()]),
});

export interface Identity {
  /** Who it is at the service, for good: addresses change. */
  sub: string;
  email: string;
}

/**
 * Who somebody is by the word of a service, from the ID token that it gave to us directly: by TLS from its own
 * address, so that it needs no signature (OpenID Connect Core 3.1.3.7). Null for one that is not for us, has expired,
 * or whose address the service does not vouch for: nobody must open an account by an address they only typed in there.
 */
export function readIdToken(
  token: string | undefined,
  { issuers, clientId, now }: { issuers: readonly string[]; clientId: string; now: Date },
): Identity | null {
  let told: unknown;
  try {
    told = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return null;
  }
  const { data } = claims.safeParse(told);
  if (!data || !issuers.includes(data.iss) || data.aud !== clientId) return null;
  if (data.exp * 1000 <= now.getTime() || !data.email_verified) return null;
  return { sub: data.sub, email: data.email };
}
