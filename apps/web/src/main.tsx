import '@fontsource-variable/nunito/wght.css';
import '@fontsource/fredoka/latin-500.css';
import '@fontsource/fredoka/latin-600.css';
import './ui/tokens.css';
import './ui/base.css';
// oxlint-disable-next-line no-unassigned-import -- evaluated here, used in start.tsx
import 'react-dom/client';
import { trustOwnScripts } from './lib/trusted-scripts.ts';

trustOwnScripts();

// React first, then the app in a task of its own: begun in one, they keep a phone from answering for a tenth of a
// second. The app's files are named in the page, so nothing is waited for.
void import('./start.tsx');
