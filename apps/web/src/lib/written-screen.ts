interface Written {
  element: HTMLElement;
  pathname: string;
  language: string;
}

let written: Written | null = null;

/**
 * Keeps what the server has written down of the screen at this address, so that it can stand until the app's own screen
 * takes its place. Call it before anything else is drawn. In another language than the page's it is of no use.
 */
export function keepWrittenScreen(language: string): void {
  const element = document.getElementById('written');
  const isSpoken = document.documentElement.lang === language;
  written = element && isSpoken ? { element, pathname: window.location.pathname, language } : null;
}

/** What is written of the screen that is awaited; null where it is another one, or was written in another language. */
export function writtenScreen(): HTMLElement | null {
  const isMeant =
    written?.pathname === window.location.pathname && written.language === document.documentElement.lang;
  return isMeant ? (written?.element ?? null) : null;
}
