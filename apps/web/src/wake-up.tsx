import type { Language } from '@milestoon/domain/texts';
import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { installApp } from './lib/install.ts';

/** A page that stands alone was written down by the server and only wakes up here, in the reader's language. */
export function wakeUp(language: Language, page: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  if (root.hasChildNodes() && document.documentElement.lang === language)
    hydrateRoot(root, <Awake root={root}>{page}</Awake>);
  else {
    document.documentElement.lang = language;
    createRoot(root).render(<Awake root={root}>{page}</Awake>);
  }
  installApp();
}

/** From here on the page hears what is pressed; what was pressed before is done now (presses). */
function Awake({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => root.removeAttribute('data-asleep'), [root]);
  return children;
}
