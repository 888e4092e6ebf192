import { loadTexts } from '@milestoon/domain/texts';
import { currentLanguage } from './language.ts';

/** What is loaded, as soon as all texts of the page's language are there too: whoever draws it need not wait for them. */
export const withTexts = async <Part>(part: Promise<Part>): Promise<Part> =>
  (await Promise.all([part, loadTexts(currentLanguage())]))[0];
