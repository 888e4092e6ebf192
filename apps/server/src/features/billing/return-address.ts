/** Where a request comes from. */
export interface AskingPage {
  headers: Headers;
  /** The app's own origins, as the request may know them. */
  ownOrigins: readonly string[];
}

/**
 * The full form of an address of this app, given as a path or in full; null for any other, or a payment page of
 * ours could be made to lead parents to somebody else's site. A path is completed by the origin of the page that
 * asks, if that is one of `ownOrigins`, else by the last, which is the address it came to.
 */
export function ownAddress(given: string, { ownOrigins, headers }: AskingPage): string | null {
  const caller = headers.get('origin');
  const base = ownOrigins.find((origin) => origin === caller) ?? ownOrigins.at(-1);
  const url = URL.parse(given, base);
  if (!url || !ownOrigins.includes(url.origin) || url.username || url.password) return null;
  // The provider fills in its session here; as a URL the braces would be escaped.
  return url.href.replaceAll('%7BCHECKOUT_SESSION_ID%7D', '{CHECKOUT_SESSION_ID}');
}
