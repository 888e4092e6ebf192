import { useSyncExternalStore } from 'react';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** Read by public/theme.js too. */
const storageKey = 'milestoon.theme';
const darkSystem = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

export function storedTheme(): Theme {
  try {
    const value = localStorage.getItem(storageKey);
    return isTheme(value) ? value : 'system';
  } catch {
    return 'system';
  }
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  const system = darkSystem();
  listeners.add(notify);
  system.addEventListener('change', notify);
  return () => {
    listeners.delete(notify);
    system.removeEventListener('change', notify);
  };
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, storedTheme);

export const useSystemTheme = (): 'light' | 'dark' =>
  useSyncExternalStore(subscribe, () => (darkSystem().matches ? 'dark' : 'light'));
