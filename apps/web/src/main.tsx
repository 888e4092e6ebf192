import '@fontsource-variable/nunito/wght.css';
import '@fontsource/fredoka/latin-500.css';
import '@fontsource/fredoka/latin-600.css';
import './ui/tokens.css';
import './ui/base.css';
import { loadTexts } from '@milestoon/domain/texts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { installApp } from './lib/install.ts';
import { storedLanguage } from './lib/language.ts';
import { paths } from './lib/paths.ts';
import { TextsProvider } from './lib/texts.tsx';
import { Providers } from './providers.tsx';
import { AppRoutes } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

// A page that comes back from the browser's memory may show what a sign-out has ended since,
// or a button still busy with the payment page that was left.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

/** Screens that people come to from outside: fetched beside the texts, not after them. */
const early: Record<string, () => Promise<unknown>> = {
  [paths.signIn]: () => import('./routes/sign-in.tsx'),
  [paths.signUp]: () => import('./routes/sign-up.tsx'),
  [paths.home]: () =>
    Promise.all([
      import('./routes/with-progress.tsx'),
      import('./routes/app-shell.tsx'),
      import('./routes/home.tsx'),
    ]),
};
// The router asks again and tells of a failure.
early[window.location.pathname]?.().catch(() => {});

const language = storedLanguage();
const texts = await loadTexts(language);
document.documentElement.lang = language;

createRoot(root).render(
  <StrictMode>
    <TextsProvider initial={{ language, texts }}>
      <Providers>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </Providers>
    </TextsProvider>
  </StrictMode>,
);
installApp();
