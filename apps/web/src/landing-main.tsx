import '@fontsource-variable/nunito/wght.css';
import '@fontsource/fredoka/latin-500.css';
import '@fontsource/fredoka/latin-600.css';
import './ui/tokens.css';
import './ui/base.css';
import { loadLandingTexts } from '@milestoon/domain/texts/landing';
import { Landing } from './features/landing/landing.tsx';
import { storedLanguage } from './lib/language.ts';
import { trustOwnScripts } from './lib/trusted-scripts.ts';
import { wakeUp } from './wake-up.tsx';

trustOwnScripts();

// The landing page on its own. Whoever goes on to another screen gets the app.
const language = storedLanguage();
wakeUp(language, <Landing initial={{ language, texts: await loadLandingTexts(language) }} />);
