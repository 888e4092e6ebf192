import '@fontsource-variable/nunito/wght.css';
import '@fontsource/fredoka/latin-500.css';
import '@fontsource/fredoka/latin-600.css';
import './ui/tokens.css';
import './ui/base.css';
import { loadFirstTexts } from '@milestoon/domain/texts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { followOtherTabs } from './features/account/other-tabs.ts';
import { prefetchFor } from './prefetch.ts';
import { installApp } from './lib/install.ts';
import { storedLanguage } from './lib/language.ts';
import { TextsProvider } from './lib/texts.tsx';
import { createQueryClient, Providers } from './providers.tsx';
import { AppRoutes } from './router.tsx';
import { trustOwnScripts } from './lib/trusted-scripts.ts';
import { keepWrittenScreen } from './lib/written-screen.ts';

trustOwnScripts();

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

// A page that comes back from the browser's memory may show what a sign-out has ended since,
// or a button still busy with the payment page that was left.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

const queryClient = createQueryClient();
followOtherTabs(queryClient);
void prefetchFor(queryClient, window.location.pathname);

const language = storedLanguage();
const first = await loadFirstTexts(language);
keepWrittenScreen(language);
document.documentElement.lang = language;

// In pieces, between which the page answers.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <TextsProvider initial={{ language, first }}>
        <Providers queryClient={queryClient}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </Providers>
      </TextsProvider>
    </StrictMode>,
  ),
);
installApp();
