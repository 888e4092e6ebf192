import { useEffect, useRef } from 'react';

/**
 * While a dialog is open the history has one entry more than there are pages, so that the button that leads back
 * closes the dialog and stays. The entry remains when a dialog is closed otherwise (taking it away could undo a step
 * to another page that is just being made); who goes back later does not notice it.
 */
interface Entry {
  /** Of the page's own entry: the one that may lie upon it. */
  below?: string;
  /** Of the entry upon it. */
  above?: string;
}

const entry = (): Entry => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

const open: (() => void)[] = [];
/** Where the tab was before the button was pressed. */
let last: Entry = entry();

/** Remembers where the tab is: to be called after every step to another page. */
export function noteEntry(): void {
  last = entry();
}

function layUpon(): void {
  const { above, below: _, ...page } = entry();
  if (above === undefined) {
    const id = `${performance.timeOrigin}-${performance.now()}`;
    window.history.replaceState({ ...page, below: id }, '');
    window.history.pushState({ ...page, above: id }, '');
  }
  noteEntry();
}

function goneBack(event: PopStateEvent): void {
  const { above } = last;
  noteEntry();
  if (above === undefined || entry().below !== above) return;
  // The page is the same: nothing else needs to hear of it.
  event.stopImmediatePropagation();
  const close = open.at(-1);
  if (!close) return window.history.back();
  close();
  // Another dialog is open below it, or this one stays.
  setTimeout(() => {
    if (open.length > 0) layUpon();
  });
}

// Before the router's, which comes later.
window.addEventListener('popstate', goneBack, { capture: true });

/** Makes the button that leads back, of a phone or of the browser, close what is open instead of leaving the page. */
export function useBackCloses(onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const close = (): void => latest.current();
    open.push(close);
    layUpon();
    return () => {
      open.splice(open.indexOf(close), 1);
    };
  }, []);
}
