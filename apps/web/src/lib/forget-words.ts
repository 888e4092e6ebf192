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
