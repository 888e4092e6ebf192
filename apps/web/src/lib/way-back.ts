import { paths } from './paths.ts';

const place = 'milestoon.way-back';
const leftPlace = 'milestoon.left-page';
/** Milliseconds: long enough to sign up and pay; later it would be a surprise. */
const keptFor = 60 * 60_000;

interface Kept {
  to: string;
  /** Somebody was signed in in this tab: their session has ended. */
  ended: boolean;
  at: number;
}

/** Steps on the way in. Whoever was stopped at one of them goes the whole way again. */
const steps: readonly string[] = [paths.subscriptionCheck, paths.subscription, paths.paymentSuccess];

/** Only a place of this app: nobody is led to another site, whatever stands in the storage. */
function isOwnPlace(to: string): boolean {
  if (!/^\/(?![/\\])/.test(to)) return false;
  const url = URL.parse(to, window.location.origin);
  return url?.origin === window.location.origin && url.pathname + url.search === to;
}

function readKept(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Partial<Kept> | null;
    if (typeof kept?.to !== 'string' || typeof kept.at !== 'number') return null;
    const isLate = Date.now() - kept.at > keptFor || kept.at > Date.now();
    return isLate || !isOwnPlace(kept.to) ? null : { to: kept.to, ended: kept.ended === true, at: kept.at };
  } catch {
    return null; // a browser that keeps nothing, or something that is not ours
  }
}

const thisPage = (): string => String(performance.timeOrigin);

/**
 * Whoever was here has left, and another page is being loaded: what this one's guards do until it is there, such as
 * when they hear that the session has ended, is nobody's way back.
 */
export function leavePage(): void {
  forgetWayBack();
  try {
    sessionStorage.setItem(leftPlace, thisPage());
  } catch {
    // Storage is blocked: nothing is kept anyhow.
  }
}

/**
 * Remembers where somebody wanted to go, before they are sent to sign in or to subscribe. In the tab's own storage and
 * in no address: a link cannot choose where signing in leads to.
 */
export function keepWayBack(to: string, { ended }: { ended: boolean }): void {
  const [pathname = ''] = to.split('?');
  const kept: Kept = { to: steps.includes(pathname) ? paths.home : to, ended, at: Date.now() };
  try {
    if (sessionStorage.getItem(leftPlace) === thisPage()) return;
    sessionStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // Storage is blocked: signing in leads home, as ever.
  }
}

/** Where they wanted to go, for as long as they are not there. Null for home, where everybody comes to anyhow. */
export function wayBack(): string | null {
  const to = readKept()?.to;
  return to === undefined || to === paths.home ? null : to;
}

/** What to say to who was stopped, by the name of its text; null to who was not. */
export function wayBackReason(): 'film' | 'page' | 'ended' | null {
  const kept = readKept();
  if (!kept) return null;
  if (kept.ended) return 'ended';
  return filmIn(kept.to) === undefined ? 'page' : 'film';
}

const filmIn = (to: string): string | undefined => /^\/(?:watch|app\/episodes)\/([^/?]+)/.exec(to)?.[1];

/** The episode whose film they wanted to see; undefined when it was something else. */
export const wantedFilm = (): string | undefined => filmIn(readKept()?.to ?? '');

/** They are back, or somewhere else by their own wish. */
export function forgetWayBack(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}
