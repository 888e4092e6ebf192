import { useSyncExternalStore } from 'react';

/** How something is wanted on this device. */
export interface DeviceChoice<Choice extends object> {
  use(): Choice;
  choose(part: Partial<Choice>): void;
}

/**
 * A choice that this device remembers, in all its tabs. `read` makes one of whatever was stored (undefined: nothing),
 * and never throws. Where storage is blocked it lasts until the page is left.
 */
export function deviceChoice<Choice extends object>(
  storageKey: string,
  read: (stored: object | undefined) => Choice,
): DeviceChoice<Choice> {
  const listeners = new Set<() => void>();
  /** The same value for as long as the same text is stored. */
  let known: { text: string | null; choice: Choice } = { text: null, choice: read(undefined) };
  const parse = (text: string | null): Choice => {
    try {
      const stored: unknown = JSON.parse(text ?? 'null');
      return read(typeof stored === 'object' && stored !== null ? stored : undefined);
    } catch {
      return read(undefined);
    }
  };
  const current = (): Choice => {
    try {
      const text = localStorage.getItem(storageKey);
      if (text !== known.text) known = { text, choice: parse(text) };
    } catch {
      // Storage is blocked: what was chosen on this page goes on.
    }
    return known.choice;
  };
  const subscribe = (notify: () => void): (() => void) => {
    listeners.add(notify);
    // Chosen in another tab.
    window.addEventListener('storage', notify);
    return () => {
      listeners.delete(notify);
      window.removeEventListener('storage', notify);
    };
  };
  return {
    use: () => useSyncExternalStore(subscribe, current),
    choose(part) {
      const choice = { ...current(), ...part };
      known = { text: JSON.stringify(choice), choice };
      try {
        localStorage.setItem(storageKey, JSON.stringify(choice));
      } catch {
        // Storage is blocked: the choice lasts until the page is left.
      }
      for (const notify of listeners) notify();
    },
  };
}
