import '@fontsource-variable/nunito/wght.css';
import '@fontsource/fredoka/latin-500.css';
import '@fontsource/fredoka/latin-600.css';
import './ui/tokens.css';
import './ui/base.css';
import { loadLegalTexts } from '@milestoon/domain/texts/legal';
import { legalNameAt, LegalPage } from './features/legal/legal-page.tsx';
import { storedLanguage } from './lib/language.ts';
import { trustOwnScripts } from './lib/trusted-scripts.ts';
import { wakeUp } from './wake-up.tsx';

trustOwnScripts();

// A legal page on its own. Whoever goes on to another screen gets the app.
const language = storedLanguage();
const texts = await loadLegalTexts(language);
const name = legalNameAt(window.location.pathname) ?? 'terms';
wakeUp(language, <LegalPage name={name} told={{ language, texts }} />);
