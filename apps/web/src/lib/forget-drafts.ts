import { releaseStarName } from './star-name.ts';

// Apart from the forms' own part (draft.ts), which no screen without a form loads.

/** Where what forms hold lies in a tab. */
export const draftPrefix = 'milestoon.draft.';
/** Where words that were typed here lie on this device, before whose they are. */
export const wordsPrefix = 'milestoon.words.';

/** Forgets what was typed here and is not this person's, or has waited too long; without a person all of it. */
export function forgetWords(but?: string): void {
  try {
    for (const place of Object.keys(localStorage)) {
      if (!place.startsWith(wordsPrefix)) continue;
      const isTheirs = but !== undefined && place.startsWith(wordsPrefix + but);
      // It begins with the time until which it is kept.
      if (isTheirs && Date.now() < Number.parseInt(localStorage.getItem(place) ?? '', 10)) continue;
      localStorage.removeItem(place);
    }
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}

/** Of this tab, and the words kept on this device; those of a person who stays wait for their way back. */
export function clearDrafts(stays?: string): void {
  releaseStarName();
  forgetWords(stays);
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked: there is nothing to clear.
  }
}
