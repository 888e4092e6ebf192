import '@fontsource-variable/nunito/wght.css';
import '@fontsource/fredoka/latin-500.css';
import '@fontsource/fredoka/latin-600.css';
import './ui/tokens.css';
import './ui/base.css';
import { loadLandingTexts } from '@milestoon/domain/texts/landing';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Landing } from './features/landing/landing.tsx';
import { storedLanguage } from './lib/language.ts';
import { installApp } from './lib/install.ts';
import { trustOwnScripts } from './lib/trusted-scripts.ts';

trustOwnScripts();

// The landing page on its own: it was written down by the build and only wakes up here. Whoever goes on to
// another screen gets the app.
const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

const language = storedLanguage();
const texts = await loadLandingTexts(language);
const page = <Landing initial={{ language, texts }} />;

if (root.hasChildNodes() && document.documentElement.lang === language) hydrateRoot(root, page);
else {
  document.documentElement.lang = language;
  createRoot(root).render(page);
}
installApp();
