import { clearDrafts } from './draft.ts';
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

/** Nothing of who was here stays for who comes next. The page has to be loaded anew after it. */
export function leaveTab(): void {
  clearDrafts();
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
  if (wasOthers) leaveTab();
  try {
    sessionStorage.setItem(place, userId);
  } catch {
    // as above
  }
  return wasOthers;
}
