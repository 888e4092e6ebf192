/** Whose addresses a payment page may lead back to. */
export interface OwnAddresses {
  publicUrl: string;
  headers: Headers;
}

/**
 * The full form of an address of this app, given as a path or in full; null for any other, or a payment page of
 * ours could be made to lead parents to somebody else's site. The app's own are its public address and the one
 * this request came to.
 */
export function ownAddress(given: string, { publicUrl, headers }: OwnAddresses): string | null {
  const host = headers.get('host');
  const origins = [new URL(publicUrl).origin, ...(host ? [`http://${host}`, `https://${host}`] : [])];
  const caller = headers.get('origin');
  const base =
    caller && origins.includes(caller)
      ? caller
      : host && !hasHost(publicUrl, host)
        ? `http://${host}`
        : publicUrl;
  const url = URL.parse(given, base);
  if (!url || !origins.includes(url.origin) || url.username || url.password) return null;
  // The provider fills in its session here; as a URL the braces would be escaped.
  return url.href.replaceAll('%7BCHECKOUT_SESSION_ID%7D', '{CHECKOUT_SESSION_ID}');
}

const hasHost = (address: string, host: string): boolean => new URL(address).host === host;
