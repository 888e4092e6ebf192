import { wordsPrefix } from './forget-drafts.ts';
import { tabOwner } from './tab-owner.ts';

/** A week: a story that was begun on a Sunday is there on the next one. */
const keptFor = 7 * 24 * 60 * 60_000;

/** What a form writes down on the device, besides what its tab holds. */
export interface WordKeeper<Value> {
  read: (key: string) => Partial<Value>;
  write: (key: string, value: Value) => void;
  forget: (key: string) => void;
}

/** Of who is signed in, in the family that they act for; null while nobody is. */
function placeOf(key: string): string | null {
  const owner = tabOwner();
  return owner === null ? null : `${wordsPrefix}${owner}.${key}`;
}

function forget(key: string): void {
  const place = placeOf(key);
  try {
    if (place !== null) localStorage.removeItem(place);
  } catch {
    // Storage is blocked: nothing is kept.
  }
}

/**
 * Keeps what is typed into these fields on this device, for who typed it: a tab that a phone has put away takes it along
 * otherwise. Photos and choices go with the tab. Signing out forgets the words, and so does somebody else who signs in.
 */
export function keepsWords<Value extends object>(fields: readonly (keyof Value)[]): WordKeeper<Value> {
  return {
    forget,
    read: (key) => {
      const place = placeOf(key);
      try {
        const kept = (place !== null && localStorage.getItem(place)) || '';
        if (Date.now() < Number.parseInt(kept, 10)) return JSON.parse(kept.slice(kept.indexOf(' ')));
      } catch {
        // Storage is blocked, or holds something else.
      }
      return {};
    },
    write: (key, value) => {
      const words = fields.map((field) => [field, value[field]] as const);
      if (words.every(([, typed]) => typed === '')) return forget(key);
      const place = placeOf(key);
      try {
        if (place !== null)
          localStorage.setItem(place, `${Date.now() + keptFor} ${JSON.stringify(Object.fromEntries(words))}`);
      } catch {
        // Storage is full or blocked: the words go with the tab.
      }
    },
  };
}
