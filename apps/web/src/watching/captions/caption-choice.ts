import { useSyncExternalStore } from 'react';

export const captionSizes = ['small', 'medium', 'large'] as const;
export type CaptionSize = (typeof captionSizes)[number];

/** How captions are shown on this device. */
export interface CaptionChoice {
  shown: boolean;
  size: CaptionSize;
}

const storageKey = 'milestoon.captions';
const usual: CaptionChoice = { shown: true, size: 'medium' };
const listeners = new Set<() => void>();
/** The same value for as long as the same text is stored. */
let known: { text: string | null; choice: CaptionChoice } = { text: null, choice: usual };

function read(text: string | null): CaptionChoice {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return usual;
    const { shown, size } = { ...usual, ...stored };
    return { shown: shown !== false, size: captionSizes.find((one) => one === size) ?? usual.size };
  } catch {
    return usual;
  }
}

function current(): CaptionChoice {
  try {
    const text = localStorage.getItem(storageKey);
    if (text !== known.text) known = { text, choice: read(text) };
  } catch {
    // Storage is blocked: what was chosen on this page goes on.
  }
  return known.choice;
}

export function chooseCaptions(part: Partial<CaptionChoice>): void {
  const choice = { ...current(), ...part };
  known = { text: JSON.stringify(choice), choice };
  try {
    localStorage.setItem(storageKey, JSON.stringify(choice));
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  // Chosen in another tab.
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
}

export const useCaptionChoice = (): CaptionChoice => useSyncExternalStore(subscribe, current);
