import '@fontsource-variable/nunito/wght.css';
import '@fontsource/fredoka/latin-500.css';
import '@fontsource/fredoka/latin-600.css';
import './ui/tokens.css';
import './ui/base.css';
import { loadLandingTexts } from '@milestoon/domain/texts/landing';
import { Landing } from './features/landing/landing.tsx';
import { storedLanguage } from './lib/language.ts';
import { holdTypedEarly } from './lib/star-name.ts';
import { trustOwnScripts } from './lib/trusted-scripts.ts';
import { wakeUp } from './wake-up.tsx';

trustOwnScripts();
// Whoever is quick types a name and goes on before the words of the page are loaded.
holdTypedEarly(document.querySelector('input[name=star]'));

// The landing page on its own. Whoever goes on to another screen gets the app.
const language = storedLanguage();
wakeUp(language, <Landing initial={{ language, texts: await loadLandingTexts(language) }} />);
