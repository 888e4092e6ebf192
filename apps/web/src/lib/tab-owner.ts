import { clearDrafts, forgetWords } from './forget-drafts.ts';
import { leavePage } from './way-back.ts';

const place = 'milestoon.tab-owner';

/** Who was signed in in this tab the last time, until they sign out; null when nobody was. */
export function tabOwner(): string | null {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return null; // a browser that keeps nothing keeps no drafts either
  }
}

/** The person, whichever family they act for. */
const personOf = (owner: string | null): string | undefined => owner?.split(' ')[0];

/** Who is at this tab, whichever family they act for. */
export const tabPerson = (): string | undefined => personOf(tabOwner());

/** Nothing of who was here stays for who comes next. The page has to be loaded anew after it. */
export function leaveTab(stays?: string): void {
  clearDrafts(stays);
  leavePage();
  try {
    sessionStorage.removeItem(place);
  } catch {
    // as above
  }
}

/**
 * The tab is this person's from now on. A session that ended leaves its drafts to whoever began them; who is somebody
 * else finds nothing. True when it was somebody else's.
 */
export function claimTab(userId: string): boolean {
  const former = tabOwner();
  const wasOthers = former !== null && former !== userId;
  if (wasOthers) leaveTab(personOf(userId));
  // A tab that is new knows no owner: what others wrote on this device is not for this person either.
  forgetWords(personOf(userId));
  try {
    sessionStorage.setItem(place, userId);
  } catch {
    // as above
  }
  return wasOthers;
}
