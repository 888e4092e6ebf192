import { isLanguage, languages } from '@milestoon/domain/texts';
import { loadLandingTexts } from '@milestoon/domain/texts/landing';
import { renderToString } from 'react-dom/server';
import { Landing } from './features/landing/landing.tsx';

/** The landing page in every language, for the build. */
export const pages = () =>
  Promise.all(
    Object.keys(languages)
      .filter(isLanguage)
      .map(async (language) => {
        const texts = await loadLandingTexts(language);
        const markup = renderToString(<Landing initial={{ language, texts }} />);
        return { language, title: texts.tab, description: texts.description, markup };
      }),
  );
