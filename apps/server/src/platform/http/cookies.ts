/** A cookie of a request, decoded; undefined when it is not there. */
export function getCookie(headers: Headers, name: string): string | undefined {
  for (const part of headers.get('cookie')?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at < 0 || part.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** The prefix of cookies; what stands before it keeps other hosts from setting them (RFC 6265bis). */
export const cookiePrefix = { plain: 'milestoon', secure: '__Host-milestoon' } as const;

/** The names of the session's cookie: over http, and where the site is https. */
export const sessionCookie = {
  plain: `${cookiePrefix.plain}.session_token`,
  secure: `${cookiePrefix.secure}.session_token`,
} as const;

/**
 * The one name that counts on this site. Over https the other does not: a neighbour below the same domain, or a page
 * in the clear, could set it and have a parent work in a stranger's account.
 */
export const sessionCookieOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? sessionCookie.secure : sessionCookie.plain;
